import { formatTime, type ProfileFieldProblem, profileFieldLengths } from '@learn/domain';
import { Field, TextInput } from '@learn/ui';
import { SavedMark } from '@learn/ui/form';
import { type ReactNode, useState } from 'react';
import type { EditableField, LineField } from './profileValues.ts';
import { useTexts } from './texts.ts';
import type { ProfileForm } from './useProfileForm.ts';

interface ProfileFieldProps {
  form: ProfileForm;
  field: EditableField;
  label: string;
  hint?: string;
  required?: boolean;
  /** narrow: the saved mark is an icon */
  narrow?: boolean;
  children: ReactNode;
}

/** Label, hint, problem and saved mark of one field of the profile. */
export function ProfileField({ form, field, label, hint, required, narrow, children }: ProfileFieldProps) {
  const { t } = useTexts();
  const problem = form.problemOf(field);
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={problem && t(`problem.${problem}`, { count: maximumOf(field, problem) })}
      aside={<ProfileMark form={form} field={field} narrow={narrow} />}
    >
      {children}
    </Field>
  );
}

/** «gespeichert 14:03», for a field that has its own label. */
export function ProfileMark({ form, field, narrow }: Pick<ProfileFieldProps, 'form' | 'field' | 'narrow'>) {
  const { t } = useTexts();
  const { state, at } = form.savingOf(field);
  return (
    <SavedMark state={form.problemOf(field) ? undefined : state} compact={narrow}>
      {state && t(`saving.${state}`, { time: at ? formatTime(at) : '' })}
    </SavedMark>
  );
}

interface ProfileLineProps extends Omit<ProfileFieldProps, 'children' | 'field'> {
  field: LineField;
  autoComplete: string;
}

/** A line of text of the profile. While the cursor is in it, what the server has made of it does not move it about. */
export function ProfileLine({ autoComplete, ...props }: ProfileLineProps) {
  const { form, field } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <ProfileField {...props}>
      <TextInput
        name={field}
        autoComplete={autoComplete}
        value={typed ?? form.values[field]}
        onFocus={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          form.change(field, currentTarget.value);
        }}
        onBlur={() => {
          setTyped(undefined);
          form.leave(field);
        }}
      />
    </ProfileField>
  );
}

function maximumOf(field: EditableField, problem: ProfileFieldProblem): number {
  return problem === 'too_long' && field in profileFieldLengths
    ? profileFieldLengths[field as keyof typeof profileFieldLengths]
    : 0;
}
