import { css } from '../styled.ts';

/** For what serves the screen only: navigation, actions, bars. It is left out on paper. */
export const screenOnly = css`
  @media print {
    display: none !important;
  }
`;

/** For rows that are placed by their scroll position: on paper they follow each other. */
export const flowOnPaper = css`
  @media print {
    position: static !important;
    transform: none !important;
    height: auto !important;
  }
`;
