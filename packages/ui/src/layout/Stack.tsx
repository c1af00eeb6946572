import { styled } from '../styled.ts';
import { type Space, space } from '../theme/tokens.ts';

type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Distribution = 'start' | 'center' | 'end' | 'space-between';

/** Children one below the other; `$gap` is a step of the spacing scale (16 by default). */
export const Stack = styled.div<{ $gap?: Space; $align?: Alignment }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 16 }) => space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
  min-width: 0;
`;

/** Children side by side, wrapping where they do not fit unless `$nowrap`; `$gap` is a step of the spacing scale (8 by default). */
export const Inline = styled.div<{
  $gap?: Space;
  $align?: Alignment;
  $justify?: Distribution;
  $nowrap?: boolean;
}>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  gap: ${({ $gap = 8 }) => space[$gap]};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`;
