import { createContext, type ReactNode, use, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, fontSize, space } from '../theme/tokens.ts';

/** What a control inside a Field takes from it. */
type FieldWiring = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
};

const FieldContext = createContext<FieldWiring>({});

/** Attributes that connect a control with the label, hint and error of the Field around it; empty outside a Field. */
export function useField(): FieldWiring {
  return use(FieldContext);
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
  @media print {
    &:has(textarea:placeholder-shown) {
      display: none;
    }
  }
`;

const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  font-size: ${fontSize[14]};
`;

/** Look of a form label. */
export const FieldLabel = styled.label`
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

const Hint = styled.p`
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${space[8]};
  color: ${color.ink900};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

/** Hint below a control. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return <Hint id={id}>{children}</Hint>;
}

/** Error below a control, with an icon; announced when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id} role="alert">
      <Icon name="error" color={color.failed} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** The ids in use for `aria-describedby`; undefined when there is nothing to describe. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Props of Field. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Beside the label, at the right: «optional», «gespeichert 14:03». */
  aside?: ReactNode;
  /** The one control: TextInput, TextArea, PasswordInput, or any that calls useField. */
  children: ReactNode;
};

/** Label above, hint and error below, wired to the one control inside. */
export function Field({ label, hint, error, required, aside, children }: FieldProps) {
  const id = useId();
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy(id, hint, error),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
    ...(required === undefined ? {} : { required }),
  };
  return (
    <Root>
      <LabelLine>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {aside}
      </LabelLine>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}
