import { css } from '../styled.ts';

/** Declarations that keep a text on one line and cut it off with dots where there is no room; on paper it goes on. */
export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media print {
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
