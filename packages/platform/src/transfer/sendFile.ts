import { endpoints, type UploadPromise } from '@learn/contracts';
import { rest } from '../rest/rest.ts';
import { uploadTo } from '../rest/upload.ts';
import type { TransferOptions } from './createTransfers.ts';

/**
 * Start → transfer → finish (specification §4, domain decisions §13).
 * @param start announces the file, which the server answers with where it goes
 * @returns the id of the file
 */
export async function sendFile(
  file: File,
  { signal, onProgress }: TransferOptions,
  start: (signal: AbortSignal) => Promise<UploadPromise>,
): Promise<string> {
  const { url, fields, file_id } = await start(signal);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  await uploadTo(url, form, { signal, onProgress });
  onProgress(1);
  await rest.send(endpoints.finishFile, { body: { file_id } }, { signal });
  return file_id;
}
