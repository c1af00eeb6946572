import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { visuallyHidden } from '../text/VisuallyHidden.tsx';
import { screenOnly } from '../theme/print.ts';
import { color, media, motion, radius, space } from '../theme/tokens.ts';
import { coveringInput } from './coveringInput.ts';

const Row = styled.fieldset<{ $isSet: boolean }>`
  display: flex;
  gap: ${space[8]};
  overflow-x: auto;
  margin: -4px;
  padding: 4px;
  scrollbar-width: none;
  ${media.md} {
    flex-wrap: wrap;
  }
  ${({ $isSet }) => !$isSet && screenOnly}
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const Pill = styled.label`
  ${coveringInput}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[8]};
  min-height: 44px;
  padding-inline: ${space[16]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.full};
  background: ${color.surface0};
  transition: background-color ${motion};
  & > input:focus-visible {
    border-radius: ${radius.full};
  }
  &:hover {
    background: ${color.surface1};
  }
  &:has(> input:checked) {
    border-color: ${color.ink900};
    background: ${color.ink900};
    color: ${color.surface0};
    font-weight: 600;
  }
  @media print {
    &:not(:has(> input:checked)) {
      display: none;
    }
    &:has(> input:checked) {
      transition: none;
      background: none;
      color: ${color.ink900};
    }
  }
`;

/** One filter; `count` is the number of results it would give. */
export type FilterOption<Value extends string> = { value: Value; label: ReactNode; count?: ReactNode };

/** Props of FilterPills. */
export type FilterPillsProps<Value extends string> = {
  /** What is filtered, for screen readers. */
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The value that filters nothing, «all»: it does not stand on paper. */
  unset?: Value;
};

/**
 * Filters as a row of pills of which one is active; on a phone the row scrolls sideways. A choice is seen at once, even
 * where `value` follows later: one that lives in the address waits until the page is drawn anew.
 */
export function FilterPills<Value extends string>({
  label,
  options,
  value,
  onChange,
  unset,
}: FilterPillsProps<Value>) {
  const name = useId();
  const [choice, setChoice] = useState({ chosen: value, value });
  if (choice.value !== value) setChoice({ chosen: value, value });
  const choose = (chosen: Value) => {
    setChoice({ chosen, value });
    onChange(chosen);
  };
  return (
    <Row $isSet={value !== unset}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Pill key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === choice.chosen}
            onChange={() => choose(option.value)}
          />
          {option.value === choice.chosen && <Icon name="check" size={16} />}
          {option.label}
          {option.count !== undefined && <span>{option.count}</span>}
        </Pill>
      ))}
    </Row>
  );
}
