import type { ElementType, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled.ts';
import { space } from '../theme/tokens.ts';

const Root = styled.a<{ $plain: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: ${({ $plain }) => ($plain ? 400 : 600)};
  text-align: start;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** What TextLink adds to the props of its element. */
export type TextLinkOwnProps = {
  /** Forward (chevron after the text), back (chevron before it, lighter) or none. */
  direction?: 'forward' | 'back' | 'none';
  /** Icon before the text, for links that are an action (mail, download). */
  icon?: IconName;
  children: ReactNode;
};

/** Stand-alone link with a chevron, 44 px high; `as={Link}` for a link inside the app, `as="button"` for an action. */
export function TextLink<As extends ElementType = 'a'>({
  as,
  direction = 'forward',
  icon,
  children,
  ...rest
}: Polymorphic<As, TextLinkOwnProps>) {
  const element: ElementType = as ?? 'a';
  return (
    <Root
      as={element}
      {...(element === 'button' ? { type: 'button' } : {})}
      {...rest}
      $plain={direction === 'back'}
    >
      {direction === 'back' && <Icon name="left" size={16} />}
      {icon && <Icon name={icon} />}
      {children}
      {direction === 'forward' && <Icon name="right" size={16} />}
    </Root>
  );
}
