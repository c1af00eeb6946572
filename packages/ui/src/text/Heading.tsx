import type { ReactNode, Ref } from 'react';
import { styled } from '../styled.ts';
import { color, type FontSize, fontSize, media } from '../theme/tokens.ts';

const Root = styled.h2<{ $size: FontSize }>`
  font-size: ${({ $size }) => fontSize[$size === 36 ? 28 : $size === 28 ? 22 : $size]};
  font-weight: ${({ $size }) => ($size >= 22 ? 700 : 600)};
  line-height: ${({ $size }) => ($size >= 22 ? 1.2 : 1.35)};
  letter-spacing: ${({ $size }) => ($size >= 22 ? '-0.01em' : 'normal')};
  color: ${({ $size }) => ($size === 16 ? color.ink700 : color.ink900)};
  text-wrap: balance;
  overflow-wrap: break-word;
  ${media.sm} {
    font-size: ${({ $size }) => fontSize[$size]};
  }
`;

const sizeByLevel: Readonly<Record<1 | 2 | 3 | 4, FontSize>> = { 1: 36, 2: 22, 3: 18, 4: 16 };

/** Props of Heading. */
export type HeadingProps = {
  /** Rank in the outline of the page; decides the element and, unless `size` is given, the size. */
  level: 1 | 2 | 3 | 4;
  /** Size in pixels from 640 px width on; 36 and 28 are one step smaller on a phone. */
  size?: FontSize;
  children: ReactNode;
  id?: string;
  /** -1 lets a script move the focus here, for example after navigation. */
  tabIndex?: -1;
  className?: string;
  ref?: Ref<HTMLHeadingElement>;
};

/** Heading whose look follows its rank. */
export function Heading({ level, size = sizeByLevel[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $size={size} {...rest} />;
}
