import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, radius, space, type Tone, toneColor, toneTint } from '../theme/tokens.ts';

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => toneTint[$tone]};
  color: ${color.ink900};
  & > svg {
    margin-top: 2px;
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Props of Notice. */
export type NoticeProps = {
  tone?: Tone;
  icon?: IconName;
  /** `alert` interrupts (a failed login), `status` waits its turn (saved, offline); none by default. */
  role?: 'alert' | 'status';
  children: ReactNode;
  /** Link or quiet button at the end. */
  action?: ReactNode;
};

/** A sentence that matters here, on the tint of its meaning. */
export function Notice({ tone = 'none', icon = 'info', role, children, action }: NoticeProps) {
  return (
    <Root $tone={tone} role={role}>
      <Icon name={icon} color={toneColor[tone]} />
      <Body>{children}</Body>
      {action}
    </Root>
  );
}
