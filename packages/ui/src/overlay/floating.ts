import { css } from '../styled.ts';
import { color, floatShadow, motion, radius, space } from '../theme/tokens.ts';

/** Look of what floats above the page: menus and popovers. */
export const floatingStyle = css`
  max-width: calc(100vw - 32px);
  padding-block: ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface0};
  color: ${color.ink900};
  box-shadow: ${floatShadow};
  transition: opacity ${motion};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

/** Layer of floating parts, above sticky bars. */
export const floatingLayer = 30;
