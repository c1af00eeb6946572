import type { Font } from 'fontkit';
import { fonts } from './fonts.ts';
import { ink } from './ink.ts';
import { margin, type TaggedDocument } from './TaggedDocument.ts';

const rowGap = 8;
const fontSize = 10;
const columnGap = 12;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

interface Table {
  readonly columns: readonly string[];
  /** points of each column after the first, which takes what is left */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Draws a table as one element of the structure: header cells name their column, the first cell of a row its row. It goes on
 * over pages, and the header is repeated for the eye only.
 */
export function drawTable(
  document: TaggedDocument,
  parent: PDFKit.PDFStructureElement,
  { columns: headers, widths, rows }: Table,
): void {
  const columns = columnsOf(document, widths);
  const drawHeader = (drawCell: DrawCell) =>
    drawRow(document, columns, { cells: headers, font: fonts.bold }, drawCell);
  document.branch(parent, 'Table', (table) => {
    document.branch(table, 'TR', (row) => {
      drawHeader((_, draw) => document.leaf(row, 'TH', draw, { scope: 'Column' }));
    });
    for (const cells of rows) {
      if (document.y + heightOf(document, columns, cells) > bottomOf(document)) {
        document.addPage();
        drawHeader((_, draw) => document.artifact(draw));
      }
      document.branch(table, 'TR', (row) => {
        drawRow(document, columns, { cells, font: fonts.regular }, (index, draw) =>
          index === 0 ? document.leaf(row, 'TH', draw, { scope: 'Row' }) : document.leaf(row, 'TD', draw),
        );
      });
    }
  });
}

/** Lowest point of a page that is drawn on. */
export function bottomOf(document: TaggedDocument): number {
  return document.page.height - margin;
}

function columnsOf(document: TaggedDocument, widths: readonly number[]): Column[] {
  const first = document.page.width - 2 * margin - widths.reduce((sum, width) => sum + width, 0);
  let x = margin;
  return [first, ...widths].map((width, index) => {
    const column: Column =
      index === 0 ? { x, width: width - columnGap, align: 'left' } : { x, width, align: 'right' };
    x += width;
    return column;
  });
}

type DrawCell = (index: number, draw: () => void) => void;

function drawRow(
  document: TaggedDocument,
  columns: readonly Column[],
  { cells, font }: { readonly cells: readonly string[]; readonly font: Font },
  drawCell: DrawCell,
): void {
  const top = document.y + rowGap;
  const height = heightOf(document, columns, cells);
  document.font(font).fontSize(fontSize).fillColor(ink.text);
  for (const [index, column] of columns.entries()) {
    drawCell(index, () => {
      document.text(cells[index] ?? '', column.x, top, { width: column.width, align: column.align });
    });
  }
  const bottom = top + height;
  document.artifact(() => {
    document
      .moveTo(margin, bottom)
      .lineTo(document.page.width - margin, bottom)
      .lineWidth(0.75)
      .stroke(ink.line);
  });
  document.y = bottom;
  document.x = margin;
}

function heightOf(document: TaggedDocument, columns: readonly Column[], cells: readonly string[]): number {
  document.font(fonts.bold).fontSize(fontSize);
  const heights = columns.map(({ width }, index) => document.heightOfString(cells[index] ?? '', { width }));
  return Math.max(...heights) + rowGap;
}
