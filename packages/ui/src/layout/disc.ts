import { css } from '../styled.ts';

/** Declarations of a round mark with its content in the middle. @param size in pixels */
export const disc = (size: number) => css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size}px;
  height: ${size}px;
  border-radius: 50%;
`;
