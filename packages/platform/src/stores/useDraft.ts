import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { discardDraft, draftKey, draftStore, type IsDraft, keepDraft } from './drafts.ts';
import { $user } from './user.ts';

/**
 * What the person is typing into one form: it survives a reload, a crash and a session that has ended, is the same in
 * all tabs, and nobody else's. Never for passwords: it lies in local storage.
 * @param key unlike any other form's, e.g. `profile` or `assignment/<id>/<task id>`
 * @param isDraft a function of the module (not a new one at every render); data of another shape is logged and dropped
 */
export function useDraft<Value>(key: string, isDraft?: IsDraft<Value>) {
  const storageKey = draftKey(useStore($user)?.id, key);
  const draft = useStore(draftStore(storageKey, isDraft), { ssr: () => undefined }) as Value | undefined;
  const actions = useMemo(
    () => ({
      /** what is kept at this moment, also for a function of an earlier render that has waited for the server */
      latest: () => draftStore(storageKey, isDraft).get() as Value | undefined,
      /** call it at every change; the write is throttled and happens at the latest when the page goes away */
      keep: (value: Value) => keepDraft(storageKey, value),
      /** call it once the server has confirmed what was typed */
      discard: () => discardDraft(storageKey),
    }),
    [storageKey, isDraft],
  );
  return {
    /** what was typed and not confirmed by the server yet; undefined when there is nothing */
    draft,
    ...actions,
  };
}
