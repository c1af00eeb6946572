import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, fontSize, radius, type Tone, toneColor, toneTint } from '../theme/tokens.ts';

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 3px 10px 3px 8px;
  border-radius: ${radius.full};
  background: ${({ $tone }) => toneTint[$tone]};
  color: ${color.ink900};
  font-size: ${fontSize[14]};
  font-weight: 600;
  line-height: 20px;
`;

const iconByTone: Readonly<Record<Tone, IconName>> = {
  none: 'minus',
  progress: 'clock',
  finished: 'check',
  failed: 'close',
  waiting: 'clock',
};

/** Short word on a tint, with an icon where it helps. */
export function Tag({
  tone = 'none',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <Root $tone={tone}>
      {icon && <Icon name={icon} size={16} color={toneColor[tone]} />}
      <span>{children}</span>
    </Root>
  );
}

/** State as a word with its icon on its tint; `icon` replaces the state's own. */
export function StatusPill({ status, icon, label }: { status: Tone; icon?: IconName; label: ReactNode }) {
  return (
    <Tag tone={status} icon={icon ?? iconByTone[status]}>
      {label}
    </Tag>
  );
}
