import { formatNumber } from '@learn/domain';
import { Card, color, Figure, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { AttendanceSumsFragment, CourseFrameFragment } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';

const Counts = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  & > li {
    margin: 0 -1px -1px 0;
    padding: ${space[16]} ${space[24]};
    border: 1px solid ${color.line};
    border-width: 0 1px 1px 0;
  }
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface ScopeCountsProps {
  readonly metrics: CourseFrameFragment['course_session_selection_metrics'];
  readonly attendance: AttendanceSumsFragment;
}

/** How much stands behind the figures: sessions, people, days (specification §3, course_session_selection_metrics). */
export function ScopeCounts({ metrics, attendance }: ScopeCountsProps) {
  const { t } = useTexts('course');
  const { session_count: sessions, participant_count: participants, expert_count: experts } = metrics;
  const { days_completed: days, total_records: planned } = attendance;
  return (
    <Counts as="ul" $flush aria-label={t('counts.label')}>
      <li>
        <Figure value={formatNumber(sessions)}>
          <br />
          {t('counts.sessions', { count: sessions })}
        </Figure>
      </li>
      <li>
        <Figure value={formatNumber(participants)}>
          <br />
          {t('counts.participants', { count: participants })}
        </Figure>
      </li>
      <li>
        <Figure value={formatNumber(experts)}>
          <br />
          {t('counts.experts', { count: experts })}
        </Figure>
      </li>
      {days !== null && (
        <li>
          <Figure value={formatNumber(days)}>
            {t('counts.ofDays', { total: formatNumber(planned) })}
            <br />
            {t('counts.days', { count: days })}
          </Figure>
        </li>
      )}
    </Counts>
  );
}
