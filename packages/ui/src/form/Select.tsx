import { memo, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, fontSize, space } from '../theme/tokens.ts';
import { useField } from './Field.tsx';
import { sameOptions } from './sameOptions.ts';
import { controlStyle } from './TextInput.tsx';

const Root = styled.div<{ $withLabel: boolean }>`
  position: relative;
  & > svg {
    position: absolute;
    top: calc(50% - 10px);
    right: ${space[12]};
    pointer-events: none;
  }
  & > select {
    padding: ${({ $withLabel }) => ($withLabel ? '26px 44px 6px 12px' : '8px 44px 8px 16px')};
    overflow: hidden;
    appearance: none;
    font-weight: ${({ $withLabel }) => ($withLabel ? 600 : 400)};
    line-height: 20px;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  & > select:disabled {
    cursor: default;
  }
`;

const Control = styled.select`
  ${controlStyle}
`;

const Label = styled.label`
  position: absolute;
  top: 7px;
  left: 13px;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  line-height: 20px;
  pointer-events: none;
`;

/** One choice of a Select. */
export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };

/** Props of Select. */
export type SelectProps<Value extends string> = {
  /** Stands inside the control above the value; leave it out inside a Field. */
  label?: ReactNode;
  options: readonly SelectOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** First line while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  /** Name under which a form sends the value. */
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
};

/** One choice of many, in the browser's own list. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  name,
  disabled,
  ref,
}: SelectProps<Value>) {
  const ownId = useId();
  const field = useField();
  const id = field.id ?? ownId;
  return (
    <Root $withLabel={label !== undefined}>
      {label !== undefined && <Label htmlFor={id}>{label}</Label>}
      <Control
        {...field}
        id={id}
        ref={ref}
        name={name}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {value === undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        <Options options={options} />
      </Control>
      <Icon name="down" />
    </Root>
  );
}

interface OptionsProps {
  readonly options: readonly SelectOption<string>[];
}

/** Hundreds of choices are drawn anew only where they are others. */
const Options = memo(
  ({ options }: OptionsProps) =>
    options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled}>
        {option.label}
      </option>
    )),
  (before, after) => sameOptions(before.options, after.options),
);
