import { endpoints, fillPath } from '@learn/contracts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { isSignature, sign } from '../storage/signature.ts';
import { attachment } from './fileName.ts';

/** How long a download address works (domain decisions §13). */
const addressSeconds = 15 * 60;

const purpose = 'file-addresses';
const signedText = (fileId: string, expires: number) => `${fileId}:${expires}`;

export interface AddressedFile {
  readonly id: string;
  readonly storageKey: string;
  readonly fileName: string;
  readonly fileType: string;
}

interface Signature {
  readonly expires: number | undefined;
  readonly signature: string | undefined;
}

/** An address that gives the file to everybody who has it, for 15 minutes: of the store itself, else of this server. */
export async function fileAddress(
  { db, store }: { readonly db: Database; readonly store: FileStore },
  file: AddressedFile,
): Promise<string> {
  const direct = await directAddress(store, file);
  if (direct !== undefined) return direct;
  const expires = Math.floor(Date.now() / 1000) + addressSeconds;
  const signature = await sign(db, purpose, signedText(file.id, expires));
  const query = new URLSearchParams({ expires: String(expires), signature });
  return `${fillPath(endpoints.file.path, { id: file.id })}?${query}`;
}

/** The store's own address; undefined where this server gives the bytes. */
export function directAddress(store: FileStore, file: AddressedFile): Promise<string | undefined> {
  return store.downloadAddress(file.storageKey, {
    disposition: attachment(file.fileName),
    fileType: file.fileType,
    seconds: addressSeconds,
  });
}

/** Whether an address was made by `fileAddress` for this file and is not too old. */
export async function isSigned(
  db: Database,
  fileId: string,
  { expires, signature }: Signature,
): Promise<boolean> {
  if (expires === undefined || signature === undefined || expires < Date.now() / 1000) return false;
  return isSignature(db, purpose, { text: signedText(fileId, expires), signature });
}
