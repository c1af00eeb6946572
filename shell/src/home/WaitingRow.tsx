import type { AnswerOf, endpoints } from '@learn/contracts';
import { daysUntil, formatDayAsOf, formatRelative, isPast } from '@learn/domain';
import { useNow } from '@learn/platform';
import { StatusPill, Text } from '@learn/ui';
import { WorkRow } from './WorkRow.tsx';
import { useTexts } from './waitingTexts.ts';

type Work = AnswerOf<typeof endpoints.waitingWork>[number];

/** One kind of work that waits: what, where, and how urgent. */
export function WaitingRow({ work }: { work: Work }) {
  const { t, language } = useTexts();
  const now = useNow();
  const { kind, count, title, person, course, course_session_title, due, url } = work;
  const day = due === null ? '' : formatDayAsOf(due, now, language);
  const titles = {
    attendance: t('attendance', { title, day }),
    evaluation: t('evaluation', { title }),
    feedback_request: t('request', { title, person: person ?? '' }),
  };
  return (
    <WorkRow
      figure={count}
      to={url}
      title={titles[kind]}
      meta={`${course.title} · ${course_session_title}`}
      state={<Urgency work={work} />}
    />
  );
}

function Urgency({ work: { kind, due, since } }: { work: Work }) {
  const { t, language } = useTexts();
  const now = useNow();
  if (kind === 'attendance')
    return due !== null && daysUntil(due, now) === 0 ? (
      <StatusPill status="waiting" icon="calendar" label={t('today')} />
    ) : undefined;
  if (due !== null) {
    const isOver = isPast(due, now);
    const label = t(isOver ? 'deadlineOver' : 'deadline', { day: formatDayAsOf(due, now, language) });
    return <StatusPill status={isOver ? 'failed' : 'waiting'} icon="clock" label={label} />;
  }
  if (since === null) return undefined;
  return (
    <Text as="span" $size={14} $tone="hint">
      {t('since', { time: formatRelative(since, now, language) })}
    </Text>
  );
}
