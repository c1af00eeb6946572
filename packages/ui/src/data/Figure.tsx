import type { ReactNode } from 'react';
import { styled } from '../styled.ts';
import { color, fontSize, fontWeight } from '../theme/tokens.ts';

const Root = styled.p`
  color: ${color.ink700};
  line-height: 1.2;
`;

const Value = styled.strong<{ $size: number }>`
  color: ${color.ink900};
  font-size: ${({ $size }) => ($size === 56 ? '3.5rem' : $size === 22 ? fontSize[22] : fontSize[36])};
  font-weight: ${fontWeight.bold};
  letter-spacing: -0.02em;
  line-height: 1.1;
`;

/** A number in 36 px (22 beside others, 56 for the one official figure of a page) and the words that go with it. */
export function Figure({
  value,
  size = 36,
  children,
}: {
  value: ReactNode;
  size?: 22 | 36 | 56;
  children?: ReactNode;
}) {
  return (
    <Root>
      <Value $size={size}>{value}</Value> {children}
    </Root>
  );
}
