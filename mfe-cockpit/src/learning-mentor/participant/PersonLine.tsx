import { color, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** A line of a card: picture, words, and at the right what can be done; below the words on a phone. */
export const PersonLine = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding: ${space[12]} ${space[16]};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > :nth-child(3) {
    grid-column: 2;
    justify-self: start;
  }
  ${media.sm} {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    padding-inline: ${space[24]};
    & > :nth-child(3) {
      grid-column: 3;
    }
  }
`;
