import type { UserProfile } from '@learn/contracts';
import { type ProfileFieldProblem, zurichDay } from '@learn/domain';
import { $user, errorCodeOf, reportError, useDraft } from '@learn/platform';
import { changeProfile, HttpError } from '@learn/platform/shell';
import type { SavedState } from '@learn/ui/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { examine, isSame, linkedFields, without } from './examine.ts';
import {
  type EditableField,
  editableFields,
  isTypedValues,
  type ProfileValues,
  type TypedValues,
} from './profileValues.ts';

/** Milliseconds of silence after which a field saves itself. */
const saveDelay = 800;
/** Milliseconds between attempts while the server cannot be reached. */
const retryDelay = 10_000;

export interface ProfileForm {
  /** what stands in the fields: typed, else as the server has it */
  readonly values: ProfileValues;
  readonly problemOf: (field: EditableField) => ProfileFieldProblem | undefined;
  readonly savingOf: (field: EditableField) => { state: SavedState | undefined; at: Date | undefined };
  readonly change: <Field extends EditableField>(field: Field, value: ProfileValues[Field]) => void;
  /** call it when the field is left, or at once for one in which nothing is typed */
  readonly leave: (field: EditableField) => void;
  /** the last attempt did not reach the server; what was typed is kept on this device */
  readonly unreachable: boolean;
  readonly saveNow: () => void;
}

/**
 * A profile whose every field saves itself when it is left or 800 ms after the last key (domain decisions §7): what is wrong waits, with the
 * reason, and keeps nothing else waiting. Whatever is not confirmed survives as a draft.
 */
export function useProfileForm(user: UserProfile): ProfileForm {
  const { draft, keep, discard } = useDraft<TypedValues>('profile', isTypedValues);
  const typed = draft ?? {};
  const [refused, setRefused] = useState<TypedValues>({});
  const [leftFields, setLeftFields] = useState(
    () => new Set<EditableField>(editableFields.filter((name) => name in typed)),
  );
  const [sending, setSending] = useState<TypedValues>({});
  const [savedAt, setSavedAt] = useState<Partial<Record<EditableField, Date>>>({});
  const [unreachable, setUnreachable] = useState(false);
  const latest = useRef({ typed, refused, busy: false, again: false });
  latest.current.typed = typed;
  latest.current.refused = refused;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = useCallback(
    (next: TypedValues | undefined) => {
      latest.current.typed = next ?? {};
      if (next) keep(next);
      else discard();
    },
    [keep, discard],
  );

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const state = latest.current;
    const kept = $user.get();
    if (!kept) return;
    if (state.busy) {
      state.again = true;
      return;
    }
    const { change, settled } = examine(kept, state.typed, state.refused, zurichDay(new Date()));
    if (settled.length > 0) put(without(state.typed, settled));
    const fields = editableFields.filter((field) => field in change);
    if (fields.length === 0) return setUnreachable(false);
    state.busy = true;
    state.again = false;
    setSending(change);
    try {
      await changeProfile(change);
      setUnreachable(false);
      const confirmed = fields.filter((field) => isSame(state.typed, change, field));
      put(without(state.typed, confirmed));
      const at = new Date();
      setSavedAt((before) => ({ ...before, ...Object.fromEntries(confirmed.map((field) => [field, at])) }));
    } catch (error) {
      const faulty = faultyFields(error, fields);
      if (faulty.length > 0) {
        state.refused = {
          ...state.refused,
          ...without(
            change,
            fields.filter((field) => !faulty.includes(field)),
          ),
        };
        setRefused(state.refused);
        state.again = true;
      } else {
        // a lost network is told beside the fields; everything else is for us to know
        if (error instanceof HttpError && error.status !== 401) reportError(error, { area: 'profile' });
        setUnreachable(true);
        // an ended session is asked about by the shell, once
        if (errorCodeOf(error) !== 'not_logged_in') timer.current = setTimeout(() => void save(), retryDelay);
      }
    } finally {
      state.busy = false;
      setSending({});
    }
    if (state.again) await save();
  }, [put]);

  useEffect(() => {
    const online = () => void save();
    window.addEventListener('online', online);
    // what an earlier visit could not save
    void save();
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(timer.current);
    };
  }, [save]);

  const values = { ...user, ...typed };
  const { problems } = examine(user, typed, refused, zurichDay(new Date()));
  return {
    values,
    problemOf: (field) => (leftFields.has(field) ? problems.get(field) : undefined),
    savingOf: (field) => ({ state: savedState(field), at: savedAt[field] }),
    change: (field, value) => {
      put({ ...latest.current.typed, [field]: value });
      setSavedAt(({ [field]: _, ...others }) => others);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), saveDelay);
    },
    leave: (field) => {
      setLeftFields(
        (before) => new Set([...before, ...(field === 'organisation' ? [field] : linkedFields(field))]),
      );
      void save();
    },
    unreachable,
    saveNow: () => void save(),
  };

  function savedState(field: EditableField): SavedState | undefined {
    if (field in sending) return 'saving';
    if (field in typed)
      return unreachable || linkedFields(field).some((other) => problems.has(other)) ? 'waiting' : undefined;
    return savedAt[field] && 'saved';
  }
}

/** The sent fields that the server names as wrong; all of them when it names none of them. */
function faultyFields(error: unknown, sent: readonly EditableField[]): readonly EditableField[] {
  if (!(error instanceof HttpError) || error.code !== 'validation_failed') return [];
  const named = sent.filter((field) => error.fields.some((fault) => fault.field === field));
  return named.length > 0 ? named : sent;
}
