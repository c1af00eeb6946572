import { type CourseType, courseFlags, defaultLanguage, type Language } from '@learn/domain';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';

export interface PersonSession {
  readonly id: string;
  readonly session_title: string;
  readonly course_id: string;
  readonly course_slug: string;
  readonly course_title: string;
  readonly region: string;
  readonly generation: string;
  readonly is_uk: boolean;
  readonly is_vv: boolean;
}

export interface ExpertCircle {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** The sessions by id, in the order in which they are shown. One statement. */
export async function readPersonSessions(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, PersonSession & { readonly courseType: CourseType }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ session: courseSessions, course: courses })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(inArray(courseSessions.id, [...ids]))
    .orderBy(asc(courses.position), asc(courses.id), asc(courseSessions.startDate), asc(courseSessions.id));
  return new Map(
    rows.map(({ session, course }) => [
      session.id,
      {
        id: session.id,
        session_title: session.titles[language],
        course_id: course.id,
        course_slug: course.slug,
        course_title: course.titles[language],
        region: session.region,
        generation: session.generation,
        ...courseFlags(course.courseType),
        courseType: course.courseType,
      },
    ]),
  );
}

/**
 * The circles of experts by enrolment id, in the order of the learning path; in German where there is no translation.
 * One statement.
 */
export async function readExpertCircles(
  db: Database,
  enrolmentIds: readonly string[],
  language: Language,
): Promise<Map<string, ExpertCircle[]>> {
  if (enrolmentIds.length === 0) return new Map();
  const rows = await db
    .select({
      enrolmentId: sql<string>`enrolment_id`,
      id: sql<string>`id`,
      title: sql<string>`title`,
      slug: sql<string>`slug`,
    })
    .from(
      sql`(select distinct on (c.course_session_user_id, p.position, p.translation_key)
          c.course_session_user_id as enrolment_id, p.id, p.title, p.slug
        from expert_circles c join pages p on p.translation_key = c.circle_key
        where c.course_session_user_id = any(${sql.param([...enrolmentIds])}::uuid[])
          and p.language in (${language}, ${defaultLanguage})
        order by c.course_session_user_id, p.position, p.translation_key, p.language <> ${language}) as circles`,
    );
  const circles = Map.groupBy(rows, ({ enrolmentId }) => enrolmentId);
  return new Map(
    [...circles].map(([enrolmentId, own]) => [
      enrolmentId,
      own.map(({ id, title, slug }) => ({ id, title, slug })),
    ]),
  );
}
