import { Field, TextInput } from '@learn/ui';
import { DateInput, FormRow } from '@learn/ui/form';
import type { FieldErrors } from '../../form/useSavedForm.ts';
import { useTexts } from '../../texts.ts';
import type { TypedPeriod } from './times.ts';

interface PeriodFieldsProps {
  readonly values: TypedPeriod;
  readonly errors: FieldErrors<TypedPeriod>;
  /** of the day */
  readonly hint?: string | undefined;
  readonly onChange: (change: Partial<TypedPeriod>) => void;
}

/** Day, begin and end of something that takes place within a day. */
export function PeriodFields({ values, errors, hint, onChange }: PeriodFieldsProps) {
  const { t } = useTexts('session');
  return (
    <>
      <Field label={t('field.day')} hint={hint} error={errors.day} required>
        <DateInput value={values.day} onChange={(day) => onChange({ day })} />
      </Field>
      <FormRow $always>
        <Field label={t('field.from')} error={errors.from} required>
          <TextInput
            type="time"
            value={values.from}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
          />
        </Field>
        <Field label={t('field.until')} error={errors.until} required>
          <TextInput
            type="time"
            value={values.until}
            onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
          />
        </Field>
      </FormRow>
    </>
  );
}
