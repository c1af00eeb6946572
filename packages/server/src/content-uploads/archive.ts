import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentArchiveLimits as limits } from '@learn/domain';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { archiveRefused } from '../errors.ts';

/** Asks whether a zip keeps to the rules, by what it says of its files. @throws archive_refused with the rule and the file */
export function inspectArchive(file: string): Promise<void> {
  return withEntries(file, async () => undefined);
}

/**
 * Writes the files of a zip into an empty folder. A folder in which all of them lie is left out: most programs put one around.
 * @throws archive_refused, also where a file is not what the zip says of it
 */
export function unpackArchive(file: string, folder: string): Promise<void> {
  return withEntries(file, async (zip, entries) => {
    const around = folderAround(entries);
    for (const entry of entries) {
      const target = path.join(folder, entry.fileName.slice(around.length));
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx' }));
      } catch {
        throw archiveRefused({ fault: 'unreadable', file: entry.fileName });
      }
    }
  });
}

async function withEntries(
  file: string,
  use: (zip: ZipFile, entries: readonly Entry[]) => Promise<void>,
): Promise<void> {
  const zip = await openPromise(file, { autoClose: false }).catch(() => {
    throw archiveRefused({ fault: 'unreadable' });
  });
  try {
    await use(zip, await entriesOf(zip));
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.files) throw archiveRefused({ fault: 'files' });
  const entries: Entry[] = [];
  const names = new Set<string>();
  let unpacked = 0;
  const read = zip.eachEntry();
  for (;;) {
    const next = await read.next().catch((error: Error) => {
      throw archiveRefused({ fault: isAboutName(error) ? 'path' : 'unreadable' });
    });
    if (next.done) return entries;
    const entry = next.value;
    const file = entry.fileName;
    // What systems add of their own, and folders, which come by their files.
    if (/(^|\/)(\.|__MACOSX\/)/.test(file) || file.endsWith('/')) continue;
    unpacked += entry.uncompressedSize;
    const fault = faultOf(entry) ?? (unpacked > limits.unpackedBytes ? 'unpacked_bytes' : undefined);
    if (fault !== undefined) throw archiveRefused({ fault, file });
    if (names.has(file.toLowerCase())) throw archiveRefused({ fault: 'repeated', file });
    names.add(file.toLowerCase());
    entries.push(entry);
  }
}

/** The library refuses names that lead out of the folder, and says so in words only. */
function isAboutName({ message }: Error): boolean {
  return /^(absolute path|invalid relative path|invalid characters in fileName)/.test(message);
}

const fileTypeMask = 0o170000;
const linkType = 0o120000;

function faultOf(entry: Entry) {
  if (entry.isEncrypted()) return 'encrypted';
  if (((entry.externalFileAttributes >>> 16) & fileTypeMask) === linkType) return 'link';
  const isLarge = entry.uncompressedSize > limits.ratioFrom;
  if (isLarge && entry.uncompressedSize > entry.compressedSize * limits.ratio) return 'ratio';
  return undefined;
}

/** `folder/` where everything lies in it, else empty. */
function folderAround(entries: readonly Entry[]): string {
  const first = /^[^/]+\//.exec(entries[0]?.fileName ?? '')?.[0] ?? '';
  return entries.every(({ fileName }) => fileName.startsWith(first)) ? first : '';
}
