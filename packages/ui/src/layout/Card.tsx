import { css, styled } from '../styled.ts';
import { type Accent, accentColor, color, media, radius, space } from '../theme/tokens.ts';

/** White area with a thin line around it; `$flush` leaves the inner distance to the children. */
export const Card = styled.div<{ $flush?: boolean }>`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface0};
  ${({ $flush }) =>
    !$flush &&
    css`
      padding: ${space[16]};
      ${media.sm} {
        padding: ${space[24]};
      }
    `}
`;

/** Card whose left edge carries the course family's accent. */
export const Panel = styled(Card)<{ $accent: Accent }>`
  border-left: 4px solid ${({ $accent }) => accentColor[$accent]};
  border-radius: 4px ${radius.card} ${radius.card} 4px;
`;
