import { Worker } from 'node:worker_threads';
import { runDocumentWorker } from '../../pdf/runDocumentWorker.ts';
import type { DocumentContent } from './documentContent.ts';

/** Writes a certificate beside the server. @returns the PDF @throws too_many_requests */
export function makeDocument(userId: string, content: DocumentContent): Promise<Uint8Array> {
  return runDocumentWorker(
    userId,
    () => new Worker(new URL('./documentWorker.ts', import.meta.url), { workerData: content }),
  );
}
