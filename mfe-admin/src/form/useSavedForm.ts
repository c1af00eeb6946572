import type { Seen } from '@learn/contracts';
import { problemOf, reportError } from '@learn/platform';
import { fieldErrorsOf, useDraft, useForm } from '@learn/platform/form';
import { useContext, useEffect, useState } from 'react';
import { useTexts } from '../texts.ts';
import { conflictWords } from './conflictWords.ts';
import { isRecord } from './isRecord.ts';
import { fieldOfPart, fieldsWithParts, isSame, putTogether, takenApart } from './parts.ts';
import { RefreshSaved } from './RefreshSaved.ts';
import { useSeen } from './useSeen.ts';

/** What is wrong by field, or by one of its parts as `titles.fr`: a sentence. */
export type FieldErrors<Values> = {
  readonly [Name in (keyof Values & string) | `${keyof Values & string}.${string}`]?: string | undefined;
};

export interface SavedFormOptions<Values extends object> {
  /** names the draft, unlike any other form's */
  readonly draftKey: string;
  /** what the server has; what is typed lies over it */
  readonly saved: Values;
  /**
   * The same of something that exists, as the server writes it: where another person changes meanwhile what is typed here, the form asks
   * which of the two counts. Undefined for a new one.
   */
  readonly stored?: { readonly [Name in keyof Values & string]?: unknown } | undefined;
  /** The rules of the domain. @returns sentences by field */
  readonly check?: (values: Values) => FieldErrors<Values>;
  /**
   * Sends the form; it rejects with what the server says. Of what the server has already only the changes count: another
   * administrator may have changed the rest meanwhile.
   * @param changes those of the values that differ from what the server had; there may be none
   * @param seen what was stored of these when they were typed, for `rest.send`; of their other parts, what is stored now
   */
  readonly send: (values: Values, changes: Partial<Values>, seen: Seen | undefined) => Promise<unknown>;
  /** field of the form for a field of the server, where it has another name */
  readonly fieldOf?: (field: string) => string;
}

/** `storedThen`: what the form took for stored when it was refused */
type State = 'idle' | 'busy' | 'saved' | { readonly error: unknown; readonly storedThen: string };

/**
 * A form that is saved as a whole, because others notice what it changes. What is typed stays as a draft on this device until the
 * server has taken it, over reloads and ended sessions (domain decisions §7); the server's own sentences stand beside their fields. What another
 * administrator has changed of the same fields meanwhile stands there, too, until it is decided which counts. Where they have changed
 * other parts of a field, both changes count.
 */
export function useSavedForm<Values extends object>(options: SavedFormOptions<Values>) {
  const { draftKey, saved, stored, check, send, fieldOf = (field) => field } = options;
  const { t } = useTexts();
  const fields = fieldsWithParts(saved, stored);
  const apart = (all: object) => takenApart(all, fields);
  const savedParts = apart(saved);
  const kept = useDraft<Partial<Values>>(draftKey, isRecord);
  const draft = kept.draft && apart(kept.draft);
  const seen = useSeen(draftKey, stored && apart(stored), fields);
  const refreshSaved = useContext(RefreshSaved);
  const [state, setState] = useState<State>('idle');
  const values = putTogether({ ...savedParts, ...draft }, fields) as Values;
  const conflicts = seen.changedOf(Object.keys(differing(draft ?? {}, savedParts)));
  const letGo = () => {
    kept.discard();
    seen.discard();
  };
  const keepTyped = (all: Parts) => {
    // what is as the server has it is no draft any more
    const typed = differing(all, savedParts);
    if (Object.keys(typed).length === 0) return letGo();
    kept.keep(typed as Partial<Values>);
    seen.keep(Object.keys(typed));
  };
  const storedNow = JSON.stringify(stored);
  const submit = async (written: Values) => {
    if (state === 'busy') return;
    const sent = kept.latest();
    setState('busy');
    const typed = Object.keys(differing(apart(written), savedParts));
    const changed = new Set(typed.map((name) => fieldOfPart(name, fields)));
    const changes = onlyOf(written, (name) => changed.has(name));
    const parts = Object.keys(savedParts).filter((name) => changed.has(fieldOfPart(name, fields)));
    const seenThen = seen.of(parts);
    try {
      await send(written, changes, seenThen && putTogether(seenThen, fields));
      // what was typed meanwhile stays
      if (kept.latest() === sent) letGo();
      else seen.saved(typed);
      setState('saved');
    } catch (error) {
      const { status, code } = problemOf(error);
      // what was sent as seen is what the newer state is compared with, also of a draft that says nothing of it
      if (code === 'version_conflict') seen.keep(typed);
      if (status === undefined || status >= 500) reportError(error, { area: 'admin' });
      else refreshSaved();
      setState({ error, storedThen: storedNow });
    }
  };
  const form = useForm<Values, FieldErrors<Values>>({ values, check: check ?? (() => ({})), submit });
  const error = typeof state === 'object' ? state.error : undefined;
  const refused: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([field, messages]) => [fieldOf(field), messages.join(' ')]),
  );
  const changedMeanwhile = Object.fromEntries(
    conflicts.map((name) => [name, conflictWords(savedParts[name], t)]),
  );
  const isConflict = problemOf(error).code === 'version_conflict';
  const isAsked = conflicts.length > 0 && isConflict;
  // what another person has changed was something else, and stands in the form now
  const goesOn =
    isConflict && conflicts.length === 0 && typeof state === 'object' && state.storedThen !== storedNow;
  useEffect(() => {
    if (goesOn) void submit(values);
  });
  return {
    values,
    formProps: form.formProps,
    /** sentences of the rules, else of the server, and what another person has saved meanwhile */
    errors: { ...changedMeanwhile, ...refused, ...withoutGaps(form.errors) } as FieldErrors<Values>,
    /** the whole was refused or did not arrive; undefined where a field says why */
    failure: error !== undefined && Object.keys(refused).length === 0 && !isAsked ? error : undefined,
    /** fields that another person has changed since something was typed there */
    conflicts,
    /** decides which counts of the conflicts; what is typed is sent with the next saving */
    settle: (counts: 'mine' | 'theirs') => {
      if (counts === 'mine') seen.accept(conflicts);
      else keepTyped(onlyOf(apart(kept.latest() ?? {}), (name) => !conflicts.includes(name)));
      setState('idle');
    },
    changed: draft !== undefined,
    busy: state === 'busy',
    done: state === 'saved' && draft === undefined,
    change: (change: Partial<Values>) => {
      keepTyped({ ...apart(kept.latest() ?? {}), ...apart(change) });
      if (state !== 'busy') setState('idle');
    },
    discard: () => {
      letGo();
      setState('idle');
    },
  };
}

export type SavedForm<Values extends object> = ReturnType<typeof useSavedForm<Values>>;

type Parts = Readonly<Record<string, unknown>>;

/** What of the values is not as it is saved. */
function differing(values: Parts, saved: Parts): Parts {
  return onlyOf(values, (name) => !isSame(values[name], saved[name]));
}

function onlyOf<Whole extends object>(whole: Whole, counts: (name: string) => boolean): Partial<Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => counts(name))) as Partial<Whole>;
}

/** Fields that are right may be undefined, and must not hide what the server says of them. */
function withoutGaps(errors: object): object {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined));
}
