import { styled } from '../styled.ts';
import { color, type FontSize, fontSize, fontWeight } from '../theme/tokens.ts';

const toneInk = { primary: color.ink900, secondary: color.ink700, hint: color.ink500 } as const;

/** A small line of facts below a name or a title. */
export const Meta = styled.span`
  display: block;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

/** Running text. `$size` in pixels (16 by default), `$tone` primary, secondary or hint, `$measure` limits lines to 68 characters. */
export const Text = styled.p<{
  $size?: FontSize;
  $tone?: keyof typeof toneInk;
  $weight?: keyof typeof fontWeight;
  $measure?: boolean;
}>`
  color: ${({ $tone = 'primary' }) => toneInk[$tone]};
  font-size: ${({ $size = 16 }) => fontSize[$size]};
  font-weight: ${({ $weight = 'regular' }) => fontWeight[$weight]};
  line-height: ${({ $size = 16 }) => ($size > 18 ? 1.25 : 1.5)};
  max-width: ${({ $measure }) => ($measure ? '68ch' : 'none')};
`;
