import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its content is made while it is read. */
export interface ZipEntry {
  /** ASCII */
  readonly path: string;
  readonly content: Iterable<string> | AsyncIterable<string | Uint8Array>;
}

/** Half of the time of the usual level, for a file that is a quarter larger. */
const compressionLevel = 1;

/** A ZIP archive as bytes, made while it is read. One entry is asked for when the one before is done. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const file = new ZipFile();
  const bytes = file.outputStream.pipe(new PassThrough());
  let current: Readable | undefined;
  const add = async () => {
    for await (const { path, content } of entries) {
      if (bytes.destroyed) return;
      current = Readable.from(content);
      file.addReadStream(current, path, { compressionLevel });
      await finished(current);
    }
    file.end();
  };
  file.on('error', (error) => bytes.destroy(error));
  const added = add().catch((error: Error) => void bytes.destroy(error));
  try {
    yield* bytes;
  } finally {
    bytes.destroy();
    current?.destroy();
    await added;
  }
}
