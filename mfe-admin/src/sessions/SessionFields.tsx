import { endpoints } from '@learn/contracts';
import { regionOptions } from '@learn/domain';
import { useRest } from '@learn/platform';
import { Field, Stack, TextInput } from '@learn/ui';
import { DateInput, FormRow } from '@learn/ui/form';
import { useId } from 'react';
import { LocalisedLines } from '../form/LocalisedLines.tsx';
import type { FieldErrors } from '../form/useSavedForm.ts';
import { useTexts } from '../texts.ts';
import type { SessionValues } from './sessionFields.ts';

interface SessionFieldsProps {
  readonly values: SessionValues;
  readonly errors: FieldErrors<SessionValues>;
  readonly onChange: (change: Partial<SessionValues>) => void;
}

/** Title, region, generation and period of a session; regions and generations that there are already are offered. */
export function SessionFields({ values, errors, onChange }: SessionFieldsProps) {
  const { t, language } = useTexts('sessions');
  const known = useRest(endpoints.adminSessionFilters, {}).data;
  const [regions, generations] = [useId(), useId()];
  return (
    <Stack $gap={24}>
      <LocalisedLines
        label={t('field.title')}
        value={values.titles}
        name="titles"
        errors={errors}
        maxLength={200}
        onChange={(titles) => onChange({ titles })}
      />
      <FormRow>
        <Field label={t('column.region')} hint={t('field.regionHint')} error={errors.region}>
          <TextInput
            list={regions}
            autoComplete="off"
            maxLength={100}
            value={values.region}
            onChange={({ currentTarget }) => onChange({ region: currentTarget.value })}
          />
        </Field>
        <Field label={t('column.generation')} error={errors.generation}>
          <TextInput
            list={generations}
            autoComplete="off"
            maxLength={100}
            value={values.generation}
            onChange={({ currentTarget }) => onChange({ generation: currentTarget.value })}
          />
        </Field>
      </FormRow>
      <Suggestions id={regions} options={regionOptions(known?.regions ?? [], language)} />
      <Suggestions id={generations} options={known?.generations.map((value) => ({ value, label: value }))} />
      <FormRow>
        <Field label={t('field.start')} error={errors.start_date} required>
          <DateInput value={values.start_date} onChange={(start_date) => onChange({ start_date })} />
        </Field>
        <Field label={t('field.end')} error={errors.end_date} required>
          <DateInput
            min={values.start_date || undefined}
            value={values.end_date}
            onChange={(end_date) => onChange({ end_date })}
          />
        </Field>
      </FormRow>
    </Stack>
  );
}

interface Suggestion {
  readonly value: string;
  readonly label: string;
}

function Suggestions({ id, options = [] }: { id: string; options?: readonly Suggestion[] | undefined }) {
  return (
    <datalist id={id}>
      {options.map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  );
}
