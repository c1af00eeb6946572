import { formatPhoneNumber } from '@learn/domain';
import { type ComponentPropsWithRef, useState } from 'react';
import { TextInput } from './TextInput.tsx';

/** Props of PhoneInput: those of an input. */
export type PhoneInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
  /** As typed, or E.164 as the server keeps it. */
  value: string;
  onChange: (typed: string) => void;
};

/** Telephone number with the keys of a phone; a kept number stands in groups, while typing nothing is moved about. */
export function PhoneInput({ value, onChange, onFocus, onBlur, ...props }: PhoneInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      autoComplete="tel"
      inputMode="tel"
      {...props}
      type="tel"
      value={typed ?? formatPhoneNumber(value)}
      onFocus={(event) => {
        setTyped(event.currentTarget.value);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value);
      }}
    />
  );
}
