import { fillPath } from '@learn/contracts';
import { compareDates, formatDay, formatTime, isPast } from '@learn/domain';
import { useLinks, useNow } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Card, color, Heading, Stack, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { attendancePath } from '../attendance/addresses.ts';
import type { AttendanceDay } from '../attendance/attendanceDay.ts';
import { useTexts } from '../texts.ts';
import type { CircleWork } from './circleWork.ts';

const Line = styled.li<{ $past: boolean }>`
  padding-block: ${space[8]};
  color: ${({ $past }) => ($past ? color.ink500 : color.ink900)};
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

type DateKind = 'attendance' | 'submission' | 'evaluation' | 'test';

interface CircleDate {
  readonly key: string;
  readonly kind: DateKind;
  readonly title: string;
  /** ISO 8601 */
  readonly at: string;
}

/** Attendance days, assignment and test deadlines of a circle, the earliest first (specification §2, course session detail). */
export function CircleDates({ work, days }: { work: CircleWork; days: readonly AttendanceDay[] }) {
  const { t, language } = useTexts('home');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const now = useNow();
  const dates = circleDates(work, days);
  return (
    <Card as="section" aria-labelledby="dates">
      <Stack $gap={12}>
        <Heading level={2} size={18} id="dates">
          {t('dates')}
        </Heading>
        {dates.length === 0 && <Text $tone="hint">{t('noDates')}</Text>}
        <ul>
          {dates.map(({ key, kind, title, at }) => (
            <Line key={key} $past={isPast(at, now)}>
              <Text as="span" $size={14} $tone="hint">
                {t(`date.${kind}`)}
              </Text>
              <div>{title}</div>
              <time dateTime={at}>
                {t('at', { day: formatDay(at, language, 'short'), time: formatTime(at) })}
              </time>
            </Line>
          ))}
        </ul>
        <TextLink as={Link} to={fillPath(attendancePath, { courseSlug })}>
          {t('allDays')}
        </TextLink>
        <TextLink as={Link} to={links.circle({ courseSlug, circleSlug: work.circle.slug })}>
          {t('openCircle')}
        </TextLink>
      </Stack>
    </Card>
  );
}

function circleDates({ circle, assignments }: CircleWork, days: readonly AttendanceDay[]): CircleDate[] {
  const ofDays = days
    .filter(({ circleId }) => circleId === circle.id)
    .map(({ id, title, start }) => ({ key: id, kind: 'attendance' as const, title, at: start }));
  const deadlines = assignments.flatMap(
    ({ assignment_id, assignment_type, learning_content: { title }, ...deadline }) => {
      const { submission_deadline, evaluation_deadline } = deadline;
      const kind = assignment_type === 'EDONIQ_TEST' ? ('test' as const) : ('submission' as const);
      const date = (which: DateKind, at: string | null) =>
        at === null ? [] : { key: `${assignment_id} ${which}`, kind: which, title, at };
      return [date(kind, submission_deadline), date('evaluation', evaluation_deadline)].flat();
    },
  );
  return [...ofDays, ...deadlines].sort((left, right) => compareDates(left.at, right.at));
}
