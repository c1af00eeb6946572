import { formatNumber } from '@learn/domain';
import { Card, Heading, Meta, Stack, Text } from '@learn/ui';
import { Lines } from '../person/Lines.tsx';
import { useTexts } from '../texts.ts';
import type { ContentImport } from './contentData.ts';
import { titleOf } from './titleOf.ts';

const reasons = {
  unpublished: 'conflict.unpublished',
  'kind changed': 'conflict.kindChanged',
  'answered part removed': 'conflict.partRemoved',
} as const;

/** What people have worked on, and would lose from their sight. */
export function Conflicts({ found }: { found: ContentImport }) {
  const { t, language } = useTexts('contents');
  const { conflicts, conflict_count: count } = found;
  return (
    <Card as="section" aria-labelledby="content-conflicts">
      <Stack $gap={12}>
        <Heading level={2} size={22} id="content-conflicts">
          {t('conflict.title', { count })}
        </Heading>
        <Text $tone="secondary" $measure>
          {t('conflict.lead')}
        </Text>
        <Lines>
          {conflicts.map((conflict) => (
            <li key={`${conflict.reason} ${conflict.path}`}>
              <span style={{ overflowWrap: 'anywhere' }}>
                <b>{titleOf(conflict, language)}</b>
                <Meta>
                  {t(reasons[conflict.reason])} · {conflict.path}
                </Meta>
              </span>
              <span>
                {[
                  conflict.people > 0 && t('conflict.people', { count: conflict.people }),
                  conflict.sessions > 0 &&
                    t('conflict.sessions', {
                      count: conflict.sessions,
                    }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </Lines>
        {conflicts.length < count && (
          <Text $tone="hint">{t('onlyFirst', { shown: formatNumber(conflicts.length) })}</Text>
        )}
      </Stack>
    </Card>
  );
}
