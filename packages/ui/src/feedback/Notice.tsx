import { type ReactNode, useContext } from 'react';
import { Button } from '../action/Button.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, radius, space, type Tone, toneColor, toneTint } from '../theme/tokens.ts';
import { CommonTexts } from './CommonTexts.ts';

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
  /** Tries again what failed, by a button at the end in place of `action`. */
  onRetry?: () => void;
};

/** A sentence that matters here, on the tint of its meaning. */
export function Notice({ tone = 'none', icon = 'info', role, children, action, onRetry }: NoticeProps) {
  const texts = useContext(CommonTexts);
  return (
    <Root $tone={tone} role={role}>
      <Icon name={icon} color={toneColor[tone]} />
      <Body>{children}</Body>
      {onRetry ? (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      ) : (
        action
      )}
    </Root>
  );
}
