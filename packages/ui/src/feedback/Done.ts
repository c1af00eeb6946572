import { styled } from '../styled.ts';
import { fontSize, space } from '../theme/tokens.ts';

/** What has just been done; takes no room while there is nothing to say. */
export const Done = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  font-size: ${fontSize[14]};
  font-weight: 600;
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
  }
`;
