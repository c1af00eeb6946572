import { styled } from '../styled.ts';
import { space } from '../theme/tokens.ts';

/** A line of a list that begins with an icon of 20 px; words that wrap stay beside it. */
export const IconLine = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[12]};
  & > svg {
    margin-top: 2px;
  }
`;
