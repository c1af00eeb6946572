import { styled } from '../styled.ts';
import { media, space } from '../theme/tokens.ts';

/** Group of filters; on a phone it scrolls sideways to the edges of the screen. Give it an `aria-label`. */
export const FilterRow = styled.div.attrs({ role: 'group' })`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  overflow-x: auto;
  margin-inline: -${space[16]};
  padding: 4px ${space[16]};
  scrollbar-width: none;
  & > * {
    flex: none;
    white-space: nowrap;
  }
  ${media.sm} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;
