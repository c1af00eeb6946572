import { Container, Skeleton, SkeletonText, Stack } from '@learn/ui';

/** The shape of any page: a line, a heading, a block; the same as the frame that the server writes. */
export function PageSkeleton() {
  return (
    <Container aria-busy="true">
      <Stack>
        <Skeleton $shape="text" $width="240px" />
        <Skeleton $height="44px" $width="min(420px, 80%)" />
        <Skeleton $height="200px" />
        <SkeletonText lines={4} />
      </Stack>
    </Container>
  );
}
