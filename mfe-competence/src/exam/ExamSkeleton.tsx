import { Skeleton, Stack } from '@learn/ui';

/** Shape of an exam on its way: what it asks for, its button, its history. */
export function ExamSkeleton() {
  return (
    <Stack $gap={16} aria-busy="true">
      <Skeleton $shape="text" $width="min(360px, 80%)" $height="44px" />
      <Skeleton $width="180px" $height="48px" />
      <Skeleton $shape="text" $width="120px" $height="64px" />
    </Stack>
  );
}
