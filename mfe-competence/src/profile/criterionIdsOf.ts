import type { CompetenceWidgetQuery } from '../__generated__/graphql.ts';
import { chosenProfile, visibleCircles } from './visibleCircles.ts';

type WidgetCourse = NonNullable<CompetenceWidgetQuery['course']>;

/** The ids of all criteria that a person meets in a course session, as the pages of the profile count them. */
export function criterionIdsOf(course: WidgetCourse, courseSessionId: string): string[] {
  return visibleCircles(course, chosenProfile(course, courseSessionId))
    .flatMap((circle) => circle.learning_sequences)
    .flatMap((sequence) => sequence.learning_units)
    .flatMap((unit) => unit.performance_criteria.map(({ id }) => id));
}
