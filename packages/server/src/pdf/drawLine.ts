import { fonts } from './fonts.ts';
import { ink } from './ink.ts';
import { margin, type TaggedDocument } from './TaggedDocument.ts';

export interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  /** room before it, points */
  readonly above?: number;
  readonly x?: number;
}

/** Draws a paragraph or heading below what is there. @param type of its element, `P` or `H1` to `H6` */
export function drawLine(
  document: TaggedDocument,
  parent: PDFKit.PDFStructureElement,
  type: string,
  line: Line,
): void {
  const { text, size, bold = false, colour = ink.text, above = 0, x = margin } = line;
  document.y += above;
  document.leaf(parent, type, () => {
    document
      .font(bold ? fonts.bold : fonts.regular)
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, document.y, { width: document.page.width - margin - x, lineGap: size * 0.15 });
  });
}

/** The brand at the head of a document. */
export function drawBrand(document: TaggedDocument, root: PDFKit.PDFStructureElement, brand: string): void {
  document.artifact(() => {
    document
      .circle(margin + 10, margin + 10, 8)
      .lineWidth(4)
      .stroke(ink.accent);
  });
  document.y = margin + 2;
  drawLine(document, root, 'P', { text: brand, size: 14, bold: true, x: margin + 30 });
}
