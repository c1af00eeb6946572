import { duplicateMounts, type RemoteDescriptor, type ShellDescriptor } from '@learn/contracts';

/**
 * Leaves out mounts whose addresses another one answers: the shell comes first, then the remotes by name. Server and
 * browser would choose among them by chance.
 * @param report called for each mount that is left out
 */
export function withoutDuplicateMounts<Remote extends { readonly live: RemoteDescriptor }>(
  shell: ShellDescriptor | undefined,
  remotes: readonly Remote[],
  report: (details: { readonly release: string; readonly path: string; readonly takenBy: string }) => void,
): readonly Remote[] {
  const duplicates = duplicateMounts([...(shell ? [shell] : []), ...remotes.map(({ live }) => live)]);
  for (const { owner, path, takenBy } of duplicates) report({ release: owner, path, takenBy });
  return remotes.map((remote) => {
    const { name, mounts } = remote.live;
    const isLeftOut = (at: number) => duplicates.some(({ owner, index }) => owner === name && index === at);
    return { ...remote, live: { ...remote.live, mounts: mounts.filter((_, at) => !isLeftOut(at)) } };
  });
}
