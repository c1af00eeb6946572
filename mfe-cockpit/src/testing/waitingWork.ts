import { inlinedOperation, typed } from '@learn/testing';
import { WaitingWorkDocument, type WaitingWorkQuery } from '../__generated__/graphql.ts';
import { courseSessionId } from './session.ts';

type Cockpit = NonNullable<WaitingWorkQuery['cockpit']>;
type OpenDay = Cockpit['days_to_record'][number];
type ToEvaluate = Cockpit['to_evaluate'][number];

const circle = typed('CircleReference', { id: 'fahrzeug', title: 'Fahrzeug' });

/** Three works in the circle «Fahrzeug» that wait until a day in March 2026. */
export function toEvaluate(assignment_id: string, change: Partial<ToEvaluate> = {}): ToEvaluate {
  return typed('CockpitWaitingAssignment', {
    assignment_id,
    evaluation_deadline: '2026-03-20T22:59:00.000Z',
    to_evaluate_count: 3,
    first_user_id: 'ana',
    learning_content: typed('LearningContentAssignment', {
      id: assignment_id,
      title: `Auftrag ${assignment_id}`,
      circle,
    }),
    ...change,
  });
}

/** A day in the circle «Fahrzeug» with 24 participants, of whom four are entered. */
export function openDay(date: string, change: Partial<OpenDay> = {}): OpenDay {
  return typed('CockpitAttendanceDay', {
    attendance_course_id: `day-${date}`,
    start: `${date}T08:00:00.000Z`,
    expected_count: 24,
    entered_count: 4,
    learning_content: typed('LearningContentAttendanceCourse', {
      id: `content-${date}`,
      title: 'Präsenzkurs',
      circle,
    }),
    ...change,
  });
}

/** The answer to what waits for the expert of the session. */
export function waitingOperation(
  to_evaluate: readonly ToEvaluate[],
  days_to_record: readonly OpenDay[] = [],
) {
  return inlinedOperation(
    WaitingWorkDocument,
    { course_session_id: courseSessionId },
    {
      cockpit: typed('Cockpit', {
        id: courseSessionId,
        to_evaluate: [...to_evaluate],
        days_to_record: [...days_to_record],
      }),
    },
  );
}
