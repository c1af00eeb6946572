import { fillPath } from '@learn/contracts';
import { recordsAttendance } from '@learn/domain';
import { useCourseSession, useNow } from '@learn/platform';
import { Link, useParams, useSearchParams } from '@learn/platform/router';
import { EmptyState, TextLink } from '@learn/ui';
import { useEffect, useState } from 'react';
import { CockpitPage } from '../../page/CockpitPage.tsx';
import { useTexts } from '../../texts.ts';
import { attendancePath } from '../addresses.ts';
import { dayToRecord } from '../attendanceDay.ts';
import { DayFacts } from '../DayFacts.tsx';
import { LoadedDays } from '../LoadedDays.tsx';
import { useAttendanceDays } from '../useAttendanceDays.ts';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import { readView, withView } from './sheetFilter.ts';

/** Who was there on a day (specification §2, cockpit › attendanceCheck; domain decisions §9). */
export function AttendanceCheckPage() {
  const { t } = useTexts('attendance');
  const { courseSlug = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { day: named } = readView(parameters);
  const { id: sessionId, my_role } = useCourseSession();
  // the session to which the day in the address belongs
  const [sessionOfDay, setSessionOfDay] = useState(sessionId);
  const now = useNow();
  const days = useAttendanceDays();
  const found = days.state === 'ready' ? days.data : [];
  const isMissing = named !== undefined && sessionOfDay === sessionId;
  const day = found.find(({ id }) => id === named) ?? (isMissing ? undefined : dayToRecord(found, now));
  const opened = day?.id;
  // the list stays open when it is complete, and nothing waits there any more; another session has other days
  useEffect(() => {
    if (opened === undefined) return;
    if (opened === named) setSessionOfDay(sessionId);
    else
      setParameters((current) => withView(current, { day: opened }), {
        replace: true,
        preventScrollReset: true,
      });
  }, [named, opened, sessionId, setParameters]);
  const toDays = fillPath(attendancePath, { courseSlug });
  return (
    <CockpitPage
      title={t('check')}
      back={
        <TextLink as={Link} to={toDays} direction="back">
          {t('days')}
        </TextLink>
      }
      meta={day && <DayFacts day={day} withDate />}
    >
      <LoadedDays of={days}>
        {() =>
          day ? (
            <AttendanceSheet
              key={day.id}
              day={day}
              readOnly={!recordsAttendance(my_role)}
              reload={days.reload}
            />
          ) : (
            <EmptyState
              icon="calendar"
              title={t('missingDay')}
              action={
                <TextLink as={Link} to={toDays}>
                  {t('allDays')}
                </TextLink>
              }
            />
          )
        }
      </LoadedDays>
    </CockpitPage>
  );
}
