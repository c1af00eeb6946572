import { endpoints } from '@learn/contracts';
import type { UploadPromise } from '../src/documents/promiseUpload.ts';
import { type FormFile, multipart } from './multipart.ts';
import type { TestClient } from './testClient.ts';

/** Sends files to the address of a promise of this server. */
export function sendFiles(client: TestClient, url: string, files: readonly FormFile[], fields = {}) {
  const { headers, payload } = multipart(files, fields);
  return client.send({
    method: 'POST',
    url,
    headers: { ...headers, 'x-csrftoken': client.cookies.get('csrftoken') ?? '' },
    payload,
  });
}

/** Uploads what was promised and finishes it. @returns the answer to finish */
export async function upload(client: TestClient, promise: UploadPromise, bytes: Uint8Array) {
  const { file_name: fileName, file_type: fileType } = promise.file_info;
  const sent = await sendFiles(client, promise.url, [{ fileName, fileType, bytes }], promise.fields);
  if (sent.statusCode !== 204) throw new Error(`The upload answers ${sent.statusCode}: ${sent.body}`);
  return client.post(endpoints.finishFile.path, { file_id: promise.file_id });
}
