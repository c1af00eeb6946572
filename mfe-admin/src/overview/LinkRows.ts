import { color, coveringLink, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** Rows that are a link each: words, what belongs to them, and an arrow. */
export const LinkRows = styled.ul`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20px;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    padding-block: ${space[12]};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) minmax(0, auto) 20px;
    }
  }
  & > li > svg {
    grid-area: 1 / -2 / -1 / -1;
    color: ${color.ink500};
  }
  & a {
    font-weight: 600;
    ${coveringLink('-3px')}
  }
`;
