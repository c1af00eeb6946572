import { styled } from '../styled.ts';
import { media } from '../theme/tokens.ts';

/** What some widths do without: gone at `$at`, `md` from 768 px on, `belowMd` below, for screen readers too. */
export const Hidden = styled.div<{ $at: keyof typeof media }>`
  ${({ $at }) => media[$at]} {
    display: none;
  }
`;
