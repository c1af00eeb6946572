import { styled } from '../styled.ts';
import { screenOnly } from '../theme/print.ts';
import { color, radius, space } from '../theme/tokens.ts';

/** First link of the page, shown while it has the focus; `href` names the main region. */
export const SkipLink = styled.a`
  position: absolute;
  top: -64px;
  left: ${space[16]};
  z-index: 20;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.ink900};
  color: ${color.surface0};
  ${screenOnly}
  &:focus {
    top: ${space[8]};
  }
`;
