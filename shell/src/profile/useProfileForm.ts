import type { UserProfile } from '@learn/contracts';
import { type ProfileFieldProblem, zurichDay } from '@learn/domain';
import { $user, problemOf, reportError, useNow } from '@learn/platform';
import { fieldErrorsOf, useAutosave, useDraft } from '@learn/platform/form';
import { changeProfile } from '@learn/platform/shell';
import type { SavedState } from '@learn/ui/form';
import { useEffect, useRef, useState } from 'react';
import { examine, fieldsOf, isSame, linkedFields, pick, without } from './examine.ts';
import {
  type EditableField,
  editableFields,
  isTypedValues,
  type ProfileValues,
  type TypedValues,
} from './profileValues.ts';

export interface ProfileForm {
  /** the values of the fields: as typed, else as the server has them */
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
 * A profile whose fields are saved when they are left or 800 ms after the last key (domain decisions §7). An invalid field
 * waits, with the reason, and holds up no other. Values that the server has not confirmed stay as a draft.
 */
export function useProfileForm(user: UserProfile): ProfileForm {
  const { draft, latest, keep, discard } = useDraft<TypedValues>('profile', isTypedValues);
  const typed = draft ?? {};
  const [refused, setRefused] = useState<TypedValues>({});
  const refusedNow = useRef(refused);
  const [leftFields, setLeftFields] = useState(
    () => new Set<EditableField>(editableFields.filter((name) => name in (latest() ?? {}))),
  );
  const [sending, setSending] = useState<TypedValues>({});
  const [savedAt, setSavedAt] = useState<Partial<Record<EditableField, Date>>>({});
  const [unreachable, setUnreachable] = useState(false);

  const examineNow = (kept: UserProfile) =>
    examine(kept, latest() ?? {}, refusedNow.current, zurichDay(new Date()));
  const forget = (fields: readonly EditableField[]) => {
    const left = without(latest() ?? {}, fields);
    if (left) keep(left);
    else discard();
  };
  const forgetSettled = () => {
    const kept = $user.get();
    if (kept) forget(examineNow(kept).settled);
  };
  const autosave = useAutosave<TypedValues, unknown>({
    pending() {
      const kept = $user.get();
      const change = kept && examineNow(kept).change;
      return change && Object.keys(change).length > 0 ? change : undefined;
    },
    async send(change) {
      forgetSettled();
      setSending(change);
      try {
        return { state: 'sent', answer: await changeProfile(change) };
      } finally {
        setSending({});
      }
    },
    onSaved(change) {
      setUnreachable(false);
      const confirmed = fieldsOf(change).filter((field) => isSame(latest() ?? {}, change, field));
      forget(confirmed);
      const at = new Date();
      setSavedAt((before) => ({ ...before, ...Object.fromEntries(confirmed.map((field) => [field, at])) }));
    },
    onNothing() {
      forgetSettled();
      setUnreachable(false);
    },
    onFailure(error, change) {
      const faulty = faultyFields(error, fieldsOf(change ?? {}));
      if (faulty.length > 0) {
        refusedNow.current = { ...refusedNow.current, ...pick(change ?? {}, faulty) };
        setRefused(refusedNow.current);
        return 'again';
      }
      // a lost network is told beside the fields; everything else is for us to know
      const { status } = problemOf(error);
      if (status !== undefined && status !== 401) reportError(error, { area: 'profile' });
      setUnreachable(true);
      // an ended session is asked about by the shell, once
      return status === 401 ? 'failed' : 'retry';
    },
  });
  const { save } = autosave;
  // what an earlier visit could not save
  useEffect(() => void save(), [save]);

  const values = { ...user, ...typed };
  const { problems } = examine(user, typed, refused, zurichDay(useNow()));
  return {
    values,
    problemOf: (field) => (leftFields.has(field) ? problems.get(field) : undefined),
    savingOf: (field) => ({ state: savedState(field), at: savedAt[field] }),
    change: (field, value) => {
      keep({ ...latest(), [field]: value });
      setSavedAt(({ [field]: _, ...others }) => others);
      autosave.schedule();
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
  if (problemOf(error).code !== 'validation_failed') return [];
  const errors = fieldErrorsOf(error);
  const named = sent.filter((field) => field in errors);
  return named.length > 0 ? named : sent;
}
