import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from '../styled.ts';
import { TextInput } from './TextInput.tsx';

const Input = styled(TextInput)`
  min-width: 0;
  max-width: 220px;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
`;

/** Props of DateInput: those of an input; days are YYYY-MM-DD. */
export type DateInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'min' | 'max' | 'onChange'
> & {
  /** YYYY-MM-DD; empty while nothing is chosen. */
  value: string;
  /**
   * The whole day, or empty. What is only half typed is not told, and goes when the field is left. A year of two digits is one of this
   * century, where `max` allows it.
   */
  onChange: (day: string) => void;
  /** First and last day that the calendar offers. */
  min?: string;
  max?: string;
};

/** A day, typed or from the device's own calendar; inside a Field it takes label, hint and error from there. */
export function DateInput({ value, onChange, onBlur, onKeyDown, ...props }: DateInputProps) {
  // what the browser says of a day in the making, so that React leaves its parts as they are
  const [typed, setTyped] = useState<string>();
  const tell = (day: string) => {
    setTyped(undefined);
    if (day !== value) onChange(day);
  };
  const finish = (input: HTMLInputElement) => {
    if (typed === undefined) return;
    // the last part that is emptied is no event of its own
    if (!input.validity.badInput) return tell(withCentury(input.value, props.max) ?? value);
    setTyped(undefined);
    // takes the parts away that stand alone
    input.value = '';
  };
  return (
    <Input
      {...props}
      type="date"
      value={typed ?? value}
      onChange={({ currentTarget: { value: day, validity } }) => {
        if (validity.badInput || isYearBegun(day)) setTyped(day);
        else tell(day);
      }}
      onBlur={(event) => {
        finish(event.currentTarget);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // sends the form
        if (event.key === 'Enter') finish(event.currentTarget);
        onKeyDown?.(event);
      }}
    />
  );
}

/** Whether further digits are to come, as in 0027. */
function isYearBegun(day: string): boolean {
  return day !== '' && day < '1000';
}

/** @returns undefined for a year of three digits */
function withCentury(day: string, max = ''): string | undefined {
  if (!isYearBegun(day)) return day;
  if (day >= '0100') return undefined;
  const ofThisCentury = `20${day.slice(2)}`;
  return max === '' || ofThisCentury <= max ? ofThisCentury : `19${day.slice(2)}`;
}
