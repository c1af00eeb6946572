import { Skeleton, Stack } from '@learn/ui';

/** The shape of a page of this remote while it loads. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Stack $gap={24}>
        <Skeleton $height="180px" />
        <Skeleton $height="64px" />
        <Skeleton $height="64px" />
        <Skeleton $height="64px" />
      </Stack>
    </div>
  );
}
