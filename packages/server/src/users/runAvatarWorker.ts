import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AvatarRequest, MadeAvatar } from './makeAvatar.ts';

const longestMillis = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** Makes a photo beside the server, one at a time: a decoded picture takes a hundred megabytes. */
export function runAvatarWorker(request: AvatarRequest): Promise<MadeAvatar> {
  const made = last.then(() => run(request));
  last = made.catch(() => undefined);
  return made;
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
