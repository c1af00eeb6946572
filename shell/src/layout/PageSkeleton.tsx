import { Container, media, Skeleton, SkeletonText, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** As high as the screen, so that the footer is not seen before what comes pushes it away. */
const Root = styled(Container)`
  min-height: 100dvh;
`;

const Head = styled.div`
  display: grid;
  gap: 7px;
  padding-block: 28px ${space[24]};
  ${media.md} {
    padding-block: 52px ${space[32]};
  }
`;

const Body = styled.div`
  margin-top: ${space[16]};
`;

/** The shape of any page: a line, a heading, a block; the same as the frame that the server writes. */
export function PageSkeleton() {
  return (
    <Root aria-busy="true">
      <Head>
        <Skeleton $shape="text" $width="240px" $height="14px" />
        <Skeleton $height="43px" $width="min(420px, 80%)" />
      </Head>
      <Skeleton $height="200px" />
      <Body>
        <SkeletonText lines={4} />
      </Body>
    </Root>
  );
}
