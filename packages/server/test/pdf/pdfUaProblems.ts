import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { markedContent } from './markedContent.ts';

/**
 * Checks the rules of PDF/UA-1 (ISO 14289-1) that a machine can check of a document with text, a table, links and figures, by a reader
 * that has nothing to do with the writer. Each problem names the clause.
 * @returns an empty list for a document that keeps them
 */
export async function pdfUaProblems(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  return [
    ...catalogProblems(document),
    ...metadataProblems(document),
    ...structureProblems(document),
    ...pageProblems(document),
    ...fontProblems(document),
  ];
}

function catalogProblems({ catalog }: PDFDocument): string[] {
  const problems: string[] = [];
  const marked = dictOf(catalog, 'MarkInfo')?.get(PDFName.of('Marked'));
  if (String(marked) !== 'true') problems.push('7.1: the document is not marked as tagged');
  if (textOf(catalog, 'Lang') === undefined) problems.push('7.2: the document has no language');
  const shown = dictOf(catalog, 'ViewerPreferences')?.get(PDFName.of('DisplayDocTitle'));
  if (String(shown) !== 'true') problems.push('7.1: the title of the document is not shown');
  return problems;
}

function metadataProblems({ catalog }: PDFDocument): string[] {
  const stream = catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) return ['7.1: there is no metadata'];
  const xml = Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8');
  const problems: string[] = [];
  if (!/<pdfuaid:part>1<\/pdfuaid:part>/.test(xml)) problems.push('5: the metadata do not name PDF/UA-1');
  if (!/<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]+</.test(xml))
    problems.push('7.1: the metadata have no title');
  if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(xml)) problems.push('6.7: the metadata are no XML');
  return problems;
}

interface StructureElement {
  readonly role: string;
  readonly dict: PDFDict;
  readonly parent: StructureElement | undefined;
}

const standardRoles = new Set(
  'Document Part Sect H1 H2 H3 P L LI Lbl LBody Table TR TH TD THead TBody Span Link Figure'.split(' '),
);

function structureProblems(document: PDFDocument): string[] {
  const elements = structureElements(document);
  if (elements.length === 0) return ['7.1: there is no structure'];
  return [...elements.flatMap(elementProblems), ...headingProblems(elements), ...tableProblems(elements)];
}

function elementProblems({ role, dict, parent }: StructureElement): string[] {
  const problems: string[] = [];
  if (!standardRoles.has(role)) problems.push(`7.1: ${role} is no standard structure type`);
  if (role === 'Figure' && !textOf(dict, 'Alt')) problems.push('7.3: a figure has no alternative text');
  if (role === 'Figure' && !attribute(dict, 'BBox')) problems.push('7.3: a figure has no bounding box');
  if (role === 'TR' && parent?.role !== 'Table') problems.push('7.2: a row is not in a table');
  if (['TH', 'TD'].includes(role) && parent?.role !== 'TR') problems.push('7.2: a cell is not in a row');
  if (role === 'TH' && !attribute(dict, 'Scope'))
    problems.push('7.5: a header cell does not say what it heads');
  return problems;
}

function headingProblems(elements: readonly StructureElement[]): string[] {
  const levels = elements.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return skips ? ['7.4.2: a level of headings is left out'] : [];
}

function tableProblems(elements: readonly StructureElement[]): string[] {
  const rows = elements.filter(({ role }) => role === 'TR');
  const widths = new Set(rows.map((row) => elements.filter(({ parent }) => parent === row).length));
  return widths.size > 1 ? ['7.2: rows of a table have different numbers of cells'] : [];
}

/** Whatever is painted belongs to the structure or is an artifact; the page leads by the structure; links have words. */
function pageProblems(document: PDFDocument): string[] {
  const owned = ownedContent(document);
  return document.getPages().flatMap((page, index) => {
    const problems: string[] = [];
    const { unmarked, ids } = markedContent(contentOf(page.node.lookup(PDFName.of('Contents'))));
    if (unmarked.length > 0)
      problems.push(`7.1: page ${index + 1} paints outside of the structure: ${unmarked[0]}`);
    const keys = new Set(ids.map((id) => `${page.ref.objectNumber}:${id}`));
    if (keys.size !== ids.length) problems.push(`7.1: page ${index + 1} marks content twice`);
    for (const key of keys) if (!owned.has(key)) problems.push(`7.1: content ${key} is in no element`);
    for (const key of owned) {
      if (key.startsWith(`${page.ref.objectNumber}:`) && !keys.has(key))
        problems.push(`7.1: ${key} is nowhere`);
    }
    const annotations = page.node.lookup(PDFName.of('Annots'));
    if (annotations instanceof PDFArray && annotations.size() > 0) {
      if (String(page.node.get(PDFName.of('Tabs'))) !== '/S')
        problems.push('7.18.3: the tab order is not that of the structure');
      for (let place = 0; place < annotations.size(); place += 1) {
        const annotation = annotations.lookup(place, PDFDict);
        if (!textOf(annotation, 'Contents')) problems.push('7.18.5: a link has no words');
        if (!(annotation.get(PDFName.of('StructParent')) instanceof PDFNumber)) {
          problems.push('7.18.1: a link is in no element');
        }
      }
    }
    return problems;
  });
}

function fontProblems({ context }: PDFDocument): string[] {
  const dicts = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((dict) => String(dict.get(PDFName.of('Type'))) === '/Font');
  const whole = dicts.filter((dict) => String(dict.get(PDFName.of('Subtype'))) === '/Type0');
  const others = dicts.filter((dict) => !/Type0|CIDFont/.test(String(dict.get(PDFName.of('Subtype')))));
  const problems = others.map((dict) => `7.21.4: ${dict.get(PDFName.of('BaseFont'))} is not embedded`);
  if (whole.length === 0) problems.push('7.21: there is no font');
  for (const font of whole) {
    const name = String(font.get(PDFName.of('BaseFont')));
    if (!(font.lookup(PDFName.of('ToUnicode')) instanceof PDFRawStream)) {
      problems.push(`7.21.7: ${name} does not say which signs it draws`);
    }
    const inner = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
    const file = inner.lookup(PDFName.of('FontDescriptor'), PDFDict).lookup(PDFName.of('FontFile2'));
    if (!(file instanceof PDFRawStream)) problems.push(`7.21.4: ${name} is not embedded`);
  }
  return problems;
}

function structureElements({ catalog }: PDFDocument): StructureElement[] {
  const root = dictOf(catalog, 'StructTreeRoot');
  return root === undefined ? [] : childrenOf(root).flatMap((dict) => withChildren(dict, undefined));
}

function withChildren(dict: PDFDict, parent: StructureElement | undefined): StructureElement[] {
  const element = { role: String(dict.get(PDFName.of('S'))).slice(1), dict, parent };
  return [element, ...childrenOf(dict).flatMap((child) => withChildren(child, element))];
}

function childrenOf(dict: PDFDict): PDFDict[] {
  return kidsOf(dict).filter((kid) => kid instanceof PDFDict && kid.has(PDFName.of('S'))) as PDFDict[];
}

function kidsOf(dict: PDFDict): PDFObject[] {
  const kids = dict.lookup(PDFName.of('K'));
  if (kids instanceof PDFArray) return kids.asArray().map((_, index) => kids.lookup(index) as PDFObject);
  return kids === undefined ? [] : [kids];
}

/** Marked content of all elements, as number of the page's object and id. */
function ownedContent(document: PDFDocument): Set<string> {
  return new Set(
    structureElements(document).flatMap(({ dict }) =>
      kidsOf(dict).flatMap((kid) => {
        if (kid instanceof PDFNumber) return [`${pageOf(dict)}:${kid.asNumber()}`];
        const isReference = kid instanceof PDFDict && kid.has(PDFName.of('MCID'));
        return isReference ? [`${pageOf(kid)}:${kid.lookup(PDFName.of('MCID'), PDFNumber).asNumber()}`] : [];
      }),
    ),
  );
}

function pageOf(dict: PDFDict): number | undefined {
  const page = dict.get(PDFName.of('Pg'));
  return page instanceof PDFRef ? page.objectNumber : undefined;
}

function contentOf(contents: PDFObject | undefined): string {
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents];
  return streams
    .flatMap((stream) => (stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode()] : []))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
}

function dictOf(dict: PDFDict, name: string): PDFDict | undefined {
  const found = dict.lookup(PDFName.of(name));
  return found instanceof PDFDict ? found : undefined;
}

function textOf(dict: PDFDict, name: string): string | undefined {
  const found = dict.lookup(PDFName.of(name));
  return found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : undefined;
}

function attribute(dict: PDFDict, name: string): PDFObject | undefined {
  return dictOf(dict, 'A')?.get(PDFName.of(name));
}
