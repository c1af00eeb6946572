const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;

/**
 * How many bytes a zip says that it unpacks to; the reader of xlsx stops at what each entry says. Undefined for what is no zip, for
 * one of more than 4 GB, and for an entry that hides its size: a small file could fill the memory with it.
 */
export function unpackedSize(zip: Buffer): number | undefined {
  const end = findEnd(zip);
  if (end === undefined) return undefined;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== entryMark) return undefined;
    const packed = zip.readUInt32LE(at + 20);
    const unpacked = zip.readUInt32LE(at + 24);
    if (unpacked === 0xffffffff || (unpacked === 0 && packed > 2)) return undefined;
    total += unpacked;
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return at === end ? total : undefined;
}

/** Place of the record at the end, behind which only a comment may follow. */
function findEnd(zip: Buffer): number | undefined {
  for (let at = zip.length - endLength; at >= Math.max(0, zip.length - endLength - longestComment); at -= 1) {
    if (zip.readUInt32LE(at) === endMark && zip.readUInt16LE(at + 20) === zip.length - at - endLength)
      return at;
  }
  return undefined;
}
