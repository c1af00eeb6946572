import { eq } from 'drizzle-orm';
import { startLoginSession } from '../src/authentication/loginSession.ts';
import { courseSessions, courseSessionUsers, organisationRoles } from '../src/course-sessions/tables.ts';
import { courses } from '../src/courses/tables.ts';
import type { Database } from '../src/database/database.ts';
import { users } from '../src/users/tables.ts';
import { type Asker, askers, type WorldIds } from './worldCalls.ts';

/** Participants of a session in the large world. */
const sessionSize = 24;

/** Everybody is logged in; the session is that of Lena, which the training responsible sees as well. */
export async function findAskers(db: Database): Promise<{
  tokens: Readonly<Record<Asker, string>>;
  ids: WorldIds;
}> {
  const login = async (username: Asker) => {
    const [person] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
    if (person === undefined) throw new Error(`Nobody is called ${username}`);
    return {
      ...person,
      token: (await startLoginSession(db, { userId: person.id, userAgent: 'benchmark' })).token,
    };
  };
  const people = await Promise.all(
    askers.map(async (username) => [username, await login(username)] as const),
  );
  const lena = people[0]?.[1].id ?? '';
  const [session] = await db
    .select({ courseSessionId: courseSessions.id, courseId: courses.id, courseSlug: courses.slug })
    .from(courseSessionUsers)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessionUsers.userId, lena))
    .orderBy(courseSessions.startDate)
    .limit(1);
  if (session === undefined) throw new Error('Lena is in no session');
  const tokens = Object.fromEntries(people.map(([username, { token }]) => [username, token])) as Readonly<
    Record<Asker, string>
  >;
  const [trained] = await db
    .select({ courseId: organisationRoles.courseId })
    .from(organisationRoles)
    .innerJoin(users, eq(users.id, organisationRoles.userId))
    .where(eq(users.username, 'monika.steiner'));
  const some = await db
    .select({ id: courseSessions.id })
    .from(courseSessions)
    .where(eq(courseSessions.courseId, session.courseId))
    .orderBy(courseSessions.startDate, courseSessions.id)
    .limit(Math.ceil(5000 / sessionSize));
  return {
    tokens,
    ids: {
      ...session,
      userId: lena,
      trainedCourseId: trained?.courseId ?? session.courseId,
      someSessionIds: some.map(({ id }) => id),
    },
  };
}

/** Of a request of the person with that login. */
export function headersOf(token: string): Record<string, string> {
  return { cookie: `sessionid=${token}; csrftoken=benchmark`, 'x-csrftoken': 'benchmark' };
}
