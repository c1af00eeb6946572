import { endpoints } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { EmptyState, Stack } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { useWhileRunning } from '../imports/useWhileRunning.ts';
import { useTexts } from '../texts.ts';
import { ReleaseSection } from './ReleaseSection.tsx';

/** What pages report changes without anybody here. */
const figuresEveryMillis = 30_000;

/** The shell and all remotes: which version is live, how it loads, who moved it when and why, and what can be done about it. */
export function ReleasesPage() {
  const { t } = useTexts('releases');
  const asked = useRest(endpoints.adminReleases, {});
  useWhileRunning(true, asked.refresh, figuresEveryMillis);
  return (
    <AdminPage entry="releases" title={t('title')} lead={t('lead')}>
      <LoadedPart of={loadableOf(asked, (answer) => answer)} shape={[320, 321]} failed={t('failed')}>
        {(releases) =>
          releases.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <Stack $gap={24}>
              {releases.map((release) => (
                <ReleaseSection key={release.name} release={release} />
              ))}
            </Stack>
          )
        }
      </LoadedPart>
    </AdminPage>
  );
}
