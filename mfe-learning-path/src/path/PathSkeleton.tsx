import { Grid, Skeleton, SkeletonText, Stack } from '@learn/ui';

const places = ['first', 'second', 'third', 'fourth'];

/** Shape of the path while it is on its way: panel, then two topics with their rings. */
export function PathSkeleton() {
  return (
    <Stack $gap={48} aria-busy="true">
      <Skeleton $height="180px" $width="640px" />
      {['upper', 'lower'].map((topic) => (
        <Grid key={topic} $columns={4} $columnsMd={3}>
          {places.map((place) => (
            <Stack key={place}>
              <Skeleton $shape="circle" $width="136px" />
              <SkeletonText lines={2} />
            </Stack>
          ))}
        </Grid>
      ))}
    </Stack>
  );
}
