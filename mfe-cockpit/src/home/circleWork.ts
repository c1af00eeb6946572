import {
  circleWorkStateOf,
  compareDates,
  fullName,
  isAwaitingRelease,
  shownWork,
  type WorkState,
  type WorkView,
  workStateOf,
} from '@learn/domain';
import type { CircleWorkFragment } from '../__generated__/graphql.ts';
import type { ListedPerson } from '../people/PersonCell.tsx';

/** A circle with the work of its participants. */
export type CircleWork = CircleWorkFragment;

export type Assignment = CircleWork['assignments'][number];
type Work = Assignment['works'][number];

/** A participant of a circle. */
export interface ParticipantRow extends ListedPerson {
  readonly userId: string;
  /** employer; may be empty */
  readonly organisation: string;
  /** learning contents of the circle */
  readonly completed: number;
  readonly total: number;
  readonly state: WorkState;
  /** official ones of the circle, in the order of the path */
  readonly grades: readonly number[];
}

/** The participants of a circle, by name. */
export function participantRows({ contents_count, assignments, participants }: CircleWork): ParticipantRow[] {
  const evaluated = assignments.filter(({ needs_expert_evaluation }) => needs_expert_evaluation);
  const worksOf = Map.groupBy(
    assignments.flatMap((assignment) => assignment.works.map((work) => ({ ...work, assignment }))),
    ({ user_id }) => user_id,
  );
  return participants.map((person) => {
    const works = worksOf.get(person.user_id) ?? [];
    const ofEvaluated = works.filter(({ assignment }) => evaluated.includes(assignment));
    return {
      userId: person.user_id,
      firstName: person.first_name,
      lastName: person.last_name,
      avatarUrl: person.avatar_url || undefined,
      organisation: person.organisation_name,
      completed: person.contents_completed_count,
      total: contents_count,
      state: circleWorkStateOf({
        statuses: ofEvaluated.map(({ completion_status }) => completion_status),
        evaluatedAssignments: evaluated.length,
        begun: works.length > 0,
        completed: person.contents_completed_count,
        total: contents_count,
      }),
      grades: works.flatMap(({ grade }) => (grade === null ? [] : grade)),
    };
  });
}

/** The participants of a circle with what they did in one assignment of it, by name. */
export function assignmentRows(work: CircleWork, assignment: Assignment): ParticipantRow[] {
  const works = new Map(assignment.works.map((one) => [one.user_id, one]));
  return participantRows({ ...work, assignments: [assignment] }).map((row) => ({
    ...row,
    state: workStateOf(works.get(row.userId)?.completion_status, assignment),
  }));
}

const isReleased = ({ completion_status }: Work) => completion_status === 'EVALUATION_SUBMITTED';

const isHandedIn = ({ completion_status }: Work) => isAwaitingRelease(completion_status);

/** An assignment in which work waits for the person. */
export interface WaitingAssignment {
  readonly assignment: Assignment;
  readonly waiting: number;
  /** user id of the first of them, by name; undefined where only others see them */
  readonly first: string | undefined;
  readonly evaluated: number;
  /** of those who have handed in */
  readonly handedIn: number;
}

/** What waits for the person to be evaluated, the earliest deadline first. */
export function waitingAssignments({ assignments, participants }: CircleWork): WaitingAssignment[] {
  return assignments
    .map((assignment) => {
      const released = assignment.works.filter(isReleased).length;
      const waiting = new Set(
        assignment.works.flatMap(({ to_evaluate, user_id }) => (to_evaluate ? user_id : [])),
      );
      return {
        assignment,
        waiting: waiting.size,
        first: participants.find(({ user_id }) => waiting.has(user_id))?.user_id,
        evaluated: released,
        handedIn: released + assignment.works.filter(isHandedIn).length,
      };
    })
    .filter(({ waiting }) => waiting > 0)
    .sort((left, right) => compareDates(deadlineKey(left), deadlineKey(right)));
}

/** Later than any deadline, so that what has none comes last. */
const never = '9999-12-31';

const deadlineKey = ({ assignment }: WaitingAssignment) => assignment.evaluation_deadline ?? never;

/** The participants that pass filter and search, in their order; of equals by name. */
export function shownParticipants(rows: readonly ParticipantRow[], view: WorkView): ParticipantRow[] {
  return shownWork(
    rows,
    view,
    ({ firstName, lastName, organisation }) => `${fullName(firstName, lastName)} ${organisation}`,
  );
}
