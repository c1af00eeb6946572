import type { ComponentPropsWithRef } from 'react';
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
  /** The whole day, or empty; a day that is only half typed is not told. */
  onChange: (day: string) => void;
  /** First and last day that the calendar offers. */
  min?: string;
  max?: string;
};

/** A day, typed or from the device's own calendar; inside a Field it takes label, hint and error from there. */
export function DateInput({ value, onChange, ...props }: DateInputProps) {
  return (
    <Input
      {...props}
      type="date"
      value={value}
      onChange={({ currentTarget }) => {
        if (!currentTarget.validity.badInput) onChange(currentTarget.value);
      }}
    />
  );
}
