import { Skeleton, Stack } from '@learn/ui';

const cards = ['first', 'second', 'third', 'fourth'];

/** The shape of a month with a few dates. */
export function DueDateListSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton $shape="text" $width="180px" $height="22px" />
      {cards.map((card) => (
        <Skeleton key={card} $height="96px" />
      ))}
    </Stack>
  );
}
