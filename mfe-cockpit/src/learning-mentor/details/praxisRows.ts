import {
  type ListRules,
  type ListView,
  shownRows,
  type WorkState,
  workStateOf,
  workStates,
} from '@learn/domain';
import type { MentorPraxisAssignmentQuery } from '../../__generated__/graphql.ts';
import { type ListedMentee, listedMentee, searchedMentee } from '../listedMentee.ts';
import type { Mentee, OpenTask } from '../mentorData.ts';

export type PraxisAssignment = NonNullable<MentorPraxisAssignmentQuery['assignment']>;

/** A mentee with their work in a praxis assignment. */
export interface PraxisRow extends ListedMentee {
  readonly state: WorkState;
  /** ISO 8601 */
  readonly submittedAt: string | undefined;
  /** until when an open task is to be done, ISO 8601 */
  readonly dueAt: string | undefined;
  /** final ones, once they are released */
  readonly points: { readonly reached: number; readonly maximum: number } | undefined;
}

/** The mentees by name, with what they did in a praxis assignment. */
export function praxisRows(
  assignment: PraxisAssignment,
  { mentees, tasks }: { readonly mentees: readonly Mentee[]; readonly tasks: readonly OpenTask[] },
): PraxisRow[] {
  return mentees.map((mentee) => {
    const { id: userId, course_session_id: courseSessionId } = mentee;
    const work = assignment.completions.find(
      (one) => one.assignment_user_id === userId && one.course_session.id === courseSessionId,
    );
    const task = tasks.find(
      (one) =>
        one.assignment_id === assignment.id &&
        one.mentee.id === userId &&
        one.course_session_id === courseSessionId,
    );
    const state = workStateOf(work?.completion_status, assignment);
    const { evaluation_points_final: reached = null, evaluation_max_points: maximum = null } = work ?? {};
    return {
      ...listedMentee(mentee),
      state,
      submittedAt: work?.submitted_at ?? undefined,
      dueAt: task?.due_date ?? undefined,
      points:
        state === 'evaluated' && reached !== null && maximum !== null ? { reached, maximum } : undefined,
    };
  });
}

/** How the mentees are sorted. */
export const praxisSorts = ['name', 'submitted', 'points'] as const;

export type PraxisSort = (typeof praxisSorts)[number];

export const praxisChoices = { states: workStates, sorts: praxisSorts } as const;

const rules: ListRules<PraxisRow, WorkState, PraxisSort> = {
  isIn: (state, row) => row.state === state,
  searched: searchedMentee,
  figures: {
    submitted: ({ submittedAt }) => (submittedAt === undefined ? undefined : Date.parse(submittedAt)),
    points: ({ points }) => points && points.reached / points.maximum,
  },
};

/** The mentees that pass filter and search, in their order; of equals by name. */
export function shownPraxisRows(
  rows: readonly PraxisRow[],
  view: ListView<WorkState, PraxisSort>,
): readonly PraxisRow[] {
  return shownRows(rows, view, rules);
}
