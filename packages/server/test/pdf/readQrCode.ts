import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import decodeQr from 'qr/decode.js';

/** Pixels of a module, and modules of the quiet zone around the code. */
const scale = 6;
const quiet = 4;

/** Share of the code that the Swiss cross covers: 7 of 46 mm. */
const cross = 7 / 46;

/**
 * What a scanner reads from the Swiss QR code of a page: its squares are painted, the cross over them, and read by a decoder that has
 * nothing to do with the writer.
 */
export async function readQrCode(file: Uint8Array): Promise<string> {
  const squares = squaresOf(await contentOf(file));
  const side = Math.min(...squares.map(({ size }) => size));
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const count = Math.round((Math.max(...squares.map(({ x }) => x)) - left) / side) + 1;
  const width = (count + 2 * quiet) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const { x, y } of squares) {
    const [column, row] = [Math.round((x - left) / side), Math.round((y - top) / side)];
    if (isCovered(column, count) && isCovered(row, count)) continue;
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const across = (column + quiet) * scale + (pixel % scale);
      const down = (row + quiet) * scale + Math.floor(pixel / scale);
      data.fill(0, (down * width + across) * 4, (down * width + across) * 4 + 3);
    }
  }
  return decodeQr({ width, height: width, data }, { timeLimit: 10_000 });
}

function isCovered(place: number, count: number): boolean {
  return Math.abs((place + 0.5) / count - 0.5) <= cross / 2;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Those of the most frequent size: modules, not the cross. */
function squaresOf(content: string): readonly Square[] {
  const all = [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re\b/g)].flatMap(
    ([, x, y, width, height]) =>
      width === height ? [{ x: Number(x), y: Number(y), size: Number(width) }] : [],
  );
  const bySize = Map.groupBy(all, ({ size }) => size.toFixed(3));
  return [...bySize.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Operators of the last page. */
async function contentOf(file: Uint8Array): Promise<string> {
  const page = (await PDFDocument.load(file)).getPages().at(-1);
  const contents = page?.node.lookup(PDFName.of('Contents'));
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents];
  return streams
    .flatMap((stream) => (stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode()] : []))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
}
