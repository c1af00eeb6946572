import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { deliver, dropWaiting, sendWaiting } from '../outbox/outbox.ts';
import type { OutboxRequest } from '../outbox/waitingWrites.ts';
import { $pathname } from '../stores/location.ts';
import { useDrafts } from '../stores/useDrafts.ts';
import { $user } from '../stores/user.ts';
import {
  createVersionedAutosave,
  type VersionedAutosave,
  type VersionedAutosaveOptions,
  type VersionedChange,
  type VersionedSaving,
} from './createVersionedAutosave.ts';
import {
  type FieldValues,
  isSectionDraft,
  mergeTabs,
  type SectionDraft,
  type SectionDrafts,
  withDrafts,
} from './fieldDrafts.ts';
import { newestState, onSharedState, shareState, type Versioned } from './serverStates.ts';
import { isReturned, useWaitingWrite, variablesOf, waitingWrite } from './useWaitingWrite.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface VersionedThing<State extends Versioned, Answer>
  extends Pick<
    VersionedAutosaveOptions<State>,
    'valuesOf' | 'isSubmitted' | 'submitsSeenOnly' | 'problemOf' | 'reload'
  > {
  /** what it is and where, e.g. `assignment/<id>/<course session id>`; its drafts lie at `<place>/<section>` */
  readonly place: string;
  readonly sections: readonly string[];
  /** as it came with the page */
  readonly preloaded: State | null;
  readonly outbox: {
    readonly key: string;
    readonly area: string;
    /** how the list of unsent changes shows it */
    readonly title: string;
    readonly courseSessionId: string;
    readonly request: (change: VersionedChange) => OutboxRequest & { readonly kind: 'mutation' };
    /** the change that these variables carry */
    readonly changeOf: (variables: Variables) => Pick<VersionedChange, 'values' | 'submits'>;
    readonly stateOf: (answer: Answer) => State;
  };
}

export interface OwnFields<State extends Versioned> extends VersionedSaving<State> {
  /** confirmed values, and above them what was typed since */
  readonly values: FieldValues;
  readonly confirmed: FieldValues;
  readonly drafts: SectionDrafts;
  readonly autosave: VersionedAutosave<State>;
  /** Gives up what was typed in a section. */
  readonly discard: (section: string) => void;
}

/** Name of this tab; browsers give real ids to secure pages only. */
const tab = `${Date.now()}-${Math.random()}`;

/** Milliseconds that a page is out of sight until it asks for what happened meanwhile. */
const longAwayMs = 60_000;

/**
 * `createVersionedAutosave` for a page: its drafts survive a reload and are shared by the tabs, what cannot be sent waits in the
 * outbox, and each newer state of the server reaches all tabs.
 * @param thing may be a new one at every render; another place is another thing
 */
export function useVersionedAutosave<State extends Versioned, Answer>(
  thing: VersionedThing<State, Answer>,
): OwnFields<State> {
  const latest = useRef(thing);
  latest.current = thing;
  const { place, preloaded, outbox } = thing;
  const own = `${useStore($user)?.id ?? ''}/${place}`;
  const draftOf = (section: string) => `${place}/${section}`;
  const isOpen = useRef(true);
  const kept = useDrafts<SectionDraft>(
    thing.sections.map(draftOf),
    isSectionDraft,
    // what was handed in is not typed any more
    useCallback((here, there) => (isOpen.current ? mergeTabs(here, there, tab) : there), []),
  );
  const bySection = (all: ReadonlyMap<string, SectionDraft>) =>
    new Map([...all].map(([key, draft]) => [key.slice(place.length + 1), draft]));
  const drafts = bySection(kept.drafts);
  // what is saved on the way to another page belongs here
  const [address] = useState(() => `${$pathname.get()}?courseSessionId=${outbox.courseSessionId}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is another one for another thing
  const autosave = useMemo(
    () =>
      createVersionedAutosave<State>(newestState(own, preloaded), {
        tab,
        drafts: {
          latest: () => bySection(kept.latest()),
          keep: (section, draft) => kept.keep(draftOf(section), draft),
          discard: (section) => kept.discard(draftOf(section)),
          write: kept.write,
        },
        valuesOf: (state) => latest.current.valuesOf(state),
        isSubmitted: (state) => latest.current.isSubmitted(state),
        submitsSeenOnly: thing.submitsSeenOnly,
        problemOf: (error, known) => latest.current.problemOf(error, known),
        reload: () => latest.current.reload(),
        async send(change) {
          const { key, area, title, request, stateOf } = latest.current.outbox;
          const delivery = await deliver<Answer>({ key, area, title, address, request: request(change) });
          return delivery.state === 'sent' ? { state: 'sent', answer: stateOf(delivery.answer) } : delivery;
        },
        withdraw() {
          if (waitingWrite(outbox.key)?.state === 'sending') return false;
          void dropWaiting(outbox.key);
          return true;
        },
        onServerState: (state, sent) => shareState(own, state, sent),
      }),
    [own],
  );
  const saving = useSyncExternalStore(autosave.subscribe, autosave.saving, autosave.saving);
  isOpen.current = !(saving.state && thing.isSubmitted(saving.state));

  useEffect(
    () =>
      onSharedState<State>(own, (state, sent) => autosave.receive(state, sent as FieldValues | undefined)),
    [own, autosave],
  );
  useEffect(() => {
    const state = newestState(own, preloaded);
    if (!state) return;
    // the other tabs hear of what came with the page before its drafts that have arrived are gone
    shareState(own, state);
    autosave.receive(state);
  }, [own, preloaded, autosave]);
  useEffect(() => autosave.start(), [autosave]);
  useReturn(() => thing.reload());
  useOutbox(thing, autosave);
  useEffect(() => {
    if (kept.drafts.size > 0) autosave.saveDrafts();
  }, [kept.drafts, autosave]);

  return {
    ...saving,
    confirmed: thing.valuesOf(saving.state),
    values: withDrafts(thing.valuesOf(saving.state), drafts),
    drafts,
    autosave,
    discard: (section) => kept.discard(draftOf(section)),
  };
}

/** Writes that wait in the outbox, were sent from it, or came back. */
function useOutbox<State extends Versioned, Answer>(
  { outbox: { key, area, changeOf, stateOf } }: VersionedThing<State, Answer>,
  autosave: VersionedAutosave<State>,
): void {
  const write = useWaitingWrite<Answer>(area, key, (variables, answer) =>
    autosave.delivered(stateOf(answer), changeOf(variables).values),
  );
  const submits = write !== undefined && changeOf(variablesOf(write)).submits;
  const latest = useRef(write);
  latest.current = write;
  const state = write?.state;
  useEffect(() => {
    const { current: now } = latest;
    if (state === undefined || now === undefined) return;
    if (!isReturned(now)) return autosave.waits(submits);
    const { code, current } = now;
    void dropWaiting(key).then(() => autosave.returned({ code, details: { current } }, submits));
  }, [state, submits, key, autosave]);
  useEffect(() => {
    // a waiting write is not replaced by an older one
    void sendWaiting().then(() => {
      if (!waitingWrite(key)) void autosave.save();
    });
  }, [key, autosave]);
}

/** Calls when the page comes back into sight after a while. */
function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;
  useEffect(() => {
    let hiddenAt: number | undefined;
    const change = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > longAwayMs) latest.current();
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
}
