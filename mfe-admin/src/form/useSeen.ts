import type { Seen } from '@learn/contracts';
import { useDraft } from '@learn/platform/form';
import { isRecord } from './isRecord.ts';

/**
 * What was stored of each field when the person began to type into it; it is kept beside the draft, for a reload shows what
 * others have changed meanwhile.
 * @param stored what the server has now; undefined where there is nothing yet that others could change
 */
export function useSeen(draftKey: string, stored: Seen | undefined) {
  const { draft, latest, keep, discard } = useDraft<Seen>(`${draftKey}/seen`, isRecord);
  const seenOf = (seen: Seen | undefined, names: readonly string[]): Seen =>
    Object.fromEntries(
      names.flatMap((name) => {
        const known = seen && Object.hasOwn(seen, name) ? seen : (stored ?? {});
        return Object.hasOwn(known, name) ? [[name, known[name]]] : [];
      }),
    );
  return {
    /** for `rest.send` */
    of: (names: readonly string[]) => stored && seenOf(latest(), names),
    /** call it with the fields in which something is typed; what was seen of the others counts no more */
    keep: (names: readonly string[]) => stored && keep(seenOf(latest(), names)),
    discard,
    /** what is stored now counts as seen */
    accept: (names: readonly string[]) => keep({ ...latest(), ...seenOf(undefined, names) }),
    /** those of the fields that another person has changed meanwhile */
    changedOf: (names: readonly string[]) =>
      names.filter(
        (name) =>
          draft !== undefined &&
          Object.hasOwn(draft, name) &&
          JSON.stringify(draft[name]) !== JSON.stringify(stored?.[name]),
      ),
  };
}
