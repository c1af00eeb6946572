import { fillPath } from '@learn/contracts';
import { daysUntil, formatDay, formatTime } from '@learn/domain';
import { useNow } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { attendanceLook, color, Meta, Stack, StatusPill, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { attendanceCheckPath } from '../attendance/addresses.ts';
import { useTexts } from '../texts.ts';
import { PersonSection } from './PersonSection.tsx';
import type { Attendance } from './personData.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: start;
  & + & {
    padding-top: ${space[12]};
    border-top: 1px solid ${color.line};
  }
`;

const Day = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** The attendance days of the circle, and whether the person was there. */
export function PersonAttendance({ days }: { days: readonly Attendance[] }) {
  const { t } = useTexts('person');
  return (
    <PersonSection title={t('attendance')} empty={days.length === 0 ? t('noDays') : undefined}>
      <Stack as="ul" $gap={12}>
        {days.map((day) => (
          <DayItem key={day.attendance_course_id} day={day} />
        ))}
      </Stack>
    </PersonSection>
  );
}

function DayItem({ day }: { day: Attendance }) {
  const { t, language } = useTexts('person');
  const { courseSlug = '' } = useParams();
  return (
    <Item>
      <span>
        <TextLink
          as={Link}
          direction="none"
          to={`${fillPath(attendanceCheckPath, { courseSlug })}?day=${day.attendance_course_id}`}
        >
          <Day>{formatDay(day.start, language)}</Day>
        </TextLink>
        <Meta>
          {[day.title, `${formatTime(day.start)}–${formatTime(day.end)}`, day.location]
            .filter(Boolean)
            .join(' · ')}
        </Meta>
        {!day.counts && <Meta>{t('notCounted')}</Meta>}
      </span>
      <Presence day={day} />
    </Item>
  );
}

function Presence({ day: { status, start, counts } }: { day: Attendance }) {
  const { t } = useTexts('person');
  const { t: attendance } = useTexts('attendance');
  const isComing = daysUntil(start, useNow()) > 0;
  if (status !== null) {
    const { tone, icon } = attendanceLook[status];
    return <StatusPill status={tone} icon={icon} label={attendance(`status.${status}`)} />;
  }
  if (!counts) return undefined;
  return isComing ? (
    <StatusPill status="none" icon="calendar" label={t('coming')} />
  ) : (
    <StatusPill status="waiting" icon="warning" label={t('notRecorded')} />
  );
}
