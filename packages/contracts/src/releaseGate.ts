import { duplicateMounts } from './duplicateMounts.ts';
import * as table from './endpointTable.ts';
import { contractVersion } from './manifest.ts';
import { missingInShell, missingModules } from './missingInShell.ts';
import type { RemoteDescriptor, ShellDescriptor } from './registry.ts';

export type ReleaseDescriptor = RemoteDescriptor | ShellDescriptor;

export function isShellDescriptor(descriptor: ReleaseDescriptor): descriptor is ShellDescriptor {
  return descriptor.name === 'shell';
}

/**
 * What a release cannot go live with beside what is live, apart from the server, which each gate asks in its own way.
 * @param live the shell and remotes as they would be with it; a version of the same name does not count
 * @returns a sentence that says what does not fit and what to do; undefined when all fits
 */
export function gateProblem(
  descriptor: ReleaseDescriptor,
  live: readonly ReleaseDescriptor[],
): string | undefined {
  const others = live.filter(({ name }) => name !== descriptor.name);
  // those of another contract are not shown
  const shown = others.filter((other) => other.contractVersion === descriptor.contractVersion);
  if (isShellDescriptor(descriptor))
    return mountProblem(descriptor, shown) ?? remotesProblem(descriptor, shown);
  return mountProblem(descriptor, shown) ?? shellProblem(descriptor, others.find(isShellDescriptor));
}

/** Two pages that answer the same addresses. */
export function mountProblem(
  descriptor: ReleaseDescriptor,
  others: readonly ReleaseDescriptor[],
): string | undefined {
  const { name } = descriptor;
  const duplicates = duplicateMounts([...others, descriptor]).filter(({ owner }) => owner === name);
  if (duplicates.length === 0) return undefined;
  const sentences = duplicates.map(({ path: pattern, takenBy }) => `${pattern} (${takenBy})`);
  return `${name} answers addresses that are taken: ${sentences.join(', ')}. Take one of the two pages away first.`;
}

/** What a remote uses and the live shell lacks. @param shell undefined where none is live */
export function shellProblem(
  descriptor: RemoteDescriptor,
  shell: ShellDescriptor | undefined,
): string | undefined {
  const { name } = descriptor;
  const spoken = shell?.contractVersion ?? contractVersion;
  if (descriptor.contractVersion !== spoken) {
    const remedy = descriptor.contractVersion < spoken ? 'Build it again.' : 'Release the shell first.';
    return `${name} was built for contract ${descriptor.contractVersion}, the platform speaks ${spoken}. ${remedy}`;
  }
  if (!shell) return undefined;
  const unfit = missingModules(descriptor, shell);
  if (unfit.length > 0) {
    return `${name} needs ${unfit.join(', ')}, which the live shell does not share. Release the shell first, or build again.`;
  }
  const missing = missingInShell(descriptor, shell.offers);
  if (missing.length === 0) return undefined;
  return `${name} uses what the live shell ${shell.version} does not offer: ${missing.join(', ')}. Release the shell first, or build ${name} without it.`;
}

/** What live remotes use and a shell lacks. */
function remotesProblem(shell: ShellDescriptor, live: readonly ReleaseDescriptor[]): string | undefined {
  const faults = live.flatMap((remote) => {
    if (isShellDescriptor(remote)) return [];
    const lacking = [...missingModules(remote, shell), ...missingInShell(remote, shell.offers)];
    return lacking.length === 0 ? [] : [`${remote.name} ${remote.version}: ${lacking.join(', ')}`];
  });
  if (faults.length === 0) return undefined;
  return `shell ${shell.version} does not offer what live remotes use:\n  ${faults.join('\n  ')}\nRelease these remotes without it first.`;
}

/** The REST endpoints of these sources, as `RemoteDescriptor.endpoints`, by their names in the code. */
export const endpointNames: ReadonlyMap<string, string> = new Map(
  Object.entries(table).map(([name, { method, path }]) => [name, `${method} ${path}`]),
);

/** @returns the endpoints that a remote uses and a server lacks, whatever their parameters are called */
export function unservedEndpoints(
  { endpoints = [] }: Pick<RemoteDescriptor, 'endpoints'>,
  served: readonly string[],
): string[] {
  const known = new Set(served.map(withoutNames));
  return endpoints.filter((endpoint) => !known.has(withoutNames(endpoint)));
}

function withoutNames(endpoint: string): string {
  return endpoint.replaceAll(/:\w+/g, ':');
}

/** @param faults one sentence for each operation and endpoint that the server would refuse */
export function serverProblem({ name }: ReleaseDescriptor, faults: readonly string[]): string | undefined {
  if (faults.length === 0) return undefined;
  return `${name} asks what the live server does not answer:\n  ${faults.join('\n  ')}\nRelease the server first, or build ${name} without it.`;
}
