import { styled } from '../styled.ts';
import { media, space } from '../theme/tokens.ts';
import { Container } from './Container.tsx';

/** A page that has no PageHeader, with the distance that one would bring: skeletons, failures, messages. */
export const PageBox = styled(Container)`
  padding-block: ${space[24]};
  ${media.md} {
    padding-block: ${space[48]};
  }
`;
