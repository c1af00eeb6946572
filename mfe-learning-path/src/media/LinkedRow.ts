import { color, coveringLink, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** A list of {@link LinkedRow}. */
export const LinkedRows = styled.ul`
  border-top: 1px solid ${color.line};
`;

/** A line of a list that is a link as a whole: a sign, and beside it title, words and facts. */
export const LinkedRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[16]};
  align-items: start;
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  & > svg {
    margin-top: 2px;
    color: ${color.ink700};
  }
  & a {
    font-weight: 600;
    ${coveringLink()}
  }
`;

/** The column of words in a {@link LinkedRow}. */
export const RowWords = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** Small facts below the title of a row. */
export const RowFacts = styled(Text).attrs({ $size: 14, $tone: 'hint' })``;
