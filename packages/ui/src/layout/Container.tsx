import { styled } from '../styled.ts';
import { media, space } from '../theme/tokens.ts';

/** Centres the page's content at 1200 px at most, with 16 px beside it on a phone and 24 px elsewhere. */
export const Container = styled.div`
  width: 100%;
  max-width: 1248px;
  margin-inline: auto;
  padding-inline: ${space[16]};
  ${media.sm} {
    padding-inline: ${space[24]};
  }
  @media print {
    max-width: none;
    padding-inline: 0;
  }
`;
