import type { ComponentPropsWithRef } from 'react';
import { css, styled } from '../styled.ts';
import { color, motion, radius, space } from '../theme/tokens.ts';
import { useField } from './Field.tsx';

/** Look shared by every control in which one types or chooses. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-height: 48px;
  padding: ${space[8]} ${space[16]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface0};
  transition: border-color ${motion};
  &:hover {
    border-color: ${color.ink900};
  }
  &[aria-invalid='true'] {
    border-color: ${color.failed};
    box-shadow: inset 0 0 0 1px ${color.failed};
  }
  &:disabled {
    background: ${color.surface1};
    color: ${color.ink500};
  }
  &::placeholder {
    color: ${color.ink500};
    opacity: 1;
  }
`;

const Input = styled.input`
  ${controlStyle}
`;

const Area = styled.textarea`
  ${controlStyle}
  min-height: 96px;
  padding-block: ${space[12]};
  field-sizing: content;
  resize: vertical;
  @media print {
    min-height: 0;
    padding: 0;
    border: 0;
    resize: none;
  }
`;

/** One line of text, with all props of an input; inside a Field it takes label, hint and error from there. */
export function TextInput(props: ComponentPropsWithRef<'input'>) {
  return <Input type="text" {...useField()} {...props} />;
}

/** Several lines of text that grow with what is written; inside a Field it takes label, hint and error from there. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <Area {...useField()} {...props} />;
}
