/** What has run together. */
export interface Together {
  /** root of the project whose server ran */
  readonly project: string;
  /** versions by name of the release, the shell's too */
  readonly versions: ReadonlyMap<string, string>;
}

/** What may run together next. */
export interface Next extends Together {
  /** remotes whose widgets stand on the pages of a remote, by its name */
  readonly contributors: ReadonlyMap<string, readonly string[]>;
}

interface Known {
  /** all of it has run together before */
  readonly whole: boolean;
  /** remotes of which the same version has run with the same server, shell and contributors, by name */
  readonly remotes: readonly string[];
}

/** What is known of a combination from those that were tried before. */
export function knownOf({ project, versions, contributors }: Next, before: readonly Together[]): Known {
  const isSame = (other: Together, name: string) => other.versions.get(name) === versions.get(name);
  const beside = before.filter((other) => other.project === project && isSame(other, 'shell'));
  const haveRun = (names: readonly string[]) =>
    beside.some((other) => names.every((name) => isSame(other, name)));
  const names = [...versions.keys()];
  const remotes = names.filter((name) => name !== 'shell');
  return {
    whole: haveRun(names),
    remotes: remotes.filter((name) => haveRun([name, ...(contributors.get(name) ?? [])])),
  };
}
