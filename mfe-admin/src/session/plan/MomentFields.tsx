import { isSkippedTime } from '@learn/domain';
import { Field, TextInput } from '@learn/ui';
import { DateInput, FormRow } from '@learn/ui/form';
import { useTexts } from '../../texts.ts';
import type { TypedMoment } from './times.ts';

interface MomentFieldsProps {
  /** «Abgabe bis» */
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: TypedMoment;
  readonly onChange: (value: TypedMoment) => void;
}

/** Day and time of a deadline; without a day there is none. */
export function MomentFields({ label, hint, error, value, onChange }: MomentFieldsProps) {
  const { t } = useTexts('session');
  // said where it is mended
  const isTime = isSkippedTime(value.day, value.time);
  return (
    <FormRow $columns="minmax(0, 3fr) minmax(0, 2fr)" $always>
      <Field label={label} hint={hint} error={isTime ? undefined : error}>
        <DateInput value={value.day} onChange={(day) => onChange({ ...value, day })} />
      </Field>
      <Field label={t('field.time', { label })} error={isTime ? error : undefined}>
        <TextInput
          type="time"
          value={value.time}
          onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
        />
      </Field>
    </FormRow>
  );
}
