import type { SessionRole } from '@learn/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import {
  courseSessions,
  courseSessionUsers,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { users } from '../users/tables.ts';
import { entriesForOthers } from './entriesForOthers.ts';
import { createExpertPageReader } from './expertPages.ts';
import { pageIdReader } from './pageIds.ts';
import { type CompletionRelations, seesOwnCirclesOnly, seesSelfAssessmentOnly } from './policy.ts';
import { presentCompletions } from './presentCompletions.ts';
import { completionLists, completions } from './tables.ts';

/** Whose completions in which session. */
export interface CompletionOwner {
  readonly courseSessionId: string;
  readonly userId: string;
}

export interface FoundCompletions {
  readonly relations: CompletionRelations;
  /** the CompletionList of the contracts as JSON text, the oldest change first; to others only what they may see */
  readonly list: string;
  /** rises with each write of the list; 0 before the first */
  readonly revision: number;
}

const currentUserId = sql.placeholder('currentUserId');
const userId = sql.placeholder('userId');

/** A person's completions as lines of text, a tenth of the work of as many rows; tabs cannot occur in the values. */
const packedEntries = sql`(select string_agg(concat_ws(chr(9), ${completions.translationKey},
    ${completions.completionStatus}, ${completions.updatedAt} at time zone 'UTC', ${completions.pageType},
    ${completions.additionalJsonData}), chr(10) order by ${completions.updatedAt}, ${completions.translationKey})
  from ${completions}
  where ${completions.userId} = ${userId} and ${completions.courseSessionId} = ${courseSessions.id})`;

/**
 * @returns a function that reads a person's completions in a session, together with all that decides whether the
 * current user may see them, in one prepared statement; undefined for an unknown session
 */
export function createCompletionReader(
  db: Database,
): (currentUser: CurrentUser, owner: CompletionOwner) => Promise<FoundCompletions | undefined> {
  const readPageIds = pageIdReader(db);
  const readExpertPages = createExpertPageReader(db, courseTreeReader(db));
  const query = db
    .select({
      courseId: courses.id,
      contentVersion: courses.contentVersion,
      role: nested<SessionRole | null>(sql`(select ${courseSessionUsers.role} from ${courseSessionUsers}
        where ${courseSessionUsers.courseSessionId} = ${courseSessions.id}
        and ${courseSessionUsers.userId} = ${currentUserId})`),
      personIsMember: exists(sql`select 1 from ${courseSessionUsers}
        where ${courseSessionUsers.courseSessionId} = ${courseSessions.id}
        and ${courseSessionUsers.userId} = ${userId} and ${courseSessionUsers.role} = 'MEMBER'`),
      leadsRegion: exists(sql`select 1 from ${supervisorRegions}
        where ${supervisorRegions.userId} = ${currentUserId}
        and ${supervisorRegions.courseId} = ${courseSessions.courseId}
        and ${supervisorRegions.region} = ${courseSessions.region}`),
      mentees: nested<string[] | null>(sql`(select json_agg(${courseSessionUsers.userId})
        from ${mentorRelations}
        join ${courseSessionUsers} on ${courseSessionUsers.id} = ${mentorRelations.participantId}
        where ${mentorRelations.mentorId} = ${currentUserId}
        and ${courseSessionUsers.courseSessionId} = ${courseSessions.id})`),
      entries: nested<string | null>(packedEntries),
      revision: nested<number | null>(sql`(select ${completionLists.revision} from ${completionLists}
        where ${completionLists.userId} = ${userId}
        and ${completionLists.courseSessionId} = ${courseSessions.id})`),
    })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessions.id, sql.placeholder('courseSessionId')))
    .prepare('completions');
  return async (currentUser, owner) => {
    const [found] = await query.execute({ ...owner, currentUserId: currentUser.userId });
    if (found === undefined) return undefined;
    const { role, personIsMember, leadsRegion, mentees } = found;
    const own = currentUser.userId === owner.userId;
    const relations: CompletionRelations = {
      isOwn: own,
      role,
      leadsRegion,
      isLearningMentor: mentees !== null,
      hasAdminAccess: currentUser.user.hasVbvAdminAccess,
      personIsMember,
      mentorsPerson: mentees?.includes(owner.userId) ?? false,
      // Asked by few, so that it is no part of the statement that everybody asks.
      trainsPerson: !own && personIsMember && (await isApprenticeTrainer(db, currentUser.userId, owner)),
    };
    const pageIds = await readPageIds(found, currentUser.language);
    const entries = found.entries ?? '';
    const shown = relations.isOwn ? entries : await shownToOther(entries, currentUser, owner, relations);
    return { relations, list: presentCompletions(shown, pageIds), revision: found.revision ?? 0 };
  };

  async function shownToOther(
    entries: string,
    currentUser: CurrentUser,
    { courseSessionId }: CompletionOwner,
    relations: CompletionRelations,
  ): Promise<string> {
    if (seesSelfAssessmentOnly(relations)) {
      return entriesForOthers(entries, (_key, pageType) => pageType === 'competence.PerformanceCriterion');
    }
    if (!seesOwnCirclesOnly(relations)) return entriesForOthers(entries, () => true);
    const pages = await readExpertPages({ courseSessionId, userId: currentUser.userId });
    return entriesForOthers(entries, (key) => pages.has(key));
  }
}

const apprenticeships = perDatabase((db) =>
  db
    .select({ one: sql<number>`1` })
    .from(organisationRoles)
    .innerJoin(courseSessions, eq(courseSessions.courseId, organisationRoles.courseId))
    .innerJoin(users, eq(users.organisationId, organisationRoles.organisationId))
    .where(
      and(
        eq(organisationRoles.userId, currentUserId),
        eq(organisationRoles.role, 'Berufsbildner'),
        eq(courseSessions.id, sql.placeholder('courseSessionId')),
        eq(users.id, userId),
      ),
    )
    .prepare('apprenticeship'),
);

async function isApprenticeTrainer(
  db: Database,
  trainerId: string,
  owner: CompletionOwner,
): Promise<boolean> {
  const rows = await apprenticeships(db).execute({ ...owner, currentUserId: trainerId });
  return rows.length > 0;
}

function exists(query: SQL): SQL<boolean> {
  return sql<boolean>`exists (${query})`;
}
