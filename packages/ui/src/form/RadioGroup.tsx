import { type ReactNode, useId } from 'react';
import { styled } from '../styled.ts';
import { color, fontSize, space } from '../theme/tokens.ts';
import { choiceStyle } from './Checkbox.tsx';
import { describedBy, FieldError, FieldHint } from './Field.tsx';

const Legend = styled.legend`
  padding: 0;
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

const Line = styled.label`
  ${choiceStyle}
  & > input {
    border-radius: 50%;
  }
  & > input:checked {
    border: 7px solid ${color.ink900};
  }
`;

const Options = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  flex-wrap: wrap;
  gap: 0 ${space[24]};
`;

const OptionHint = styled.span`
  display: block;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

/** One choice of a RadioGroup. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

/** Props of RadioGroup. */
export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Name under which a form sends the value. */
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Choices side by side instead of one below the other. */
  inline?: boolean;
};

/** One choice of several, all visible, under a common label. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  hint,
  error,
  required,
  inline = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, hint, error)}>
      <Legend>{label}</Legend>
      <Options $inline={inline}>
        {options.map((option) => (
          <Line key={option.value}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <OptionHint>{option.hint}</OptionHint>}
            </span>
          </Line>
        ))}
      </Options>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
