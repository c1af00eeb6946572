import { inflateSync } from 'node:zlib';

/** Values of a pixel by the colour type of a png. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Whether an interlaced png unpacks to more than its size asks for. The decoder limits the others itself, but unpacks these to
 * whatever end, and a few megabytes may hold thousands.
 */
export function fillsMemory(png: Buffer): boolean {
  const interlaced = png[28] === 1;
  if (!interlaced) return false;
  const [width, height, depth, colourType] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]];
  const bits = (depth ?? 8) * (channels[colourType ?? 6] ?? 4);
  // Every line of each of the seven passes has a byte of its own and is rounded up.
  const mostBytes = (Math.ceil((width * bits) / 8) + 1) * height * 2 + 1024;
  try {
    inflateSync(packedPixels(png), { maxOutputLength: mostBytes });
    return false;
  } catch {
    return true;
  }
}

function packedPixels(png: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let offset = 8; offset + 8 <= png.length; ) {
    const length = png.readUInt32BE(offset);
    const name = png.toString('latin1', offset + 4, offset + 8);
    if (name === 'IDAT') pieces.push(png.subarray(offset + 8, offset + 8 + length));
    offset += 12 + length;
  }
  return Buffer.concat(pieces);
}
