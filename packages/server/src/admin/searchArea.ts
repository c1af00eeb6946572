import type { adminOverviewEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { fullName, type Language } from '@learn/domain';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { findUsers } from '../admin-users/findUsers.ts';
import { searchedText } from '../course-sessions/adminSessions.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { containsWords } from '../database/containsWords.ts';
import type { Database } from '../database/database.ts';
import { listOrganisations } from '../organisations/adminOrganisations.ts';

/** Hits of a kind. */
const limit = 5;

/** People by name or e-mail; courses, sessions and organisations by words of their names, a few of each; the latest sessions first. */
export async function searchArea(
  db: Database,
  search: string,
  language: Language,
): Promise<EndpointAnswer<typeof adminOverviewEndpoints.search>> {
  const courseText = sql`concat_ws(' ', ${courses.titles} ->> 'de', ${courses.titles} ->> 'fr', ${courses.titles} ->> 'it')`;
  const [people, foundCourses, foundSessions, found] = await Promise.all([
    findUsers(db, { search, sort: 'last_name', limit, offset: 0 }),
    db
      .select({ id: courses.id, titles: courses.titles, categoryNames: courses.categoryNames })
      .from(courses)
      .where(containsWords(courseText, search))
      .orderBy(asc(courses.position))
      .limit(limit),
    db
      .select({ id: courseSessions.id, titles: courseSessions.titles, courseTitles: courses.titles })
      .from(courseSessions)
      .innerJoin(courses, eq(courses.id, courseSessions.courseId))
      .where(containsWords(searchedText, search))
      .orderBy(desc(courseSessions.startDate), asc(courseSessions.id))
      .limit(limit),
    listOrganisations(db, { search, sort: 'name', limit, offset: 0 }),
  ]);
  return {
    persons: people.rows.map(({ id, first_name, last_name, email }) => ({
      id,
      title: fullName(first_name, last_name),
      subtitle: email,
    })),
    courses: foundCourses.map(({ id, titles, categoryNames }) => ({
      id,
      title: titles[language],
      subtitle: categoryNames[language],
    })),
    sessions: foundSessions.map(({ id, titles, courseTitles }) => ({
      id,
      title: titles[language],
      subtitle: courseTitles[language],
    })),
    organisations: found.rows.map(({ id, name }) => ({ id, title: name, subtitle: '' })),
  };
}
