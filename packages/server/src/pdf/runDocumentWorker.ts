import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createPersonalQueue } from '../users/personalQueue.ts';

const longestMillis = 60_000;

const queue = createPersonalQueue(50);

/**
 * Writes a document beside the server, one at a time: reading fonts and cutting them takes a tenth of a second.
 * @param start begins the worker, which posts the file
 * @returns the PDF
 * @throws too_many_requests while another document of the person is made, or too many are waiting
 */
export function runDocumentWorker(userId: string, start: () => Worker): Promise<Uint8Array> {
  return queue(userId, async () => {
    const worker = start();
    try {
      const [written] = await once(worker, 'message', { signal: AbortSignal.timeout(longestMillis) });
      return written as Uint8Array;
    } finally {
      await worker.terminate();
    }
  });
}
