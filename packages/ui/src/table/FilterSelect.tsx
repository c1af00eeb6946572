import { labelled } from '@learn/domain';
import { useContext, useRef } from 'react';
import { CommonTexts } from '../feedback/CommonTexts.ts';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color } from '../theme/tokens.ts';
import { Pill, pillTrigger, Reset } from './filterPill.ts';

const Choice = styled.label`
  ${pillTrigger}
  position: relative;
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
  const { language } = useContext(CommonTexts);
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
          {labelled(label, value === undefined ? allLabel : (chosen?.label ?? '–'), language)}
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
