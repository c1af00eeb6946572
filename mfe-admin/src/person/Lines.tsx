import { color, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** Things of a person, a line each: what it is at the left, what can be done at the right; below one another on a phone. */
export const Lines = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: ${space[8]} ${space[16]};
    align-items: center;
    justify-items: start;
    padding-block: ${space[12]};
    border-top: 1px solid ${color.line};
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  & > li:first-child {
    border-top: 0;
  }
`;
