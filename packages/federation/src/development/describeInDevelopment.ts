import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RemoteDescriptor, ShellDescriptor } from '@learn/contracts';

/** What the worker is given. */
export interface Described {
  readonly folder: string;
  /** entry of the development build */
  readonly entry: string;
}

/**
 * Evaluates a manifest as it is now: in a thread of its own, which knows no earlier version of its modules.
 * @throws Error of the evaluation, or naming what is missing
 */
export async function describeInDevelopment(
  described: Described,
): Promise<RemoteDescriptor | ShellDescriptor> {
  const worker = new Worker(new URL('./describeWorker.ts', import.meta.url), { workerData: described });
  const [answer] = (await once(worker, 'message')) as [RemoteDescriptor | ShellDescriptor];
  return answer;
}
