import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AvatarRequest, MadeAvatar } from './makeAvatar.ts';
import { createPersonalQueue } from './personalQueue.ts';

const longestMillis = 60_000;

const queue = createPersonalQueue(20);

/**
 * Makes a photo beside the server, one at a time: a decoded picture takes a hundred megabytes.
 * @throws too_many_requests while another photo of the person is made, or too many are waiting
 */
export function runAvatarWorker(userId: string, request: AvatarRequest): Promise<MadeAvatar> {
  return queue(userId, () => run(request));
}

/** A picture that breaks the decoder breaks only the worker. */
async function run(request: AvatarRequest): Promise<MadeAvatar> {
  const worker = new Worker(new URL('./avatarWorker.ts', import.meta.url), { workerData: request });
  try {
    const [made] = await once(worker, 'message', { signal: AbortSignal.timeout(longestMillis) });
    return made as MadeAvatar;
  } catch {
    return { fault: 'unreadable' };
  } finally {
    await worker.terminate();
  }
}
