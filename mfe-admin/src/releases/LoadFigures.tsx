import { failureShare, formatShare } from '@learn/domain';
import { Inline, Meta, Stack, Tag } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { ReleaseVersion } from './release.ts';

const periods = ['last_hour', 'last_day'] as const;

/** How pages have loaded a version lately, or that none has. */
export function LoadFigures({ version }: { readonly version: ReleaseVersion }) {
  const { t, language } = useTexts('releases');
  // an older server says nothing of them
  const reported = periods.filter((period) =>
    Object.values(version[period] ?? {}).some((count) => count > 0),
  );
  if (reported.length === 0) return <Meta>{t('notReported')}</Meta>;
  return (
    <Stack $gap={4}>
      {reported.map((period) => {
        const { loads, load_failures: loadFailures, crashes, fallbacks } = version[period];
        const failures = loadFailures + crashes;
        const counts = { loads, loadFailures, crashes, fallbacks };
        return (
          <Inline key={period} $gap={8}>
            <Meta>
              <b>{t(period)}</b>{' '}
              {Object.entries(counts)
                .filter(([key, count]) => key === 'loads' || count > 0)
                .map(([key, count]) => t(`counted.${key as keyof typeof counts}`, { count }))
                .join(' · ')}
            </Meta>
            {failures > 0 && (
              <Tag tone="failed" icon="warning">
                {t('failureShare', { share: formatShare(failureShare({ loads, failures }), language) })}
              </Tag>
            )}
          </Inline>
        );
      })}
    </Stack>
  );
}
