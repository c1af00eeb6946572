import { Container, media, Skeleton, SkeletonText, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

const Head = styled.div`
  display: grid;
  gap: 7px;
  padding-block: 28px ${space[24]};
  ${media.md} {
    padding-block: 52px ${space[32]};
  }
`;

/** The shape of any page: a line, a heading, a block; the same as the frame that the server writes. */
export function PageSkeleton() {
  // as high as the screen, so that the footer is not seen before what comes pushes it away
  return (
    <Container style={{ minHeight: '100dvh' }} aria-busy="true">
      <Head>
        <Skeleton $shape="text" $width="240px" $height="14px" />
        <Skeleton $height="43px" $width="min(420px, 80%)" />
      </Head>
      <Skeleton $height="200px" />
      <div style={{ marginTop: space[16] }}>
        <SkeletonText lines={4} />
      </div>
    </Container>
  );
}
