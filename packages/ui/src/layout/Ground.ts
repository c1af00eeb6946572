import { styled } from '../styled.ts';
import { color, space } from '../theme/tokens.ts';

/** Tinted ground of a page with white cards, down to the footer. */
export const Ground = styled.div`
  flex: 1;
  margin-bottom: -${space[64]}; /* joins the footer */
  padding-bottom: ${space[64]};
  background: ${color.surface1};
  @media print {
    margin: 0;
    padding: 0;
    background: none;
  }
`;
