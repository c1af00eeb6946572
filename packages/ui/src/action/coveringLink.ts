import { css } from '../styled.ts';
import { color, radius } from '../theme/tokens.ts';

/**
 * Declarations for the link of a row or card that leads there as a whole: it covers the next `position: relative` around it,
 * and so does its focus ring; a pointer anywhere on it underlines the link. What else can be pressed inside needs a
 * `position: relative` of its own, to stand above.
 * @param ringOffset where the ring stands: around it, or inside where what lies around would cut it off
 */
export const coveringLink = (ringOffset: '2px' | '-3px' = '2px') => css`
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.progress};
    outline-offset: ${ringOffset};
  }
`;
