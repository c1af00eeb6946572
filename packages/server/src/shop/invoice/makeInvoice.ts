import { Worker } from 'node:worker_threads';
import { runDocumentWorker } from '../../pdf/runDocumentWorker.ts';
import type { InvoiceContent } from './invoiceContent.ts';

/** Writes an invoice beside the server. @returns the PDF @throws too_many_requests */
export function makeInvoice(userId: string, content: InvoiceContent): Promise<Uint8Array> {
  return runDocumentWorker(
    userId,
    () => new Worker(new URL('./invoiceWorker.ts', import.meta.url), { workerData: content }),
  );
}
