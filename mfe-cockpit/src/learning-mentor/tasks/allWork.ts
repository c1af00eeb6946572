import type { endpoints, RowOf } from '@learn/contracts';
import type { MentorAssignmentsQuery } from '../../__generated__/graphql.ts';

/** Something that all mentees do. */
export interface Work {
  /** of the assignment or the learning unit */
  readonly id: string;
  readonly title: string;
  /** title of the circle in which it lies */
  readonly circle: string;
}

type Session = NonNullable<MentorAssignmentsQuery['course_session']>;

/** The praxis assignments of a session, in the order of the path. */
export function praxisAssignments({ assignments }: Session): Work[] {
  return assignments.flatMap(({ assignment_id, learning_content: content }) =>
    'assignment_type' in content && content.assignment_type === 'PRAXIS_ASSIGNMENT'
      ? [{ id: assignment_id, title: content.title, circle: content.circle.title }]
      : [],
  );
}

/** The learning units of which feedback was asked for, each once, the latest first. */
export function askedUnits(feedbacks: readonly RowOf<typeof endpoints.selfEvaluationFeedbacks>[]): Work[] {
  const units = feedbacks.map(({ learning_unit: { id, title }, circle }) => ({
    id,
    title,
    circle: circle.title,
  }));
  return [...new Map(units.map((unit) => [unit.id, unit])).values()];
}
