import { labelled } from '@learn/domain';
import { useContext, useRef } from 'react';
import { CommonTexts } from '../feedback/CommonTexts.ts';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { Pill, pillTrigger, Reset } from './filterPill.ts';

const Trigger = styled.button`
  ${pillTrigger}
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** Props of FilterDisclosure. */
export type FilterDisclosureProps = {
  /** What is filtered, «Personen». */
  label: string;
  /** The choice in words, «3 gewählt»; undefined for all. */
  value: string | undefined;
  /** «alle» */
  allLabel: string;
  /** Name of the button that takes the filter away, «Filter Personen entfernen». */
  resetLabel: string;
  onReset: () => void;
  /** Whether the choice is shown, which stands in the element with that id. */
  open: boolean;
  onToggle: () => void;
  controls: string;
};

/** Filter whose choice is too great for a list: its pill shows and hides the place where it is made. */
export function FilterDisclosure({
  label,
  value,
  allLabel,
  resetLabel,
  onReset,
  open,
  onToggle,
  controls,
}: FilterDisclosureProps) {
  const { language } = useContext(CommonTexts);
  const trigger = useRef<HTMLButtonElement>(null);
  const reset = () => {
    trigger.current?.focus();
    onReset();
  };
  return (
    <Pill $active={value !== undefined}>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onClick={onToggle}
      >
        <span>{labelled(label, value ?? allLabel, language)}</span>
        <Icon name="down" size={16} />
      </Trigger>
      {value !== undefined && (
        <Reset type="button" aria-label={resetLabel} onClick={reset}>
          <Icon name="close" size={16} />
        </Reset>
      )}
    </Pill>
  );
}
