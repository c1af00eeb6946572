import { create } from 'qrcode';
import { ink } from '../../pdf/ink.ts';
import type { TaggedDocument } from '../../pdf/TaggedDocument.ts';

/** Draws a text as a QR code of squares, sharp in every size. @param size points */
export function drawQrCode(
  document: TaggedDocument,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const unit = size / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) document.rect(x + column * unit, y + row * unit, unit, unit);
    }
  }
  document.fill(ink.text);
}
