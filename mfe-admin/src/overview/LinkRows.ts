import { color, coveringLink, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** Rows that are a link each: words, what belongs to them, and an arrow. */
export const LinkRows = styled.ul`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 20px;
    gap: ${space[8]} ${space[16]};
    align-items: center;
    padding-block: ${space[12]};
    border-top: 1px solid ${color.line};
  }
  & > li > svg {
    color: ${color.ink500};
  }
  & a {
    font-weight: 600;
    ${coveringLink('-3px')}
  }
`;
