import { buffer } from 'node:stream/consumers';
import { labelled } from '@learn/domain';
import { drawBrand, drawLine } from '../../pdf/drawLine.ts';
import { bottomOf, drawTable } from '../../pdf/drawTable.ts';
import { drawable, fonts } from '../../pdf/fonts.ts';
import { ink } from '../../pdf/ink.ts';
import { margin, TaggedDocument } from '../../pdf/TaggedDocument.ts';
import type { DocumentContent } from './documentContent.ts';
import { drawQrCode } from './drawQrCode.ts';

const qrSize = 104;

/** Points of the columns after the assignment's: weight, points, exact value, grade. */
const columnWidths = [64, 96, 84, 44];
const verificationHeight = 28 + qrSize;

/** Writes a certificate as PDF/UA-1: tagged in the order in which it is read. */
export async function writeDocument(given: DocumentContent): Promise<Buffer> {
  const content = drawableContent(given);
  const document = new TaggedDocument({
    title: content.title,
    author: content.brand,
    lang: `${content.language}-CH`,
  });
  const written = buffer(document);
  const root = document.struct('Document');
  document.addStructure(root);
  drawHead(document, root, content);
  drawGrade(document, root, content);
  drawLine(document, root, 'H2', { text: content.table.heading, size: 14, bold: true, above: 24 });
  drawTable(document, root, { ...content.table, widths: columnWidths });
  drawVerification(document, root, content);
  root.end();
  document.end();
  return written;
}

type Element = PDFKit.PDFStructureElement;

function drawHead(document: TaggedDocument, root: Element, content: DocumentContent): void {
  const { brand, kind, heading, name, statement } = content;
  drawBrand(document, root, brand);
  document.y += 36;
  if (kind !== undefined) drawLine(document, root, 'P', { text: kind, size: 12, colour: ink.secondary });
  drawLine(document, root, 'H1', { text: heading, size: 26, bold: true, above: 2 });
  drawLine(document, root, 'P', { text: name, size: 18, bold: true, above: 18 });
  drawLine(document, root, 'P', { text: statement, size: 12, above: 4 });
}

function drawGrade(document: TaggedDocument, root: Element, { grade, issued }: DocumentContent): void {
  drawLine(document, root, 'P', {
    text: `${grade.label} ${grade.official}`,
    size: 28,
    bold: true,
    above: 20,
  });
  drawLine(document, root, 'P', { text: grade.exact, size: 11, colour: ink.secondary });
  drawLine(document, root, 'P', { text: issued, size: 12, above: 12 });
}

/** Keeps the QR code beside its words: both on the same page. */
function drawVerification(
  document: TaggedDocument,
  root: Element,
  { verification, language }: DocumentContent,
): void {
  if (document.y + verificationHeight > bottomOf(document)) document.addPage();
  const top = document.y + 28;
  const x = margin + qrSize + 20;
  document.y = top;
  drawLine(document, root, 'H2', { text: verification.heading, size: 14, bold: true, x });
  drawLine(document, root, 'P', { text: verification.text, size: 11, above: 4, x });
  drawLink(document, root, verification.address, x);
  drawLine(document, root, 'P', { text: verification.code, size: 12, bold: true, above: 6, x });
  const place = { x: margin, y: top, size: qrSize };
  document.leaf(root, 'Figure', () => drawQrCode(document, verification.address, place), {
    alt: labelled(verification.qrCode, verification.address, language),
    bbox: [place.x, place.y, place.x + qrSize, place.y + qrSize],
  });
}

function drawLink(document: TaggedDocument, root: Element, address: string, x: number): void {
  document.branch(root, 'P', (paragraph) => {
    document.branch(paragraph, 'Link', (link) => {
      const top = document.y + 2;
      const width = document.page.width - margin - x;
      document.font(fonts.regular).fontSize(11).fillColor(ink.accent);
      const height = document.heightOfString(address, { width });
      link.add(() => document.text(address, x, top, { width }));
      // The library writes a String object as a text, and a plain one as a name.
      const Contents: string = Object(address);
      document.link(x, top, width, height, address, { structParent: link, Contents });
    });
  });
}

/** The same content with signs that the font has; an address is made of such. */
function drawableContent(content: DocumentContent): DocumentContent {
  const { columns, rows } = content.table;
  return {
    ...content,
    brand: drawable(content.brand),
    title: content.title,
    heading: drawable(content.heading),
    name: drawable(content.name),
    statement: drawable(content.statement),
    table: {
      heading: content.table.heading,
      columns: columns.map(drawable),
      rows: rows.map((cells) => cells.map(drawable)),
    },
  };
}
