/**
 * Sends what was changed of something that the server has, and nothing where nothing was.
 * @param changes as `useSavedForm` finds them
 * @param write gets the names of what was changed, for `?only=` of calls that send the whole
 */
export async function onlyChanged<Changes extends object>(
  changes: Changes,
  write: (only: (keyof Changes & string)[]) => Promise<unknown>,
): Promise<void> {
  const names = Object.keys(changes) as (keyof Changes & string)[];
  if (names.length > 0) await write(names);
}
