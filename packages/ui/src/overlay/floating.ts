import { css } from '../styled.ts';
import { color, floatShadow, motion, radius, space } from '../theme/tokens.ts';

/** Look of what floats above the page: menus, lists, popovers. */
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

/** Look of one line to choose in a menu or a list. */
export const optionStyle = css`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: 44px;
  padding: ${space[8]} ${space[16]};
  outline: none;
  line-height: 1.4;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  &[data-highlighted] {
    background: ${color.surface2};
    box-shadow: inset 2px 0 0 ${color.progress};
  }
  &[data-disabled] {
    color: ${color.ink500};
    cursor: default;
  }
`;

/** Layer of floating parts, above sticky bars. */
export const floatingLayer = 30;
