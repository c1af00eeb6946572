import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { styled } from '../styled.ts';
import { TextInput } from './TextInput.tsx';

const Root = styled.div`
  position: relative;
  & > input {
    padding-right: 56px;
  }
  & > button {
    position: absolute;
    top: 2px;
    right: 4px;
  }
`;

/** Props of PasswordInput: those of an input, and the accessible name of the eye. */
export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** Name of the toggle, for example «Passwort anzeigen»; its pressed state says the rest. */
  showLabel: string;
};

/** Password with an eye that shows what was typed. */
export function PasswordInput({ showLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Root>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        icon={shown ? 'eyeOff' : 'eye'}
        label={showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </Root>
  );
}
