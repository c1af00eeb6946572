import { fillPath } from '@learn/contracts';
import { daysUntil, formatDay } from '@learn/domain';
import { useCourseSession, useNow } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Card, color, coveringLink, Heading, Icon, Notice, Stack, StatusPill, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { attendanceCheckPath } from '../attendance/addresses.ts';
import { type AttendanceDay, countDay, waitingDays } from '../attendance/attendanceDay.ts';
import { waitingAddress } from '../evaluation/addresses.ts';
import { Deadline } from '../tasks/Deadline.tsx';
import { useTexts } from '../texts.ts';
import { type CircleWork, type WaitingAssignment, waitingAssignments } from './circleWork.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 20px;
  gap: ${space[4]} ${space[16]};
  align-items: center;
  padding: ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Figure = styled.span`
  font-size: 2.25rem;
  font-weight: 700;
  line-height: 1;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

const Title = styled(Link)`
  ${coveringLink('-3px')}
  font-weight: 600;
`;

/** The list in which one goes on from the first work to the next. */
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
    <WaitingRow
      figure={expected - entered}
      to={`${fillPath(attendanceCheckPath, { courseSlug })}?day=${day.id}`}
      title={t('recordAttendance')}
      hint={t('openDay', { title: day.title, day: formatDay(day.start, language), entered, expected })}
    >
      {daysUntil(day.start, now) === 0 && <StatusPill status="waiting" icon="calendar" label={t('today')} />}
    </WaitingRow>
  );
}

function ToEvaluate({ assignment, waiting, first, evaluated, handedIn }: WaitingAssignment) {
  const { t } = useTexts('home');
  const { courseSlug = '' } = useParams();
  const { assignment_id: assignmentId, evaluation_deadline: deadline, learning_content } = assignment;
  return (
    <WaitingRow
      figure={waiting}
      to={waitingAddress({ courseSlug, assignmentId }, first)}
      title={t('evaluate', { title: learning_content.title })}
      hint={t('evaluated', { evaluated, handedIn })}
    >
      {deadline !== null && <Deadline at={deadline} />}
    </WaitingRow>
  );
}

interface WaitingRowProps {
  readonly figure: number;
  readonly to: string;
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

function WaitingRow({ figure, to, title, hint, children }: WaitingRowProps) {
  return (
    <Row>
      <Figure>{figure}</Figure>
      <div>
        <Title to={to}>{title}</Title>
        <Text $tone="hint" $size={14}>
          {hint}
        </Text>
        {children}
      </div>
      <Icon name="right" color={color.ink500} />
    </Row>
  );
}
