import type { TransformOptions } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its text is made while it is read. */
export interface ZipEntry {
  /** ASCII */
  readonly path: string;
  readonly text: Iterable<string> | AsyncIterable<string>;
}

/** Half of the time of the usual level, for a file that is a quarter larger. */
const compressionLevel = 1;

/** So much text is made ahead of the compression, which runs in another thread. */
const ahead: Pick<TransformOptions, 'writableHighWaterMark'> = { writableHighWaterMark: 512 * 1024 };

const greatestSize = 0xffff_ffff;
const version = 20;
/** sizes and checksum follow the content */
const flags = 0x0008;
const deflated = 8;
/** 1 January 1980 */
const day = 0x0021;

interface Written {
  readonly path: string;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/**
 * A ZIP archive as bytes, made while it is read; up to 4 GB, and so much for each file.
 * @throws RangeError when it becomes larger
 */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const files: Written[] = [];
  let offset = 0;
  for await (const { path, text } of entries) {
    const start = offset;
    let crc = 0;
    let size = 0;
    let packed = 0;
    const head = Buffer.concat([
      numbers([4, 0x0403_4b50], [2, version], [2, flags], [2, deflated], [2, 0], [2, day]),
      numbers([4, 0], [4, 0], [4, 0], [2, path.length], [2, 0]),
      Buffer.from(path),
    ]);
    yield head;
    const deflate = createDeflateRaw({ level: compressionLevel, ...ahead });
    const fed = pipeline(async function* counted() {
      for await (const part of text) {
        const bytes = Buffer.from(part);
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    }, deflate);
    fed.catch(() => undefined);
    for await (const chunk of deflate) {
      packed += chunk.length;
      yield chunk;
    }
    await fed;
    yield numbers([4, 0x0807_4b50], [4, crc], [4, packed], [4, size]);
    offset += head.length + packed + 16;
    if (size > greatestSize || offset > greatestSize)
      throw new RangeError(`${path} is too large for a ZIP file`);
    files.push({ path, offset: start, crc, packed, size });
  }
  const directory = Buffer.concat(files.map(directoryEntry));
  yield directory;
  yield numbers(
    ...([
      [4, 0x0605_4b50],
      [2, 0],
      [2, 0],
      [2, files.length],
      [2, files.length],
    ] as const),
    ...([
      [4, directory.length],
      [4, offset],
      [2, 0],
    ] as const),
  );
}

function directoryEntry({ path, offset, crc, packed, size }: Written): Buffer {
  return Buffer.concat([
    numbers([4, 0x0201_4b50], [2, version], [2, version], [2, flags], [2, deflated], [2, 0], [2, day]),
    numbers(
      [4, crc],
      [4, packed],
      [4, size],
      [2, path.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ),
    Buffer.from(path),
  ]);
}

/** Numbers of so many bytes, the lowest byte first. */
function numbers(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
