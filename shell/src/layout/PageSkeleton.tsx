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

const Body = styled.div`
  margin-top: ${space[16]};
`;

/** The shape of any page: a line, a heading, a block; the same as the frame that the server writes. */
export function PageSkeleton() {
  return (
    <Container aria-busy="true">
      <Head>
        <Skeleton $shape="text" $width="240px" $height="14px" />
        <Skeleton $height="43px" $width="min(420px, 80%)" />
      </Head>
      <Skeleton $height="200px" />
      <Body>
        <SkeletonText lines={4} />
      </Body>
    </Container>
  );
}
