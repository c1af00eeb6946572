interface MountOwner {
  readonly name: string;
  readonly mounts: readonly { readonly path: string }[];
}

/** A mount whose addresses another one answers. */
export interface DuplicateMount {
  readonly path: string;
  readonly owner: string;
  readonly takenBy: string;
  /** position among the mounts of its owner */
  readonly index: number;
}

/**
 * Mounts that answer the same addresses as one before them; the names of parameters make no difference.
 * @param owners the shell and remotes; the first to declare an address has it
 */
export function duplicateMounts(owners: readonly MountOwner[]): readonly DuplicateMount[] {
  const taken = new Map<string, string>();
  return owners.flatMap(({ name: owner, mounts }) =>
    mounts.flatMap(({ path }, index) => {
      const addresses = path.replace(/:[^/]+/g, ':');
      const takenBy = taken.get(addresses);
      if (takenBy === undefined) taken.set(addresses, owner);
      return takenBy === undefined ? [] : [{ path, owner, takenBy, index }];
    }),
  );
}
