import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** What a zip says of its files, also where that is not so. */
interface Claims {
  /** of the file system of Unix */
  readonly mode?: number;
  readonly encrypted?: boolean;
  /** bytes */
  readonly saysToUnpackTo?: number;
  /** bytes, packed */
  readonly saysToBe?: number;
}

/** A zip with any names and claims, which no library would write. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>, claims: Claims = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(claims.encrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(claims.saysToBe ?? packed.length, 14);
    common.writeUInt32LE(claims.saysToUnpackTo ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(((claims.mode ?? 0o100644) << 16) >>> 0, 6);
    attributes.writeUInt32LE(offset, 10);
    const madeByUnix = Buffer.from([20, 3]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), madeByUnix, common, attributes, Buffer.from(name)]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end]);
}

/** @param around a folder in which the files lie in the zip, with `/` at its end */
export async function zipOfFolder(folder: string, around = ''): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [around + path.relative(folder, file), await readFile(file)] as const;
    });
  return zipOf(Object.fromEntries(await Promise.all(files)));
}
