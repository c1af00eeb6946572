import { type WorkState, workStateOf } from '@learn/domain';
import type { CockpitPersonQuery } from '../__generated__/graphql.ts';

/** A participant with all that they did in a circle. */
export type PersonData = NonNullable<CockpitPersonQuery['cockpit_person']>;

export type Attendance = PersonData['attendance'][number];

export type Assessment = PersonData['assessments'][number];

/** An assignment of the circle, and how far the person is in it. */
export interface PersonAssignment {
  readonly assignment: PersonData['circle']['assignments'][number];
  readonly state: WorkState;
  /** undefined: not begun */
  readonly work: PersonData['works'][number] | undefined;
}

/** In the order of the path. */
export function assignmentsOf({ circle, works }: PersonData): PersonAssignment[] {
  return circle.assignments.map((assignment) => {
    const work = works.find(({ assignment_id }) => assignment_id === assignment.assignment_id);
    return { assignment, work, state: workStateOf(work?.completion_status, assignment) };
  });
}

/** Contents of the circle that are completed, of all. */
export function progressOf({ sequences }: PersonData): { completed: number; total: number } {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    completed: sum(sequences.map(({ contents_completed_count }) => contents_completed_count)),
    total: sum(sequences.map(({ contents_count }) => contents_count)),
  };
}

/** Where the person stands among the participants of the circle, by name; undefined at either end. */
export interface Neighbours {
  /** from 1 on */
  readonly place: number;
  readonly count: number;
  /** user ids */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

export function neighboursOf({ user_id, circle: { participants } }: PersonData): Neighbours {
  const index = participants.findIndex((one) => one.user_id === user_id);
  return {
    place: index + 1,
    count: participants.length,
    previous: participants[index - 1]?.user_id,
    next: participants[index + 1]?.user_id,
  };
}
