import { PageBox, Skeleton, SkeletonText, Stack } from '@learn/ui';

/** Shape of a circle while it is on its way: heading, ring, sequences. */
export function CircleSkeleton() {
  return (
    <PageBox aria-busy="true">
      <Stack $gap={32}>
        <Stack>
          <Skeleton $shape="text" $width="240px" />
          <Skeleton $shape="text" $width="min(420px, 80%)" $height="44px" />
          <SkeletonText lines={3} />
        </Stack>
        <Skeleton $shape="circle" $width="136px" />
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} $height="64px" />
        ))}
      </Stack>
    </PageBox>
  );
}
