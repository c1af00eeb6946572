import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { css, styled } from '../styled.ts';
import { color, space } from '../theme/tokens.ts';
import { describedBy, FieldError, FieldHint } from './Field.tsx';

/** Look of a box or dot with its label beside it; the whole line, at least 44 px high, is the target. */
export const choiceStyle = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 ${space[12]};
  align-items: start;
  min-height: 44px;
  padding-block: 10px;
  cursor: pointer;
  & > input {
    display: grid;
    place-items: center;
    appearance: none;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 2px solid ${color.edge};
    background: ${color.surface0};
    cursor: inherit;
  }
  & > input:hover {
    border-color: ${color.ink900};
  }
  & > input[aria-invalid='true'] {
    border-color: ${color.failed};
  }
  &:has(> input:disabled) {
    color: ${color.ink500};
    cursor: default;
  }
`;

const Line = styled.label`
  ${choiceStyle}
  & > input {
    border-radius: 6px;
  }
  & > input:checked {
    border-color: ${color.ink900};
    background: ${color.ink900};
  }
  & > input:checked::after {
    content: '';
    width: 12px;
    height: 6px;
    border: solid ${color.surface0};
    border-width: 0 0 2px 2px;
    translate: 0 -2px;
    rotate: -45deg;
  }
`;

const Notes = styled.div`
  margin-top: -8px;
  padding-left: 36px;
`;

/** Props of Checkbox: those of an input, with what stands beside and below. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Box to tick, with its label as part of the target. */
export function Checkbox({ label, hint, error, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <Line>
        <input
          {...props}
          type="checkbox"
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>{label}</span>
      </Line>
      <Notes>
        {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </Notes>
    </div>
  );
}
