import type { AssignmentWork, CircleWork, ParticipantWork } from './readCockpit.ts';

/** What of an assignment waits for the caller to be evaluated. */
export function waitingWorks({ works }: AssignmentWork): ParticipantWork[] {
  return works.filter(({ to_evaluate }) => to_evaluate);
}

/** The assignments of circles in which work waits, the earliest evaluation deadline first, those without one last. */
export function assignmentsToEvaluate(circles: readonly CircleWork[]): AssignmentWork[] {
  return circles
    .flatMap(({ assignments }) => assignments)
    .filter((assignment) => waitingWorks(assignment).length > 0)
    .sort((left, right) => deadlineOf(left) - deadlineOf(right));
}

const deadlineOf = ({ deadlines }: AssignmentWork) =>
  deadlines?.evaluationDeadline?.getTime() ?? Number.MAX_SAFE_INTEGER;
