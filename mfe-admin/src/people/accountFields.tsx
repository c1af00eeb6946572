import { endpoints } from '@learn/contracts';
import { type Language, languages, otherOrganisation } from '@learn/domain';
import { useRest } from '@learn/platform';
import { Field, Notice, Select, TextInput } from '@learn/ui';
import { Combobox, FormRow } from '@learn/ui/form';
import type { SavedForm } from '../form/useSavedForm.ts';
import { useTexts } from '../texts.ts';

/** The fields of an account that admins write. */
export interface AccountValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: Language;
  readonly organisation: string | null;
}

interface AccountFieldsProps {
  readonly form: SavedForm<AccountValues>;
  /** false for an account that has no address and may stay without */
  readonly needsEmail?: boolean;
}

/** Name, address, language and employer. */
export function AccountFields({ form, needsEmail = true }: AccountFieldsProps) {
  const { t } = useTexts('people');
  const { values, errors, change } = form;
  const line = (name: 'first_name' | 'last_name' | 'email') => (
    <Field label={t(`field.${name}`)} error={errors[name]} required={name !== 'email' || needsEmail}>
      <TextInput
        type={name === 'email' ? 'email' : 'text'}
        autoComplete="off"
        maxLength={name === 'email' ? 254 : 100}
        value={values[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      />
    </Field>
  );
  return (
    <>
      <FormRow>
        {line('first_name')}
        {line('last_name')}
      </FormRow>
      <FormRow>
        {line('email')}
        <Field label={t('field.language')} error={errors.language}>
          <Select
            options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
            value={values.language}
            onChange={(language) => change({ language })}
          />
        </Field>
      </FormRow>
      <Field label={t('field.organisation')} hint={t('field.organisationHint')} error={errors.organisation}>
        <OrganisationChoice
          value={values.organisation}
          onChange={(organisation) => change({ organisation })}
        />
      </Field>
    </>
  );
}

interface OrganisationChoiceProps {
  readonly value: string | null;
  readonly onChange: (organisation: string | null) => void;
}

/** One of the organisations, found by its name. */
export function OrganisationChoice({ value, onChange }: OrganisationChoiceProps) {
  const { t } = useTexts('people');
  const { t: own } = useTexts();
  const { data, error, reload } = useRest(endpoints.organisations, {});
  const options = (data ?? [])
    .filter(({ id }) => id !== otherOrganisation)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Combobox
        options={options}
        value={value ?? undefined}
        onChange={(organisation) => onChange(organisation ?? null)}
        disabled={data === undefined}
        labels={{ open: t('choose.open'), clear: t('choose.clear'), none: t('choose.none') }}
      />
      {data === undefined && error !== undefined && (
        <Notice tone="failed" role="alert" onRetry={reload}>
          {own('list.failed')}
        </Notice>
      )}
    </>
  );
}

/** What is wrong before anything is sent. @param required the sentence for what is missing */
export function checkAccount(values: AccountValues, required: string, needsEmail = true) {
  const missing = (value: string) => (value.trim() === '' ? required : undefined);
  return {
    first_name: missing(values.first_name),
    last_name: missing(values.last_name),
    email: needsEmail ? missing(values.email) : undefined,
  };
}
