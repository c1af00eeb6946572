import { Skeleton, Stack } from '@learn/ui';
import { useDatesOpen } from './useDatesOpen.ts';

/** px of the button, and of three dates with their buttons */
const buttonHeight = 48;
const datesHeight = 346;

/** Shape of an exam on its way: what it asks for, its button or the dates to choose from, its history. */
export function ExamSkeleton() {
  const { open } = useDatesOpen();
  return (
    <Stack $gap={16} aria-busy="true">
      <Skeleton $shape="text" $width="min(360px, 80%)" $height="44px" />
      <Skeleton $width={open ? '100%' : '180px'} $height={`${open ? datesHeight : buttonHeight}px`} />
      <Skeleton $shape="text" $width="120px" $height="64px" />
    </Stack>
  );
}
