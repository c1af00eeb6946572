import type { WaitingWorkQuery } from '../__generated__/graphql.ts';

type Cockpit = NonNullable<WaitingWorkQuery['cockpit']>;

type OpenDay = Cockpit['days_to_record'][number];
type ToEvaluate = Cockpit['to_evaluate'][number];

/** Something that waits for an expert in a session. */
export type WaitingWork =
  | { readonly kind: 'day'; readonly key: string; readonly day: OpenDay }
  | { readonly kind: 'assignment'; readonly key: string; readonly assignment: ToEvaluate };

/** What waits, as the cockpit orders it: open attendance lists, then evaluations by their deadline. */
export function waitingWork({ days_to_record, to_evaluate }: Cockpit): WaitingWork[] {
  return [
    ...days_to_record.map((day) => ({ kind: 'day' as const, key: day.attendance_course_id, day })),
    ...to_evaluate.map((assignment) => ({
      kind: 'assignment' as const,
      key: assignment.assignment_id,
      assignment,
    })),
  ];
}
