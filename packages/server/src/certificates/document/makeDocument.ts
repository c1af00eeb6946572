import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createPersonalQueue } from '../../users/personalQueue.ts';
import type { DocumentContent } from './documentContent.ts';

const longestMillis = 60_000;

const queue = createPersonalQueue(50);

/**
 * Writes a certificate beside the server, one at a time.
 * @returns the PDF
 * @throws too_many_requests while another document of the person is made, or too many are waiting
 */
export function makeDocument(userId: string, content: DocumentContent): Promise<Uint8Array> {
  return queue(userId, async () => {
    const worker = new Worker(new URL('./documentWorker.ts', import.meta.url), { workerData: content });
    try {
      const [written] = await once(worker, 'message', { signal: AbortSignal.timeout(longestMillis) });
      return written as Uint8Array;
    } finally {
      await worker.terminate();
    }
  });
}
