import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useEffect, useMemo } from 'react';
import {
  type DraftRule,
  discardDraft,
  draftKey,
  draftStore,
  type IsDraft,
  keepDraft,
  ruleDraft,
  writeDrafts,
} from './drafts.ts';
import { $user } from './user.ts';

/** Of this the server knows. */
const nothing: ReadonlyMap<string, unknown> = new Map();

/**
 * As `useDraft`, for a form whose parts are typed, saved and confirmed one by one: so that two tabs that type into
 * different parts do not overwrite each other.
 * @param keys as of `useDraft`; the list may be a new one at every render
 * @param isDraft a function of the module
 * @param rule what counts of a draft beside another tab's; the same function at every render
 */
export function useDrafts<Value>(keys: readonly string[], isDraft?: IsDraft<Value>, rule?: DraftRule<Value>) {
  const userId = useStore($user)?.id;
  const joined = keys.join('\n');
  const { store, storageKeys, ...actions } = useMemo(() => {
    const known = joined.split('\n');
    const storageKeys = known.map((key) => draftKey(userId, key));
    const stores = storageKeys.map((key) => draftStore(key, isDraft));
    const latest = (): ReadonlyMap<string, Value> =>
      new Map(
        known.flatMap((key, index): [string, Value][] => {
          const value = stores[index]?.get() as Value | undefined;
          return value === undefined ? [] : [[key, value]];
        }),
      );
    return {
      store: computed(stores, latest),
      storageKeys,
      /** what is kept at this moment, also for a function of an earlier render */
      latest,
      keep: (key: string, value: Value) => keepDraft(draftKey(userId, key), value),
      discard: (key: string) => discardDraft(draftKey(userId, key)),
      /** writes at once what is kept, for the other tabs; otherwise that happens within 300 ms */
      write: writeDrafts,
    };
  }, [userId, joined, isDraft]);
  useEffect(() => {
    if (!rule) return;
    const ends = storageKeys.map((key) => ruleDraft(key, rule as DraftRule<unknown>));
    return () => {
      for (const end of ends) end();
    };
  }, [storageKeys, rule]);
  return {
    /** by key; what was not typed or is confirmed is not in it */
    drafts: useStore(store, { ssr: () => nothing as ReadonlyMap<string, Value> }),
    ...actions,
  };
}
