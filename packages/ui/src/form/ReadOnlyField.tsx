import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
`;

const Label = styled.dt`
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

const Value = styled.dd`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: 48px;
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.surface1};
  overflow-wrap: anywhere;
  & > svg {
    margin-left: auto;
  }
`;

const Reason = styled.dd`
  margin: 0;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

/** Props of ReadOnlyField. */
export type ReadOnlyFieldProps = {
  label: ReactNode;
  value: ReactNode;
  /** Why it cannot be changed here, and who can. */
  reason?: ReactNode;
};

/** A value among the fields of a form that is not the person's to change; stands in a `<dl>`. */
export function ReadOnlyField({ label, value, reason }: ReadOnlyFieldProps) {
  return (
    <Root>
      <Label>{label}</Label>
      <Value>
        <span>{value}</span>
        <Icon name="lock" size={16} color={color.ink500} />
      </Value>
      {reason !== undefined && <Reason>{reason}</Reason>}
    </Root>
  );
}
