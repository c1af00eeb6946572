import { type CourseSession, fillPath, type Slots } from '@learn/contracts';
import { daysUntil, formatDay, recordsAttendance } from '@learn/domain';
import { $courseSessions, loadableOf, useLinks, useNow, useStore } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { fontSize, StatusPill, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { WaitingWorkDocument, type WaitingWorkQuery } from '../__generated__/graphql.ts';
import { attendanceCheckPath } from '../attendance/addresses.ts';
import { waitingAddress } from '../evaluation/addresses.ts';
import { usePreload } from '../page/usePreload.ts';
import { Deadline } from '../tasks/Deadline.tsx';
import { useTexts } from '../texts.ts';
import { ListWidget } from './ListWidget.tsx';
import { WidgetRow, WidgetRows } from './WidgetRow.tsx';
import { type WaitingWork, waitingWork } from './waitingWork.ts';

/** How much is named; the cockpit has all of it. */
const shown = 5;

/** As wide as a picture. */
const Count = styled.span`
  min-width: 40px;
  font-size: ${fontSize[22]};
  font-weight: 700;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** On the home dashboard of an expert: what waits for them in a session, in all of their circles. */
export function WaitingWorkWidget({ course, courseSessionId }: Slots['home.course']) {
  const own = useStore($courseSessions).filter((session) => session.course.id === course.course_id);
  const session = own.find(({ id }) => id === courseSessionId);
  // nothing waits for those who only read
  if (!session || !recordsAttendance(session.my_role)) return null;
  return <OfSession session={session} isOneOfSeveral={own.length > 1} />;
}

function OfSession({ session, isOneOfSeveral }: { session: CourseSession; isOneOfSeveral: boolean }) {
  const { t } = useTexts('widgets');
  const links = useLinks();
  const courseSlug = session.course.slug;
  const query = useQuery(WaitingWorkDocument, { course_session_id: session.id });
  usePreload(firstEvaluation(query.data?.cockpit, courseSlug));
  return (
    <ListWidget
      title={isOneOfSeveral ? t('waiting.titleIn', { session: session.title }) : t('waiting.title')}
      of={loadableOf(query, ({ cockpit }) => cockpit && waitingWork(cockpit))}
      rows={2}
      failed={t('waiting.failed')}
      empty={{ title: t('waiting.none'), description: t('waiting.noneHint') }}
      link={{ to: links.cockpit({ courseSlug }), text: t('waiting.all') }}
    >
      {(all) => (
        <WidgetRows>
          {all.slice(0, shown).map((work) => (
            <WaitingRow key={work.key} work={work} courseSlug={courseSlug} />
          ))}
        </WidgetRows>
      )}
    </ListWidget>
  );
}

/** Where the evaluation is that an expert opens from home most likely. */
function firstEvaluation(cockpit: WaitingWorkQuery['cockpit'] | undefined, courseSlug: string) {
  const [first] = cockpit?.to_evaluate ?? [];
  return first && waitingAddress({ courseSlug, assignmentId: first.assignment_id }, first.first_user_id);
}

function WaitingRow({ work, courseSlug }: { work: WaitingWork; courseSlug: string }) {
  const { t, language } = useTexts('widgets');
  const { t: task } = useTexts('task');
  const now = useNow();
  if (work.kind === 'assignment') {
    const { assignment_id: assignmentId, learning_content, evaluation_deadline } = work.assignment;
    return (
      <WidgetRow
        lead={<Count>{work.assignment.to_evaluate_count}</Count>}
        to={waitingAddress({ courseSlug, assignmentId }, work.assignment.first_user_id)}
        title={task('todo.praxis_assignment', { title: learning_content.title })}
        meta={learning_content.circle.title}
        state={evaluation_deadline !== null && <Deadline at={evaluation_deadline} />}
      />
    );
  }
  const { attendance_course_id, learning_content, start, expected_count, entered_count } = work.day;
  return (
    <WidgetRow
      lead={<Count>{expected_count - entered_count}</Count>}
      to={`${fillPath(attendanceCheckPath, { courseSlug })}?day=${attendance_course_id}`}
      title={t('waiting.record')}
      meta={t('waiting.day', { title: learning_content.title, day: formatDay(start, language) })}
      state={
        daysUntil(start, now) === 0 ? (
          <StatusPill status="waiting" icon="calendar" label={t('waiting.today')} />
        ) : (
          <Text $tone="hint" $size={14}>
            {t('waiting.missing', { entered: entered_count, expected: expected_count })}
          </Text>
        )
      }
    />
  );
}
