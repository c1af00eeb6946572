import {
  gateProblem,
  isShellDescriptor,
  mountProblem,
  type ReleaseDescriptor,
  serverProblem,
  shellProblem,
} from '@learn/contracts/releaseGate';
import { releaseRefused } from '../errors.ts';
import { createReleaseStore } from '../releases/releaseStore.ts';
import { unansweredOperations } from '../releases/unansweredOperations.ts';

/** What is live on this server. */
export async function liveDescriptors(folder: string): Promise<readonly ReleaseDescriptor[]> {
  const { shell, remotes } = await createReleaseStore(folder, { warn: () => undefined }).readRegistry();
  return [...(shell ? [shell] : []), ...remotes.map(({ live }) => live)];
}

/** @throws release_refused when the version cannot go live beside what is live now */
export async function assertFitsLive(folder: string, descriptor: ReleaseDescriptor): Promise<void> {
  refuse(gateProblem(descriptor, await liveDescriptors(folder)) ?? unanswered(descriptor));
}

/** What a version is asked before it is taken in. @throws release_refused */
export async function assertFitsPlatform(folder: string, descriptor: ReleaseDescriptor): Promise<void> {
  refuse(mountProblem(descriptor, []));
  if (isShellDescriptor(descriptor)) return;
  const shell = (await liveDescriptors(folder)).find(isShellDescriptor);
  refuse(shellProblem(descriptor, shell) ?? unanswered(descriptor));
}

function unanswered(descriptor: ReleaseDescriptor): string | undefined {
  if (isShellDescriptor(descriptor)) return undefined;
  const faults = unansweredOperations([descriptor]);
  return serverProblem(
    descriptor,
    faults.map(({ operation, message }) => `${operation}: ${message}`),
  );
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw releaseRefused(problem);
}
