import { completions } from '../completions/tables.ts';
import type { ServerContext } from '../context.ts';
import { pages } from '../course-pages/tables.ts';
import {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import { courseCourseProfiles, courseProfiles, courses } from '../courses/tables.ts';
import { organisationRoles, organisations } from '../organisations/tables.ts';
import { users } from '../users/tables.ts';
import { coursePages } from './coursePages.ts';
import { courseRows, demoCourses, profileRows } from './courseRows.ts';
import { hashDemoPassword } from './demoPassword.ts';
import { type PeopledSession, peopleSession, profileId } from './enrolments.ts';
import { insertAll, lockEmptyDatabase } from './insertAll.ts';
import { createInvention, demoOrganisations, namedPeople, userRow } from './people.ts';
import { organisationRoleRows, supervisorRegionRows } from './roles.ts';
import { demoSessions } from './sessions.ts';

/**
 * Fills an empty database with the demo world (domain decisions §20): four courses in three languages, two sessions
 * each with their people and progress, and the named accounts. Dates count from `now`; all else is the same every
 * time. It is made whole or not at all, and once even when two processes start together.
 * @returns false when the database was not empty and stays as it was
 */
export async function createDemoWorld(
  { db }: Pick<ServerContext, 'db'>,
  now: Date = new Date(),
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await lockEmptyDatabase(transaction))) return false;
    const invent = createInvention();
    const sessions = demoSessions.map((session) => peopleSession(session, now, invent));
    await insertAll(transaction, organisations, demoOrganisations());
    await insertAll(transaction, courseProfiles, profileRows());
    const { rows, profiles } = courseRows();
    await insertAll(transaction, courses, rows);
    await insertAll(transaction, courseCourseProfiles, profiles);
    await insertAll(transaction, pages, demoCourses.flatMap(coursePages));
    await insertAll(transaction, users, await userRows(sessions));
    await insertAll(
      transaction,
      courseSessions,
      sessions.map(({ session }) => session),
    );
    await insertAll(
      transaction,
      courseSessionUsers,
      sessions.flatMap(({ enrolments }) => enrolments),
    );
    await insertAll(
      transaction,
      expertCircles,
      sessions.flatMap((one) => one.expertCircles),
    );
    await insertAll(
      transaction,
      mentorRelations,
      sessions.flatMap((one) => one.mentorRelations),
    );
    await insertAll(transaction, supervisorRegions, supervisorRegionRows());
    await insertAll(transaction, organisationRoles, organisationRoleRows());
    await insertAll(
      transaction,
      completions,
      sessions.flatMap((one) => one.completions),
    );
    return true;
  });
}

async function userRows(sessions: readonly PeopledSession[]) {
  const people = [
    ...namedPeople().map((person) => ({ person, profile: undefined })),
    ...sessions.flatMap((session) => session.people),
  ];
  return Promise.all(
    people.map(async ({ person, profile }) =>
      userRow(person, await hashDemoPassword(), profile === undefined ? undefined : profileId(profile)),
    ),
  );
}
