import { matchPath, navigationIcons, navigationPlaces, type RemoteOnPage, slotIds } from '@learn/contracts';
import { allSessionActions } from '@learn/domain';
import { reportError } from '@learn/platform';
import { $registry } from '@learn/platform/shell';

/** Reports what remotes name and this shell does not know; it is left out of the page. */
export function reportUnknown(): void {
  const remotes = $registry.get().remotes.map(({ descriptor }) => descriptor);
  const mounts = remotes.flatMap(({ mounts: own }) => own.map(({ path }) => path));
  for (const remote of remotes) {
    const unknown = unknownNames(remote, mounts);
    if (unknown.length === 0) continue;
    const message = `This shell does not know ${unknown.join(', ')}`;
    reportError(new Error(message), { area: 'composition', remote: `${remote.name}@${remote.version}` });
  }
}

function unknownNames(remote: RemoteOnPage, mounts: readonly string[]): string[] {
  const { navigation, widgets, mounts: own } = remote;
  const isAnswered = (path: string) => mounts.some((mount) => matchPath(mount, path) !== undefined);
  return [
    ...unknownOf(
      'action',
      [...navigation, ...own].map(({ action }) => action),
      allSessionActions,
    ),
    ...unknownOf(
      'place',
      navigation.map(({ place }) => place),
      navigationPlaces,
    ),
    ...unknownOf(
      'icon',
      navigation.map(({ icon }) => icon),
      navigationIcons,
    ),
    ...unknownOf(
      'slot',
      widgets.map(({ slot }) => slot),
      slotIds,
    ),
    ...navigation.flatMap(({ path }) => (isAnswered(path) ? [] : [`link ${path}`])),
  ];
}

function unknownOf(kind: string, named: readonly (string | undefined)[], known: readonly string[]): string[] {
  return [...new Set(named)].flatMap((name) =>
    name === undefined || known.includes(name) ? [] : [`${kind} ${name}`],
  );
}
