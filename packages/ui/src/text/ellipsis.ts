import { css } from '../styled.ts';

/** Declarations that keep a text on one line and cut it off with dots where there is no room. */
export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
