import { endpoints } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Card, Heading, Loaded, Skeleton, Stack, Text } from '@learn/ui';
import { WeekDays } from './WeekDays.tsx';
import { WeekDone } from './WeekDone.tsx';
import { WeekDue } from './WeekDue.tsx';
import { Halves } from './weekShape.ts';
import { useTexts } from './weekTexts.ts';

/** What a participant did this week, and what is due until Sunday. */
export function WeekOverview() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="week">
      <Stack $gap={12}>
        <Heading level={2} id="week">
          {t('title')}
        </Heading>
        <Loaded
          of={loadableOf(useRest(endpoints.week, {}), (week) => week)}
          skeleton={<Skeleton $height="300px" aria-busy="true" />}
          failed={{ title: t('failed') }}
        >
          {({ days, done, due }) => (
            <Card $flush>
              <WeekDays days={days} />
              {done.count + due.count === 0 ? (
                <Text $tone="secondary" style={{ padding: 24 }}>
                  {t('empty')}
                </Text>
              ) : (
                <Halves>
                  <WeekDone done={done} />
                  <WeekDue due={due} />
                </Halves>
              )}
            </Card>
          )}
        </Loaded>
      </Stack>
    </section>
  );
}
