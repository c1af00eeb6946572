import type { Seen } from '@learn/contracts';
import { useDraft } from '@learn/platform/form';
import { useRef } from 'react';
import { isRecord } from './isRecord.ts';
import { isSame, takenApart } from './parts.ts';

/**
 * What was stored of each field when the person began to type into it; it is kept beside the draft, for a reload shows what
 * others have changed meanwhile.
 * @param stored what the server has now, taken apart; undefined where there is nothing yet that others could change
 * @param fields those that have parts
 */
export function useSeen(draftKey: string, stored: Seen | undefined, fields: readonly string[]) {
  const kept = useDraft<Seen>(`${draftKey}/seen`, isRecord);
  const draft = kept.draft && takenApart(kept.draft, fields);
  const latest = (): Seen => takenApart(kept.latest() ?? {}, fields);
  // what was stored of fields that were saved here, as long as nothing newer has come
  const written = useRef<Seen>({});
  const isOwn = (name: string) =>
    Object.hasOwn(written.current, name) && isSame(written.current[name], stored?.[name]);
  const seenOf = (seen: Seen, names: readonly string[]): Seen =>
    Object.fromEntries(
      names.flatMap((name) => {
        const known = Object.hasOwn(seen, name) ? seen : (stored ?? {});
        return Object.hasOwn(known, name) ? [[name, known[name]]] : [];
      }),
    );
  return {
    of: (names: readonly string[]) => stored && seenOf(latest(), names),
    /** call it with the fields in which something is typed; what was seen of the others counts no more */
    keep: (names: readonly string[]) =>
      stored &&
      kept.keep(
        seenOf(
          latest(),
          names.filter((name) => !isOwn(name)),
        ),
      ),
    discard: kept.discard,
    /** what is stored now counts as seen */
    accept: (names: readonly string[]) => kept.keep({ ...latest(), ...seenOf({}, names) }),
    /** call it with the fields that were saved while something was typed: what is stored from then on comes from here */
    saved: (names: readonly string[]) => {
      written.current = seenOf({}, names);
      const others = Object.entries(latest()).filter(([name]) => !names.includes(name));
      kept.keep(Object.fromEntries(others));
    },
    /** those of the fields that another person has changed meanwhile */
    changedOf: (names: readonly string[]) =>
      names.filter(
        (name) => draft !== undefined && Object.hasOwn(draft, name) && !isSame(draft[name], stored?.[name]),
      ),
  };
}
