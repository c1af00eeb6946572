import { Container, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** A page that has no PageHeader, with the distance that one would bring: skeletons, failures, messages. */
export const PageBox = styled(Container)`
  padding-block: ${space[24]};
  ${media.md} {
    padding-block: ${space[48]};
  }
`;
