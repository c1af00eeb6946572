import { createHash } from 'node:crypto';

/** The id of a thing of the demo world: a UUID made from its name, so that addresses are the same in every demo world. */
export function demoId(name: string): string {
  const bytes = createHash('sha256').update(`demo world: ${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
