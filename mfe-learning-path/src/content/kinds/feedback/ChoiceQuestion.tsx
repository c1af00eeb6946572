import { color, FieldError, media, radius, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';

/** One below the other on a phone, all in a row elsewhere. */
const Options = styled.div<{ $count: number }>`
  display: grid;
  gap: ${space[8]};
  margin-block: ${space[12]} ${space[4]};
  ${media.sm} {
    grid-template-columns: repeat(${({ $count }) => Math.max($count, 4)}, minmax(0, 1fr));
  }
`;

const Option = styled.label`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 48px;
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface0};
  line-height: 1.25;
  cursor: pointer;
  &:hover {
    background: ${color.surface1};
  }
  &:has(:checked) {
    border-color: ${color.ink900};
    box-shadow: inset 0 0 0 1px ${color.ink900};
    background: ${color.surface2};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.progress};
    outline-offset: 2px;
  }
  & > input {
    flex: none;
    appearance: none;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 2px solid ${color.edge};
    border-radius: 50%;
    background: ${color.surface0};
    outline: none;
    cursor: inherit;
  }
  & > input:checked {
    border: 6px solid ${color.ink900};
  }
  & strong {
    margin-right: ${space[4]};
  }
`;

interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** number before the words */
  readonly mark?: string;
}

interface ChoiceQuestionProps<Value extends string> {
  readonly label: string;
  readonly required: boolean;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A question with a few answers of which one fits, large enough for a thumb. */
export function ChoiceQuestion<Value extends string>({
  label,
  required,
  options,
  value,
  error,
  onChange,
}: ChoiceQuestionProps<Value>) {
  const { t } = useTexts('feedback');
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend style={{ padding: 0, fontWeight: 600 }}>
        {label}{' '}
        {!required && (
          <Text as="span" $size={14} $tone="hint">
            {t('optional')}
          </Text>
        )}
      </legend>
      <Options $count={options.length}>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.mark !== undefined && <strong>{option.mark}</strong>}
              {option.label}
            </span>
          </Option>
        ))}
      </Options>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
