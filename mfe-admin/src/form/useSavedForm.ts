import type { Seen } from '@learn/contracts';
import { problemOf, reportError } from '@learn/platform';
import { fieldErrorsOf, useDraft, useForm } from '@learn/platform/form';
import { useContext, useState } from 'react';
import { useTexts } from '../texts.ts';
import { conflictWords } from './conflictWords.ts';
import { isRecord } from './isRecord.ts';
import { RefreshSaved } from './RefreshSaved.ts';
import { useSeen } from './useSeen.ts';

/** What is wrong by field: a sentence. */
export type FieldErrors<Values> = { readonly [Name in keyof Values & string]?: string | undefined };

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
   * @param seen what was stored of these when they were typed, for `rest.send`
   */
  readonly send: (values: Values, changes: Partial<Values>, seen: Seen | undefined) => Promise<unknown>;
  /** field of the form for a field of the server, where it has another name: `titles.de` is `title` */
  readonly fieldOf?: (field: string) => string;
}

type State = 'idle' | 'busy' | 'saved' | { readonly error: unknown };

/**
 * A form that is saved as a whole, because others notice what it changes. What is typed stays as a draft on this device until the
 * server has taken it, over reloads and ended sessions (domain decisions §7); the server's own sentences stand beside their fields. What another
 * administrator has changed of the same fields meanwhile stands there, too, until it is decided which counts.
 */
export function useSavedForm<Values extends object>(options: SavedFormOptions<Values>) {
  const { draftKey, saved, stored, check, send, fieldOf = (field) => field } = options;
  const { t, language } = useTexts();
  const { draft, latest, keep, discard } = useDraft<Partial<Values>>(draftKey, isRecord);
  const seen = useSeen(draftKey, stored);
  const refreshSaved = useContext(RefreshSaved);
  const [state, setState] = useState<State>('idle');
  const values: Values = { ...saved, ...draft };
  const conflicts = seen.changedOf(Object.keys(differing(draft ?? {}, saved)));
  const letGo = () => {
    discard();
    seen.discard();
  };
  const keepTyped = (all: Partial<Values>) => {
    // what is as the server has it is no draft any more
    const typed = differing(all, saved);
    if (Object.keys(typed).length === 0) return letGo();
    keep(typed);
    seen.keep(Object.keys(typed));
  };
  const form = useForm<Values, FieldErrors<Values>>({
    values,
    check: check ?? (() => ({})),
    async submit(written) {
      if (state === 'busy') return;
      const sent = latest();
      setState('busy');
      try {
        const changes = differing(written, saved);
        await send(written, changes, seen.of(Object.keys(changes)));
        // what was typed meanwhile stays
        if (latest() === sent) letGo();
        setState('saved');
      } catch (error) {
        const { status } = problemOf(error);
        if (status === undefined || status >= 500) reportError(error, { area: 'admin' });
        else refreshSaved();
        setState({ error });
      }
    },
  });
  const error = typeof state === 'object' ? state.error : undefined;
  const refused: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([field, messages]) => [fieldOf(field), messages.join(' ')]),
  );
  const changedMeanwhile = Object.fromEntries(
    conflicts.map((name) => [name, conflictWords(saved[name as keyof Values], t, language)]),
  );
  const isAsked = conflicts.length > 0 && problemOf(error).code === 'version_conflict';
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
      else keepTyped(without(latest() ?? {}, conflicts));
      setState('idle');
    },
    changed: draft !== undefined,
    busy: state === 'busy',
    done: state === 'saved' && draft === undefined,
    change: (change: Partial<Values>) => {
      keepTyped({ ...latest(), ...change });
      if (state !== 'busy') setState('idle');
    },
    discard: () => {
      letGo();
      setState('idle');
    },
  };
}

export type SavedForm<Values extends object> = ReturnType<typeof useSavedForm<Values>>;

/** What of the values is not as it is saved. */
function differing<Values extends object>(values: Partial<Values>, saved: Values): Partial<Values> {
  const entries = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Values]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

function without<Values extends object>(values: Partial<Values>, names: readonly string[]): Partial<Values> {
  const entries = Object.entries(values).filter(([name]) => !names.includes(name));
  return Object.fromEntries(entries) as Partial<Values>;
}

/** Fields that are right may be undefined, and must not hide what the server says of them. */
function withoutGaps(errors: object): object {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined));
}
