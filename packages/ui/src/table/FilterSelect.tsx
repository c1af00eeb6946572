import { useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { css, styled } from '../styled.ts';
import { color, motion, radius, space } from '../theme/tokens.ts';

const active = css`
  border-color: ${color.ink900};
  background: ${color.ink900};
  color: ${color.surface0};
  font-weight: 600;
`;

const Pill = styled.div<{ $active: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.full};
  background: ${color.surface0};
  transition: background-color ${motion};
  ${({ $active }) => $active && active}
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-width: 0;
  min-height: 42px;
  padding-inline: ${space[16]};
  border-radius: ${radius.full};
  cursor: pointer;
  & > span {
    overflow: hidden;
    max-width: 280px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
  &:has(> select:focus-visible) {
    outline: 3px solid ${color.progress};
    outline-offset: 2px;
  }
`;

const Reset = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 42px;
  margin-left: -${space[8]};
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: inherit;
  cursor: pointer;
`;

/** Props of FilterSelect. */
export type FilterSelectProps = {
  /** What is filtered, «Kurs». */
  label: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value; undefined for all. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** «alle» */
  allLabel: string;
  /** Name of the button that takes the filter away, «Filter Kurs entfernen». */
  resetLabel: string;
};

/** Filter of which one value may be chosen, as a pill; a chosen one is filled and can be taken away. */
export function FilterSelect({ label, options, value, onChange, allLabel, resetLabel }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const reset = () => {
    select.current?.focus();
    onChange(undefined);
  };
  const chosen = options.find((option) => option.value === value);
  return (
    <Pill $active={value !== undefined}>
      <Choice>
        <span aria-hidden>
          {label}: {value === undefined ? allLabel : (chosen?.label ?? '–')}
        </span>
        {value === undefined && <Icon name="down" size={16} />}
        <select
          ref={select}
          aria-label={label}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        >
          <option value="">{allLabel}</option>
          {value !== undefined && chosen === undefined && <option value={value}>–</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Choice>
      {value !== undefined && (
        <Reset type="button" aria-label={resetLabel} onClick={reset}>
          <Icon name="close" size={16} />
        </Reset>
      )}
    </Pill>
  );
}
