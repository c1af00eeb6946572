import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** The smallest files of each kind that may be uploaded, and some that only look like one. */
export const fixtureFiles = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  docx: office('word/document.xml', 'wordprocessingml.document.main+xml'),
  xlsx: office('xl/workbook.xml', 'spreadsheetml.sheet.main+xml'),
  pptx: office('ppt/presentation.xml', 'presentationml.presentation.main+xml'),
  png: png(2, 1),
  jpg: Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ]),
  mp4: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\x02\0isommp42', 'latin1'),
    Buffer.alloc(64),
  ]),
  zip: zip([{ name: 'a.txt', bytes: Buffer.from('text') }]),
  docm: office('word/document.xml', 'x', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
} as const;

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An archive as office programs write it: compressed, the list of contents first. */
export function zip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}

function office(part: string, kind: string, type = `application/vnd.openxmlformats-officedocument.${kind}`) {
  const types = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;
  return zip([
    { name: '[Content_Types].xml', bytes: Buffer.from(types) },
    { name: '_rels/.rels', bytes: Buffer.from('<Relationships/>') },
    { name: part, bytes: Buffer.from('<document/>') },
  ]);
}

/** A grey picture. @param announced width and height that the header claims, where it lies */
export function png(width: number, height: number, announced = { width, height }): Buffer {
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return pngOf(announced, rows, 0);
}

/** An interlaced picture of few pixels that unpacks to so many bytes. */
export function pngBomb(bytes: number): Buffer {
  return pngOf({ width: 8, height: 8 }, Buffer.alloc(bytes), 1);
}

function pngOf(size: { width: number; height: number }, rows: Buffer, interlaced: 0 | 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 0, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}
