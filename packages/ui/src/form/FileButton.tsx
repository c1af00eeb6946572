import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button, type ButtonOwnProps } from '../action/Button.tsx';
import { styled } from '../styled.ts';
import { visuallyHidden } from '../text/VisuallyHidden.tsx';

const Hidden = styled.input`
  ${visuallyHidden}
`;

/** Props of FileButton: the look of a Button, and what an input of files takes. */
export type FileButtonProps = Pick<ButtonOwnProps, 'variant' | 'size' | 'icon' | 'stretch'> &
  Pick<ComponentPropsWithRef<'input'>, 'accept' | 'disabled' | 'name'> & {
    children: ReactNode;
    /** The first of the chosen files (specification §5); the same one can be chosen again. */
    onChoose: (file: File) => void;
  };

/** Button that opens the device's choice of files. */
export function FileButton({
  children,
  onChoose,
  accept,
  disabled,
  name,
  variant = 'secondary',
  ...look
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...look}
        variant={variant}
        type="button"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <Hidden
        type="file"
        ref={input}
        name={name}
        accept={accept}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
