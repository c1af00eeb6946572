import type { CourseConfiguration } from './courseType.ts';

interface Session {
  readonly actions: readonly string[];
  readonly course: { readonly configuration: Pick<CourseConfiguration, 'is_vv'> };
}

/**
 * Whether a person is offered to buy the course (specification §2, mobile menu and footer): a learning mentor of a
 * vv course without the action learning-mentor::edit-mentors, which participants have.
 * @param sessions the current course session alone, or all of the person outside a course: a mentor who is also
 *   a participant of a vv course has bought it already
 */
export function isOfferedCourse(sessions: readonly Session[]): boolean {
  const ofVv = sessions.filter(({ course }) => course.configuration.is_vv);
  return (
    ofVv.some(({ actions }) => actions.includes('is_learning_mentor')) &&
    !ofVv.some(({ actions }) => actions.includes('learning-mentor::edit-mentors'))
  );
}
