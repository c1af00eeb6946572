import { css } from '../styled.ts';

/** For what serves the screen only: navigation, actions, bars. It is left out on paper. */
export const screenOnly = css`
  @media print {
    display: none !important;
  }
`;
