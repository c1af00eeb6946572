import { endpoints, type Loadable, type RowOf } from '@learn/contracts';
import { loadableOf, useCourseSession, useRest } from '@learn/platform';

/** A mentee of the logged-in person, in one session of the course. */
export type Mentee = RowOf<typeof endpoints.mentees>;

/** Something that a mentor has to do for a mentee. */
export type OpenTask = RowOf<typeof endpoints.openTasks>;

/** The mentees of the logged-in person in a course, by name; missing for people who are no mentor there. */
export function useMentees(courseId: string): Loadable<readonly Mentee[]> {
  return loadableOf(useRest(endpoints.mentees, { params: { courseId } }), (mentees) => mentees);
}

/** The open tasks of a mentor in a course, the most urgent first; missing for people who are no mentor there. */
export function useOpenTasks(courseId: string): Loadable<readonly OpenTask[]> {
  return loadableOf(useRest(endpoints.openTasks, { params: { courseId } }), (tasks) => tasks);
}

/** Whether the logged-in person is a learning mentor of the current session, rather than a participant of it. */
export function useIsMentor(): boolean {
  return useCourseSession().actions.includes('is_learning_mentor');
}
