import { useLinks, useNow } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Heading, Stack, TextLink } from '@learn/ui';
import { CockpitPage } from '../../page/CockpitPage.tsx';
import { useTexts } from '../../texts.ts';
import { dayState } from '../attendanceDay.ts';
import { LoadedDays } from '../LoadedDays.tsx';
import { useAttendanceDays } from '../useAttendanceDays.ts';
import { DayList } from './DayList.tsx';

/** What is to be recorded comes first; then what comes next, and what is done with the newest first. */
const order = ['open', 'coming', 'recorded'] as const;

/** The attendance days of the session, by what is to be done about them (specification §2, cockpit › attendance). */
export function AttendanceDaysPage() {
  const { t } = useTexts('attendance');
  const { t: own } = useTexts();
  const { courseSlug = '' } = useParams();
  const now = useNow();
  return (
    <CockpitPage
      title={t('days')}
      lead={t('daysLead')}
      back={
        <TextLink as={Link} to={useLinks().cockpit({ courseSlug })} direction="back">
          {own('title')}
        </TextLink>
      }
    >
      <LoadedDays of={useAttendanceDays()}>
        {(days) => {
          const byState = Object.groupBy(days, (day) => dayState(day, now));
          return (
            <Stack $gap={32}>
              {order.map((state) => {
                const found = byState[state] ?? [];
                return (
                  found.length > 0 && (
                    <section key={state} aria-labelledby={`days-${state}`}>
                      <Stack $gap={12}>
                        <Heading level={2} id={`days-${state}`}>
                          {t(`state.${state}`)}
                        </Heading>
                        <DayList days={state === 'recorded' ? found.toReversed() : found} state={state} />
                      </Stack>
                    </section>
                  )
                );
              })}
            </Stack>
          );
        }}
      </LoadedDays>
    </CockpitPage>
  );
}
