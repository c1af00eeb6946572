import { PageBox, Skeleton, SkeletonText, Stack } from '@learn/ui';

/** Shape of a content while it is on its way: heading, kind, text. */
export function ContentSkeleton() {
  return (
    <PageBox aria-busy="true">
      <Stack $gap={32}>
        <Stack>
          <Skeleton $shape="text" $width="240px" />
          <Skeleton $shape="text" $width="min(520px, 90%)" $height="44px" />
          <Skeleton $shape="text" $width="160px" />
        </Stack>
        <SkeletonText lines={6} />
      </Stack>
    </PageBox>
  );
}
