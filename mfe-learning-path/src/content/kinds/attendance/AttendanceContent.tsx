import { formatDay, formatTime, isPast } from '@learn/domain';
import { $language, useLinks, useNow, useStore } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { Link } from '@learn/platform/router';
import { Button, Heading, Inline, Notice, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTakesPart } from '../../../progress/useTakesPart.ts';
import { useTexts } from '../../../texts.ts';
import type { ContentOf } from '../../contentData.ts';
import { DaysLeft } from '../DaysLeft.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { Sheet } from '../Sheet.ts';
import { calendarFile } from './calendarFile.ts';
import { Presence } from './Presence.tsx';
import { useOwnPresence } from './useOwnPresence.ts';

/** Days are written small in French and Italian, but not at the beginning. */
const DayHeading = styled(Heading)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

interface AttendanceContentProps {
  readonly content: ContentOf<'AttendanceCourse'>;
}

/** A day in a room: when, where, with which trainer, and once recorded, whether the person was there (domain decisions §9). */
export function AttendanceContent({ content }: AttendanceContentProps) {
  const takesPart = useTakesPart();
  const { t } = useTexts('event');
  const now = useNow();
  const links = useLinks();
  const language = useStore($language);
  const { download } = useDownloads<'day'>();
  const presence = useOwnPresence(content);
  const day = content.course_session_attendance_course;
  const location = day?.location || content.location;
  const trainer = day?.trainer || content.trainer;
  const start = day?.due_date.start;
  const end = day?.due_date.end ?? start;
  return (
    <Sheet $gap={24}>
      {start && end ? (
        <Inline $gap={12}>
          <DayHeading level={2}>{formatDay(start, language)}</DayHeading>
          <DaysLeft start={start} end={end} />
        </Inline>
      ) : (
        <Heading level={2}>{t('attendance.noDate')}</Heading>
      )}
      <Facts>
        {start && end && (
          <Fact icon="clock" label={t('attendance.time')}>
            {start === end ? formatTime(start) : `${formatTime(start)}–${formatTime(end)}`}
          </Fact>
        )}
        {location && (
          <Fact icon="pin" label={t('attendance.location')}>
            {location}
          </Fact>
        )}
        {trainer && (
          <Fact icon="people" label={t('attendance.trainer')}>
            {trainer}
          </Fact>
        )}
        {takesPart && start && (
          <Fact icon="check" label={t('attendance.presence')}>
            <Presence status={presence} begun={isPast(start, now)} />
          </Fact>
        )}
      </Facts>
      {takesPart && <Consequence content={content} status={presence} />}
      {day && start && end && !isPast(end, now) && (
        <Inline $gap={24}>
          <Button
            variant="secondary"
            icon="calendar"
            onClick={() =>
              void download('day', async () => {
                const entry = {
                  uid: uidOf(day.id),
                  title: content.title,
                  location,
                  start,
                  end,
                  url: pageAddress(),
                };
                return new File([calendarFile(entry, new Date())], `${content.slug}.ics`, {
                  type: 'text/calendar',
                });
              })
            }
          >
            {t('attendance.addToCalendar')}
          </Button>
          <TextLink as={Link} to={links.dueDates()}>
            {t('attendance.allDates')}
          </TextLink>
        </Inline>
      )}
    </Sheet>
  );
}

/** What completes the day, or what follows from not having been there. */
function Consequence({
  content,
  status,
}: Pick<AttendanceContentProps, 'content'> & { status: ReturnType<typeof useOwnPresence> }) {
  const { t } = useTexts('event');
  if (status === undefined)
    return content.can_user_self_toggle_course_completion ? undefined : (
      <Notice>{t('attendance.completedBy')}</Notice>
    );
  if (status === 'ABSENT' || status === 'EXCUSED') return <Notice>{t('attendance.missed')}</Notice>;
  return status === 'DISPENSED' ? <Notice>{t('attendance.notNeeded')}</Notice> : undefined;
}

const uidOf = (dayId: string) => `attendance-${dayId}@${window.location.host}`;
const pageAddress = () => window.location.origin + window.location.pathname;
