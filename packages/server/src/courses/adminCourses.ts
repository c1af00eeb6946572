import type { adminCourseEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { dashboardRoles, type Language, zurichDay } from '@learn/domain';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { courseSessions } from '../course-sessions/tables.ts';
import { widgetsOf } from '../dashboard/widgets.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { notFound } from '../errors.ts';
import { configurationOf } from './configuration.ts';
import { type CourseRow, courseCourseProfiles, courseProfiles, courses } from './tables.ts';

type Listed = EndpointAnswer<typeof adminCourseEndpoints.list>[number];
type Detail = EndpointAnswer<typeof adminCourseEndpoints.read>;

const sessionsOf = sql`${courseSessions} where ${courseSessions.courseId} = ${courses.id} and ${courseSessions.archivedAt} is null`;

const columns = () => ({
  course: getTableColumns(courses),
  sessionCount: nested<number>(sql`(select count(*)::int from ${sessionsOf})`),
  runningCount: nested<number>(sql`(select count(*)::int from ${sessionsOf}
    and ${zurichDay(new Date())} between ${courseSessions.startDate} and ${courseSessions.endDate})`),
});

interface CountedCourse {
  readonly course: CourseRow;
  readonly sessionCount: number;
  readonly runningCount: number;
}

/** All courses in their order, with the number of sessions that are in use. */
export async function listAdminCourses(db: Database, language: Language): Promise<Listed[]> {
  const rows = await db
    .select(columns())
    .from(courses)
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(500);
  return rows.map((row) => presentListed(row, language));
}

/** A course with its configuration. @throws not_found */
export async function readAdminCourse(db: Database, courseId: string, language: Language): Promise<Detail> {
  const [[row], profiles] = await Promise.all([
    db.select(columns()).from(courses).where(eq(courses.id, courseId)),
    db
      .select({
        id: courseProfiles.id,
        names: courseProfiles.names,
        offered: nested<boolean>(sql`exists (select 1 from ${courseCourseProfiles}
          where ${courseCourseProfiles.courseProfileId} = ${courseProfiles.id} and ${courseCourseProfiles.courseId} = ${courseId})`),
      })
      .from(courseProfiles)
      .where(eq(courseProfiles.active, true))
      .orderBy(asc(courseProfiles.position), asc(courseProfiles.id))
      .limit(500),
  ]);
  if (row === undefined) throw notFound();
  const { is_vv: _, is_uk: __, ...flags } = configurationOf(row.course);
  return {
    ...presentListed(row, language),
    titles: row.course.titles,
    category_names: row.course.categoryNames,
    configuration: flags,
    profiles: profiles.map(({ names, ...profile }) => ({ ...profile, name: names[language] })),
    home_widgets: row.course.homeWidgets ?? {},
    usual_home_widgets: Object.fromEntries(
      dashboardRoles.map((role) => [role, widgetsOf([role], configurationOf(row.course), null)]),
    ),
  };
}

function presentListed({ course, sessionCount, runningCount }: CountedCourse, language: Language): Listed {
  return {
    id: course.id,
    title: course.titles[language],
    slug: course.slug,
    course_type: course.courseType,
    session_count: sessionCount,
    running_count: runningCount,
    content_version: course.contentVersion,
    open_for_onboarding: course.openForOnboarding,
  };
}
