import type { Offers, RemoteDescriptor, ShellDescriptor } from './registry.ts';
import { satisfy } from './versionRange.ts';

/** @returns the shared modules that a remote needs and a shell does not give it, with the accepted versions */
export function missingModules(remote: RemoteDescriptor, shell: ShellDescriptor): string[] {
  return Object.entries(remote.shared).flatMap(([key, range]) => {
    const provided = shell.shared[key];
    return provided !== undefined && satisfy(provided, range) ? [] : [`${key} ${range}`];
  });
}

/**
 * What a remote uses by name and a shell does not know.
 * @returns one phrase for each, empty when nothing is missing
 */
export function missingInShell(remote: RemoteDescriptor, offers: Offers): string[] {
  const { navigation, mounts, widgets, uses } = remote;
  const slots = [...widgets.map(({ slot }) => slot), ...mounts.flatMap((mount) => mount.slots ?? [])];
  return [
    ...missing('link', uses.links, offers.links),
    ...missing(
      'icon',
      navigation.map(({ icon }) => icon),
      offers.icons,
    ),
    ...missing('slot', slots, offers.slots),
    ...missing(
      'action',
      [...navigation, ...mounts, ...widgets].map(({ action }) => action),
      offers.actions,
    ),
    ...missing(
      'place',
      navigation.map(({ place }) => place),
      offers.places,
    ),
    ...Object.entries(uses.exports).flatMap(([key, names]) =>
      // of modules whose names the build could not tell, the version decides alone
      offers.exports[key] === undefined ? [] : missing(`${key} without`, names, offers.exports[key]),
    ),
  ];
}

function missing(kind: string, used: readonly (string | undefined)[], known: readonly string[]): string[] {
  return [...new Set(used)].flatMap((name) =>
    name === undefined || known.includes(name) ? [] : [`${kind} ${name}`],
  );
}
