import { Grid, PageBox, Skeleton, SkeletonText, Stack } from '@learn/ui';

/** `count` names for places that have nothing else to be told apart by. */
function places(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `place-${index}`);
}

/** Shape of the categories. */
export function CategoriesSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton $shape="text" $width="120px" $height="24px" />
      <Grid $columns={3} $columnsMd={2} $gap={16}>
        {places(6).map((place) => (
          <Skeleton key={place} $height="152px" />
        ))}
      </Grid>
    </Stack>
  );
}

/** Shape of a list of contents or results. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <Stack aria-busy="true" $gap={32}>
      {places(count).map((place) => (
        <SkeletonText key={place} lines={3} />
      ))}
    </Stack>
  );
}

/** Shape of a category while it is on its way: heading, filter, list. */
export function CategorySkeleton() {
  return (
    <PageBox>
      <Stack $gap={32}>
        <Head />
        <RowsSkeleton count={5} />
      </Stack>
    </PageBox>
  );
}

/** Shape of a content: heading, facts, text. */
export function MediaContentSkeleton() {
  return (
    <PageBox aria-busy="true">
      <Stack $gap={32}>
        <Head />
        <SkeletonText lines={8} />
      </Stack>
    </PageBox>
  );
}

function Head() {
  return (
    <Stack>
      <Skeleton $shape="text" $width="240px" />
      <Skeleton $shape="text" $width="min(520px, 90%)" $height="44px" />
      <Skeleton $shape="text" $width="200px" />
    </Stack>
  );
}
