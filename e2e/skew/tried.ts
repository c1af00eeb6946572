/** What has run together. */
export interface Together {
  /** root of the project whose server ran */
  readonly project: string;
  /** versions by name of the release, the shell's too */
  readonly versions: ReadonlyMap<string, string>;
}

interface Known {
  /** all of it has run together before */
  readonly whole: boolean;
  /** remotes of which the same version has run with the same server and the same shell, by name */
  readonly remotes: readonly string[];
}

/** What is known of a combination from those that were tried before. */
export function knownOf({ project, versions }: Together, before: readonly Together[]): Known {
  const isSame = (other: Together, name: string) => other.versions.get(name) === versions.get(name);
  const beside = before.filter((other) => other.project === project && isSame(other, 'shell'));
  const names = [...versions.keys()];
  return {
    whole: beside.some((other) => names.every((name) => isSame(other, name))),
    remotes: names.filter((name) => name !== 'shell' && beside.some((other) => isSame(other, name))),
  };
}
