export interface ImageSize {
  readonly kind: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Markers of a JPEG that begin a frame, which names its size. */
const frames: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/**
 * The size of a picture in pixels as its header says, so that one that would fill the memory is never decoded.
 * @returns undefined for what is no png or jpg
 */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) {
    if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
    return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (frames.has(marker)) {
      return { kind: 'jpg', height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    }
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return undefined;
}
