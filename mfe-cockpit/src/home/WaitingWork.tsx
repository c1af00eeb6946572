import { fillPath } from '@learn/contracts';
import { daysUntil, formatDay } from '@learn/domain';
import { useCourseSession, useNow } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { Card, Heading, Notice, Stack, StatusPill } from '@learn/ui';
import { attendanceCheckPath } from '../attendance/addresses.ts';
import { type AttendanceDay, countDay, waitingDays } from '../attendance/attendanceDay.ts';
import { waitingAddress } from '../evaluation/addresses.ts';
import { usePreload } from '../page/usePreload.ts';
import { Deadline } from '../tasks/Deadline.tsx';
import { useTexts } from '../texts.ts';
import { type CircleWork, type WaitingAssignment, waitingAssignments } from './circleWork.ts';
import { WorkRow } from './WorkRow.tsx';

interface WaitingWorkProps {
  readonly work: CircleWork;
  readonly days: readonly AttendanceDay[];
}

/** The open tasks of a circle: attendance lists that are not complete, and submitted work without an evaluation. */
export function WaitingWork({ work, days }: WaitingWorkProps) {
  const { t } = useTexts('home');
  const now = useNow();
  const { my_role } = useCourseSession();
  const open = waitingDays(days, { circleId: work.circle.id, myRole: my_role, now });
  const assignments = waitingAssignments(work);
  return (
    <section aria-labelledby="waiting">
      <Stack $gap={12}>
        <Heading level={2} id="waiting">
          {t('waiting', { circle: work.circle.title })}
        </Heading>
        {open.length + assignments.length === 0 ? (
          <Notice tone="finished" icon="check">
            {t('nothingWaits')}
          </Notice>
        ) : (
          <Card as="ul" $flush>
            {open.map((day) => (
              <OpenDay key={day.id} day={day} />
            ))}
            {assignments.map((waiting) => (
              <ToEvaluate key={waiting.assignment.assignment_id} {...waiting} />
            ))}
          </Card>
        )}
      </Stack>
    </section>
  );
}

function OpenDay({ day }: { day: AttendanceDay }) {
  const { t, language } = useTexts('home');
  const { courseSlug = '' } = useParams();
  const now = useNow();
  const { expected, entered } = countDay(day);
  return (
    <WorkRow
      figure={expected - entered}
      to={`${fillPath(attendanceCheckPath, { courseSlug })}?day=${day.id}`}
      title={t('recordAttendance')}
      hint={t('openDay', { title: day.title, day: formatDay(day.start, language), entered, expected })}
    >
      {daysUntil(day.start, now) === 0 && <StatusPill status="waiting" icon="calendar" label={t('today')} />}
    </WorkRow>
  );
}

function ToEvaluate({ assignment, waiting, first, evaluated, handedIn }: WaitingAssignment) {
  const { t } = useTexts('home');
  const { courseSlug = '' } = useParams();
  const { assignment_id: assignmentId, evaluation_deadline: deadline, learning_content } = assignment;
  const address = waitingAddress({ courseSlug, assignmentId }, first);
  usePreload(address);
  return (
    <WorkRow
      figure={waiting}
      to={address}
      title={t('evaluate', { title: learning_content.title })}
      hint={t('evaluated', { evaluated, handedIn })}
    >
      {deadline !== null && <Deadline at={deadline} />}
    </WorkRow>
  );
}
