import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { TaggedDocument } from '../../src/pdf/TaggedDocument.ts';
import { pdfUaProblems } from './pdfUaProblems.ts';

type Element = PDFKit.PDFStructureElement;

/** What the rules say of a document into which this is drawn. */
async function problemsOf(draw: (document: TaggedDocument, root: Element) => void, title = 'Titel') {
  const document = new TaggedDocument({ title, author: 'Lernkreis', lang: 'de-CH' });
  const written = buffer(document);
  const root = document.struct('Document');
  document.addStructure(root);
  document.leaf(root, 'H1', () => document.text('Überschrift'));
  draw(document, root);
  root.end();
  document.end();
  return pdfUaProblems(await written);
}

test('a heading keeps the rules', async () => {
  expect(await problemsOf(() => undefined)).toEqual([]);
});

test.each<[string, (document: TaggedDocument, root: Element) => void]>([
  ['7.1: page 1 paints outside of the structure: TJ', (document) => document.text('lose')],
  [
    '7.1: page 1 paints outside of the structure: S',
    (document) => document.moveTo(0, 0).lineTo(9, 9).stroke(),
  ],
  [
    '7.1: Absatz is no standard structure type',
    (document, root) => document.leaf(root, 'Absatz', () => document.text('a')),
  ],
  [
    '7.3: a figure has no alternative text',
    (document, root) =>
      document.leaf(root, 'Figure', () => document.rect(0, 0, 9, 9).fill(), { bbox: [0, 0, 9, 9] }),
  ],
  [
    '7.3: a figure has no bounding box',
    (document, root) =>
      document.leaf(root, 'Figure', () => document.rect(0, 0, 9, 9).fill(), { alt: 'Quadrat' }),
  ],
  [
    '7.4.2: a level of headings is left out',
    (document, root) => document.leaf(root, 'H3', () => document.text('tief')),
  ],
  [
    '7.5: a header cell does not say what it heads',
    (document, root) =>
      document.branch(root, 'Table', (table) =>
        document.branch(table, 'TR', (row) => document.leaf(row, 'TH', () => document.text('Kopf'))),
      ),
  ],
  [
    '7.2: a cell is not in a row',
    (document, root) => document.leaf(root, 'TD', () => document.text('Zelle')),
  ],
  [
    '7.18.5: a link has no words',
    (document, root) =>
      document.branch(root, 'Link', (link) => {
        link.add(() => document.text('Seite'));
        document.link(9, 9, 9, 9, 'https://example.org', { structParent: link });
      }),
  ],
  ['7.18.1: a link is in no element', (document) => document.link(9, 9, 9, 9, 'https://example.org')],
  [
    '7.21.4: /Helvetica is not embedded',
    (document, root) => document.leaf(root, 'P', () => document.font('Helvetica').text('fremd')),
  ],
])('%s', async (problem, draw) => {
  expect(await problemsOf(draw)).toContain(problem);
});

test('a document that knows nothing of it breaks many', async () => {
  const document = new PDFDocument({ pdfVersion: '1.7' });
  const written = buffer(document);
  document.text('Text');
  document.end();
  expect(await pdfUaProblems(await written)).toEqual(
    expect.arrayContaining([
      '7.1: the document is not marked as tagged',
      '7.2: the document has no language',
      '7.1: the title of the document is not shown',
      '5: the metadata do not name PDF/UA-1',
      '7.1: the metadata have no title',
      '7.1: there is no structure',
      '7.21.4: /Helvetica is not embedded',
    ]),
  );
});
