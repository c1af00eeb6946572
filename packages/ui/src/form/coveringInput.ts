import { css } from '../styled.ts';

/**
 * Declarations for the label of a radio or box whose own look is that of the whole label: the input lies over it unseen, so that
 * it takes presses, and the focus ring is drawn around it.
 */
export const coveringInput = css`
  position: relative;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    appearance: none;
    cursor: inherit;
  }
`;
