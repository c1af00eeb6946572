import { crc32, deflateSync } from 'node:zlib';
import { zip } from './zip.ts';

/** A PDF of one page with a heading and lines of text (WinAnsi characters). */
export function pdf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    `/F1 18 Tf 56 780 Td (${pdfText(heading)}) Tj`,
    '/F1 11 Tf 0 -34 Td 16 TL',
    ...lines.map((line) => `(${pdfText(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function pdfText(text: string): string {
  return text.replaceAll('’', "'").replace(/[\\()]/g, (character) => `\\${character}`);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const relationships = `${office}/package/2006/relationships`;
const documentRelationships = `${office}/officeDocument/2006/relationships`;

/** A Word document of paragraphs. */
export function docx(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${xml(text)}</w:t></w:r></w:p>`).join('');
  return zip({
    '[Content_Types].xml': contentTypes([
      [
        '/word/document.xml',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      ],
    ]),
    '_rels/.rels': relationship(`${documentRelationships}/officeDocument`, 'word/document.xml'),
    'word/document.xml': `${declaration}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
}

/** A workbook with one sheet of texts and numbers. */
export function xlsx(name: string, rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t>${xml(value)}</t></is></c>`;
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const main = `${office}/spreadsheetml/2006/main`;
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return zip({
    '[Content_Types].xml': contentTypes([
      ['/xl/workbook.xml', `${type}.sheet.main+xml`],
      ['/xl/worksheets/sheet1.xml', `${type}.worksheet+xml`],
    ]),
    '_rels/.rels': relationship(`${documentRelationships}/officeDocument`, 'xl/workbook.xml'),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${documentRelationships}"><sheets><sheet name="${xml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationship(`${documentRelationships}/worksheet`, 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
  });
}

function contentTypes(parts: readonly (readonly [name: string, type: string])[]): string {
  const overrides = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

function relationship(type: string, target: string): string {
  return `${declaration}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A picture of horizontal bars, one per share (0 to 1), in the given colours. */
export function png(
  shares: readonly number[],
  colours: readonly (readonly [number, number, number])[],
): Buffer {
  const width = 480;
  const bar = 36;
  const height = shares.length * bar + 24;
  const line = (y: number) => {
    const index = Math.floor((y - 12) / bar);
    const inside = (y - 12) % bar >= 6 && (y - 12) % bar < bar - 6;
    const share = inside ? (shares[index] ?? 0) : 0;
    const colour = colours[index % colours.length] ?? [80, 80, 80];
    const pixels = Array.from({ length: width }, (_, x) =>
      x >= 16 && x < 16 + share * (width - 32) ? colour : [255, 255, 255],
    );
    return [0, ...pixels.flat()];
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const image = Buffer.from(Array.from({ length: height }, (_, y) => line(y)).flat());
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(image)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
