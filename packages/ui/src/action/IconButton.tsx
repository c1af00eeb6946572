import type { ElementType } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled.ts';
import { screenOnly } from '../theme/print.ts';
import { color, motion, radius } from '../theme/tokens.ts';

const Root = styled.button`
  ${screenOnly}
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  transition: background-color ${motion};
  &:hover {
    background: ${color.surface2};
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
`;

const Badge = styled.span<{ $dot: boolean }>`
  position: absolute;
  top: ${({ $dot }) => ($dot ? '7px' : '2px')};
  right: ${({ $dot }) => ($dot ? '8px' : '2px')};
  display: grid;
  place-items: center;
  min-width: ${({ $dot }) => ($dot ? '12px' : '20px')};
  height: ${({ $dot }) => ($dot ? '12px' : '20px')};
  padding-inline: ${({ $dot }) => ($dot ? '0' : '4px')};
  border: 2px solid ${color.surface0};
  border-radius: 10px;
  background: ${color.failed};
  color: ${color.surface0};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
`;

/** What IconButton adds to the props of its element. */
export type IconButtonOwnProps = {
  icon: IconName;
  /** Accessible name; says also what the badge means. */
  label: string;
  /** Mark at the corner: a dot, or a short text such as a count. */
  badge?: 'dot' | (string & {});
  /** Draws a link with this address instead of a button. */
  href?: string;
};

/** Button of 44 × 44 px with an icon and no visible text. */
export function IconButton<As extends ElementType = 'button'>({
  as,
  icon,
  label,
  badge,
  ...rest
}: Polymorphic<As, IconButtonOwnProps>) {
  const element: ElementType = as ?? (rest.href === undefined ? 'button' : 'a');
  return (
    <Root as={element} {...(element === 'button' ? { type: 'button' } : {})} {...rest} aria-label={label}>
      <Icon name={icon} size={24} />
      {badge !== undefined && (
        <Badge aria-hidden $dot={badge === 'dot'}>
          {badge === 'dot' ? undefined : badge}
        </Badge>
      )}
    </Root>
  );
}
