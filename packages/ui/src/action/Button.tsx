import type { ElementType, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import type { Polymorphic } from '../polymorphic.ts';
import { css, styled } from '../styled.ts';
import { screenOnly } from '../theme/print.ts';
import { color, fontSize, media, motion, radius, space } from '../theme/tokens.ts';

type Variant = 'primary' | 'secondary' | 'quiet';

const variants = {
  primary: css`
    border-color: ${color.ink900};
    background: ${color.ink900};
    color: ${color.surface0};
    &:hover {
      border-color: ${color.ink700};
      background: ${color.ink700};
    }
  `,
  secondary: css`
    border-color: ${color.edge};
    background: ${color.surface0};
    color: ${color.ink900};
    &:hover {
      background: ${color.surface1};
    }
  `,
  quiet: css`
    border-color: transparent;
    background: transparent;
    color: ${color.ink900};
    &:hover {
      background: ${color.surface2};
    }
  `,
};

const Root = styled.button<{ $variant: Variant; $small: boolean; $stretch: 'phone' | 'always' | undefined }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  width: ${({ $stretch }) => ($stretch === undefined ? 'auto' : '100%')};
  min-height: ${({ $small }) => ($small ? '44px' : '48px')};
  padding: ${({ $small }) => ($small ? `${space[8]} ${space[16]}` : `${space[8]} ${space[24]}`)};
  border: 1px solid;
  border-radius: ${radius.control};
  font-size: ${({ $small }) => fontSize[$small ? 14 : 16]};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition: background-color ${motion};
  ${({ $variant }) => variants[$variant]}
  ${media.sm} {
    width: ${({ $stretch }) => ($stretch === 'always' ? '100%' : 'auto')};
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${screenOnly}
`;

/** What Button adds to the props of its element. */
export type ButtonOwnProps = {
  /** Primary (dark, at most one per page), secondary (outlined) or quiet (text only). */
  variant?: Variant;
  /** Small keeps 44 px of height with smaller type. */
  size?: 'normal' | 'small';
  /** Full width on a phone only, or always. */
  stretch?: 'phone' | 'always';
  icon?: IconName;
  iconEnd?: IconName;
  /** Shows a spinner, keeps the focus and ignores clicks. */
  loading?: boolean;
  /** Draws a link with this address instead of a button. */
  href?: string;
  children: ReactNode;
};

/** Button, or with `href` or `as={Link}` a link that looks like one. A button's type is `button` unless told otherwise. */
export function Button<As extends ElementType = 'button'>({
  as,
  variant = 'primary',
  size = 'normal',
  stretch,
  icon,
  iconEnd,
  loading = false,
  children,
  ...rest
}: Polymorphic<As, ButtonOwnProps>) {
  const element: ElementType = as ?? (rest.href === undefined ? 'button' : 'a');
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <Root
      as={element}
      {...(element === 'button' ? { type: 'button' } : {})}
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : {})}
      $variant={variant}
      $small={size === 'small'}
      $stretch={stretch}
    >
      {loading ? <Spinner size={20} /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </Root>
  );
}
