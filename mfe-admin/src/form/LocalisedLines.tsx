import type { Localised } from '@learn/contracts';
import { languages } from '@learn/domain';
import { Field, TextArea, TextInput } from '@learn/ui';
import { FormRow } from '@learn/ui/form';
import { useTexts } from '../texts.ts';

interface LocalisedLinesProps {
  /** «Titel», to which the language is added */
  readonly label: string;
  readonly value: Localised;
  readonly onChange: (value: Localised) => void;
  /** what is wrong by field of the form, as `titles.fr` */
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined;
  /** field of the form, as `titles`; errors are found by it */
  readonly name?: string;
  readonly maxLength: number;
  /** several lines per language */
  readonly long?: boolean;
  /** German must be there */
  readonly required?: boolean;
}

/** A text in three languages: German is asked for, and stands in for the others where they are empty. */
export function LocalisedLines({
  label,
  value,
  onChange,
  errors = {},
  name = '',
  maxLength,
  long = false,
  required = true,
}: LocalisedLinesProps) {
  const { t } = useTexts();
  const Input = long ? TextArea : TextInput;
  return (
    <FormRow $columns="repeat(3, minmax(0, 1fr))">
      {languages.map((language) => (
        <Field
          key={language}
          label={t('form.inLanguage', { label, language: t(`form.language.${language}`) })}
          error={errors[`${name}.${language}`]}
          required={required && language === 'de'}
        >
          <Input
            lang={language}
            autoComplete="off"
            maxLength={maxLength}
            placeholder={language === 'de' ? undefined : value.de}
            value={value[language]}
            onChange={({ currentTarget }) => onChange({ ...value, [language]: currentTarget.value })}
          />
        </Field>
      ))}
    </FormRow>
  );
}

/** The text as it is edited: what only repeats the German one is empty. */
export function editedTexts({ de, fr, it }: Localised): Localised {
  return { de, fr: fr === de ? '' : fr, it: it === de ? '' : it };
}
