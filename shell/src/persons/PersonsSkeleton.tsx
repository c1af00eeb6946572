import { PageHeader, Skeleton, Stack } from '@learn/ui';
import { useTexts } from './texts.ts';

/** The shape of the page while it is not known what it offers to this person. */
export function PersonsSkeleton({ withMetrics }: { withMetrics: boolean }) {
  const { t } = useTexts();
  return (
    <div aria-busy="true">
      <PageHeader
        title={t(withMetrics ? 'titleCompetence' : 'title')}
        lead={<Skeleton $shape="text" $width="360px" />}
      />
      <Stack>
        <Skeleton $height="48px" $width="480px" />
        <Skeleton $height="44px" />
        <Skeleton $height="640px" />
      </Stack>
    </div>
  );
}
