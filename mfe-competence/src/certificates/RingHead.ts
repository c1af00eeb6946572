import { media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** A ring beside the words that belong to it; above them on a phone. */
export const RingHead = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]} ${space[48]};
  align-items: center;
  ${media.sm} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
