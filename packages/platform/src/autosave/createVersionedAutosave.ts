import { atom } from 'nanostores';
import type { Delivery } from '../outbox/waitingWrites.ts';
import {
  type AfterFailure,
  type AutosaveOptions,
  type AutosavePhase,
  createAutosave,
} from './createAutosave.ts';
import {
  conflictsOf,
  type FieldConflict,
  type FieldDraft,
  type FieldValue,
  type FieldValues,
  rebase,
  type SectionDraft,
  type SectionDrafts,
  sendable,
  valueIn,
  withSent,
} from './fieldDrafts.ts';
import { isOlder, isSameState, type Versioned } from './serverStates.ts';

/** One write: values by section and field, and the version that they started from. */
export interface VersionedChange {
  readonly values: FieldValues;
  /** the person hands it in, with these values as the last ones */
  readonly submits: boolean;
  /** 0 before the first, so that another person's first value is noticed */
  readonly version: number;
}

export interface VersionedSaving<State> {
  /** the newest state of the server; undefined before the first write */
  readonly state: State | undefined;
  readonly phase: AutosavePhase;
  /** the person has handed in; it is being sent, or waits for the network */
  readonly submits: boolean;
  readonly conflicts: readonly FieldConflict[];
  /** handing in ended because another person changed something, which is here now to be looked at */
  readonly overtaken: boolean;
  /** ISO 8601, by `section field`: when this page had a value confirmed */
  readonly savedAt: Readonly<Record<string, string>>;
}

export interface VersionedAutosaveOptions<State extends Versioned> {
  /** name of this tab, unlike that of any other */
  readonly tab: string;
  readonly drafts: {
    readonly latest: () => SectionDrafts;
    readonly keep: (section: string, draft: SectionDraft) => void;
    readonly discard: (section: string) => void;
    /** Writes at once what is kept, for the other tabs. */
    readonly write: () => void;
  };
  readonly valuesOf: (state: State | undefined) => FieldValues;
  readonly isSubmitted: (state: State) => boolean;
  /** true: what another person changed is looked at before the thing is handed in; else it is merged, and handed in again */
  readonly submitsSeenOnly?: boolean | undefined;
  /** Sends it, or leaves it in the outbox. @throws what the server refuses */
  readonly send: (change: VersionedChange) => Promise<Delivery<State>>;
  /** Removes a waiting write from the outbox. @returns false where it is being sent already */
  readonly withdraw: () => boolean;
  /**
   * Reads an error: no code where the network or the server is away; `current` of a conflict is what the server has now.
   * @param known the newest state, for what the error leaves out
   */
  readonly problemOf: (
    error: unknown,
    known: State | undefined,
  ) => { readonly code: string | undefined; readonly current: State | undefined };
  /** Asks for the state of now, after a refusal; it comes to `receive`. */
  readonly reload: () => void;
  /** Called with each newer state of the server. @param sent what this tab has sent for it */
  readonly onServerState: (state: State, sent?: FieldValues) => void;
}

/**
 * Saves the fields of one versioned thing while they are typed. Nothing typed is given up before the server confirmed it: drafts
 * stay until then, a newer state of the server is merged field by field, and only a field that was changed differently in
 * both places becomes a conflict.
 */
export function createVersionedAutosave<State extends Versioned>(
  initial: State | undefined,
  { tab, drafts, valuesOf, ...options }: VersionedAutosaveOptions<State>,
) {
  const store = atom<VersionedSaving<State>>({
    state: initial,
    phase: 'idle',
    submits: false,
    conflicts: [],
    overtaken: false,
    savedAt: {},
  });
  const saving = () => store.get();
  const update = (change: Partial<VersionedSaving<State>>) => store.set({ ...saving(), ...change });

  const confirmed = (): FieldValues => valuesOf(saving().state);
  const conflictsNow = () => conflictsOf(drafts.latest(), confirmed());

  function keepAll(next: SectionDrafts): void {
    for (const [section, draft] of drafts.latest()) {
      const left = next.get(section);
      if (left === undefined) drafts.discard(section);
      else if (JSON.stringify(left) !== JSON.stringify(draft)) drafts.keep(section, left);
    }
  }

  const saves: AutosaveOptions<VersionedChange, State> = {
    pending() {
      const values = sendable(drafts.latest(), confirmed());
      // conflicts are decided before anything is handed in
      const submits = saving().submits && conflictsNow().length === 0;
      if (values === undefined && !submits) return undefined;
      // nothing written yet is a version, too: what was written elsewhere meanwhile is not lost
      return { values: values ?? {}, submits, version: saving().state?.version ?? 0 };
    },
    send(change) {
      update({ submits: change.submits, conflicts: conflictsNow() });
      keepAll(withSent(drafts.latest(), change.values));
      // the other tabs know what is sent before they hear that it has arrived: none sends something older after it
      drafts.write();
      return options.send(change);
    },
    onSaved({ values, submits }, state) {
      receive(state, values, true);
      if (submits) update({ submits: false });
    },
    onFailure: afterFailure,
    withdraw: options.withdraw,
    onNothing() {
      keepAll(rebase(drafts.latest(), confirmed()));
      const conflicts = conflictsNow();
      update({ submits: saving().submits && conflicts.length === 0, conflicts });
    },
    onPhase: (phase) => update({ phase }),
  };
  const autosave = createAutosave(() => saves);

  /**
   * Takes a state of the server, unless it is older than what is known.
   * @param sent what a tab of this browser has sent for it: that is nobody else's value
   * @param isOwn the other tabs do not know of it
   */
  function receive(state: State, sent: FieldValues = {}, isOwn = false): void {
    const { state: known } = saving();
    if (known && isOlder(state, known)) return;
    const isNews = known === undefined || !isSameState(state, known);
    merge(state, sent);
    if (isNews || isOwn) options.onServerState(state, isOwn ? sent : undefined);
    saveDrafts();
  }

  function merge(state: State, sent: FieldValues): void {
    const values = valuesOf(state);
    const before = withSent(drafts.latest(), sent);
    const left = rebase(before, values);
    const savedAt = { ...saving().savedAt };
    for (const [section, draft] of before)
      for (const field of Object.keys(draft))
        if (left.get(section)?.[field] === undefined) savedAt[`${section} ${field}`] = state.updated_at;
    update({ state, savedAt, conflicts: conflictsOf(left, values) });
    keepAll(left);
  }

  /** Saves drafts that no save is due for, as a tab may have been closed before it could. */
  function saveDrafts(): void {
    if (drafts.latest().size > 0) autosave.scheduleIdle();
  }

  function afterFailure(error: unknown): AfterFailure {
    const { code, current } = options.problemOf(error, saving().state);
    if (code === 'version_conflict' && current !== undefined) {
      // the server's own word counts, also where an older state was put back
      merge(current, {});
      options.onServerState(current);
      const isClear = saving().conflicts.length === 0;
      const overtaken = saving().submits && options.submitsSeenOnly === true;
      update({ submits: saving().submits && isClear && !overtaken, overtaken });
      return isClear || sendable(drafts.latest(), confirmed()) ? 'again' : 'idle';
    }
    update({ submits: false });
    if (code === undefined) return 'retry';
    // handed in elsewhere, or changed by another person
    options.reload();
    return 'refused';
  }

  const typedNow = (known: FieldDraft | undefined) => ({
    tab,
    // the clock of the device may be put back
    at: Math.max(Date.now(), (known?.at ?? 0) + 1),
  });

  return {
    subscribe: (listener: () => void) => store.listen(listener),
    saving,
    receive,
    saveDrafts,
    start: autosave.start,
    save: autosave.save,
    saveNow: autosave.saveNow,
    /** Keeps a value at once, and saves it after a pause. @param file what a file is called */
    change(section: string, field: string, value: FieldValue, file?: FieldDraft['file']): void {
      const draft = drafts.latest().get(section);
      const known = draft?.[field] ?? { base: valueIn(confirmed(), section, field) };
      const typed = { ...known, value, ...(file && { file }), ...typedNow(draft?.[field]) };
      drafts.keep(section, { ...draft, [field]: typed });
      autosave.schedule();
    },
    /** A write that waited was sent, by this tab or another. @param sent its values */
    delivered(state: State, sent: FieldValues): void {
      receive(state, sent, true);
      update({ submits: saving().submits && !options.isSubmitted(state) });
      autosave.setPhase('idle');
      void autosave.save();
    },
    /** A write that waited was in conflict or refused. */
    returned(error: unknown, submits: boolean): void {
      update({ submits });
      void autosave.fail(error);
    },
    /** A write of this or another tab waits for the network. */
    waits(submits: boolean): void {
      update({ submits });
      autosave.setPhase('waiting');
    },
    resolve({ section, field, theirs }: FieldConflict, choice: 'mine' | 'theirs'): void {
      const draft = drafts.latest().get(section);
      const typed = draft?.[field];
      const chosen = choice === 'mine' && typed ? typed : { value: theirs };
      // a choice is the value given last, so that it counts in the other tabs
      drafts.keep(section, { ...draft, [field]: { ...chosen, base: theirs, ...typedNow(typed) } });
      update({ conflicts: conflictsNow() });
      autosave.schedule();
    },
    submit(): Promise<void> {
      const conflicts = conflictsNow();
      update({ submits: conflicts.length === 0, conflicts, overtaken: false });
      autosave.setPhase('saving');
      return autosave.save();
    },
  };
}

export type VersionedAutosave<State extends Versioned> = ReturnType<typeof createVersionedAutosave<State>>;
