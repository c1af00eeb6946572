import type { CourseSession } from '@learn/contracts';
import { courseFlags, type Language } from '@learn/domain';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { configurationOf } from '../courses/configuration.ts';
import type { Database } from '../database/database.ts';
import { createOwnSessions, type OwnSessions } from './ownSessions.ts';
import type { Participation } from './participations.ts';
import { sessionToContinue, strongestRole } from './sessionToContinue.ts';

/**
 * The current user's own sessions (specification §3, CourseSession); empty for people without any. The first of each
 * course is the one to continue in, because every page opens it until another is chosen; the others follow by begin.
 * @param own what the request has read of their sessions
 */
export async function listCourseSessions(
  db: Database,
  currentUser: CurrentUser,
  own: OwnSessions = createOwnSessions(db, currentUser.userId),
): Promise<CourseSession[]> {
  const participations = await own.participations();
  const byCourse = [...Map.groupBy(participations, ({ course }) => course.id).values()];
  const latest = byCourse.every(({ length }) => length === 1) ? [] : await own.latest();
  return byCourse
    .flatMap((ofCourse) => continuedFirst(ofCourse, latest))
    .map((participation) => presentCourseSession(participation, currentUser.language));
}

function continuedFirst(ofCourse: readonly Participation[], latest: readonly string[]): Participation[] {
  const first = sessionToContinue(
    strongestRole(ofCourse).map(({ session }) => session),
    latest,
  );
  return ofCourse.toSorted(
    (left, right) => Number(right.session.id === first) - Number(left.session.id === first),
  );
}

/** A session as it travels, with the role and the actions of the person it is presented to. */
export function presentCourseSession(
  { session, course, role, actions }: Omit<Participation, 'role'> & { readonly role: string },
  language: Language,
): CourseSession {
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    course: {
      id: course.id,
      slug: course.slug,
      title: course.titles[language],
      course_type: course.courseType,
      configuration: configurationOf(course),
    },
    title: session.titles[language],
    start_date: session.startDate,
    end_date: session.endDate,
    region: session.region,
    generation: session.generation,
    actions,
    ...courseFlags(course.courseType),
    my_role: role,
    user_role: role,
  };
}
