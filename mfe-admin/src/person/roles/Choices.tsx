import { matchesWords } from '@learn/domain';
import { FieldError, Stack, Text, TextInput } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useId, useState } from 'react';
import { useTexts } from '../../texts.ts';

const Options = styled.div`
  display: grid;
  max-height: 280px;
  overflow-y: auto;
`;

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}

const longList = 12;

/** Several of many, ticked; a long list is narrowed by typing. */
export function Choices({ label, options, chosen, onChange, error }: ChoicesProps) {
  const { t } = useTexts('people');
  const labelId = useId();
  const [words, setWords] = useState('');
  const shown = options.filter((option) => matchesWords(words, option.label));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Stack
      $gap={8}
      role="group"
      aria-labelledby={labelId}
      data-invalid={error === undefined ? undefined : ''}
    >
      <Text id={labelId} $weight="strong" $size={14}>
        {label}
      </Text>
      {options.length > longList && (
        <TextInput
          type="search"
          aria-label={t('choose.narrow')}
          placeholder={t('choose.narrow')}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <Options>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </Options>
      {options.length === 0 && <Text $tone="secondary">{t('choose.none')}</Text>}
      {error !== undefined && <FieldError id={`${labelId}-error`}>{error}</FieldError>}
    </Stack>
  );
}
