import type { CompletionStatus } from '@learn/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import {
  type CompletionRelations,
  mayReadCompletions,
  seesOwnCirclesOnly,
  seesSelfAssessmentOnly,
} from '../completions/policy.ts';
import { completions } from '../completions/tables.ts';
import {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { notFound } from '../errors.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { defineLoader } from '../graphql/defineLoader.ts';
import { users } from '../users/tables.ts';
import type { SeenEnrolment, SeenPerson } from './enrolment.ts';
import type { VisibleCourse } from './visibleCourse.ts';

/** A page whose status is asked for. */
export interface SeenPage {
  readonly translation_key: string;
  readonly content_type: string;
  /** translation key of its circle */
  readonly circleKey: string;
}

interface PersonKey {
  readonly userId: string;
  readonly courseId: string;
}

const seenPersons = defineLoader<PersonKey, SeenPerson | undefined, string>(
  (keys, { db, currentUser }) => readSeenPersons(db, currentUser, keys),
  { cacheKeyFn: ({ userId, courseId }) => `${courseId}:${userId}` },
);

const statusesOfSeen = defineLoader<SeenPerson, StatusesByPage>((persons, { db }) =>
  readStatuses(db, persons),
);

/**
 * A course with the work of a participant instead of the own.
 * @param userId a UUID
 * @throws not_found where the current user may look at that person's work in no session of the course
 */
export async function courseOfPerson(
  context: GraphqlContext,
  visible: VisibleCourse,
  userId: string,
): Promise<VisibleCourse> {
  if (userId === context.currentUser.userId) return visible;
  const person = await seenPersons(context).load({ userId, courseId: visible.course.id });
  if (person === undefined) throw notFound();
  return { ...visible, person };
}

/**
 * The person's status of a page as far as the current user may see it; UNKNOWN where they may not.
 * @param sessionId in this session; without it the newest of all
 */
export async function statusOfSeen(
  context: GraphqlContext,
  { person, page }: { readonly person: SeenPerson; readonly page: SeenPage },
  sessionId: string | undefined,
): Promise<CompletionStatus> {
  const sessions = new Set(
    person.enrolments
      .filter((enrolment) => maySeePage(enrolment, page))
      .map(({ course_session_id }) => course_session_id)
      .filter((id) => sessionId === undefined || id === sessionId),
  );
  if (sessions.size === 0) return 'UNKNOWN';
  const statuses = await statusesOfSeen(context).load(person);
  const newest = statuses
    .get(page.translation_key)
    ?.findLast(({ courseSessionId }) => sessions.has(courseSessionId));
  return newest?.status ?? 'UNKNOWN';
}

function maySeePage({ relations, circleKeys }: SeenEnrolment, page: SeenPage): boolean {
  if (seesSelfAssessmentOnly(relations)) return page.content_type === 'competence.PerformanceCriterion';
  return !seesOwnCirclesOnly(relations) || circleKeys.includes(page.circleKey);
}

/** Circles of which the current user sees everything, by translation key; undefined for all. */
function circlesSeen(relations: CompletionRelations, own: readonly string[]): readonly string[] | undefined {
  if (seesSelfAssessmentOnly(relations)) return [];
  return seesOwnCirclesOnly(relations) ? own : undefined;
}

/** In one statement for all wanted people. */
async function readSeenPersons(
  db: Database,
  currentUser: CurrentUser,
  keys: readonly PersonKey[],
): Promise<(SeenPerson | undefined)[]> {
  const rows = await readEnrolments(db, currentUser.userId, keys);
  const seen = rows
    .map(({ relation, profile, name, ...enrolment }) => {
      const relations = {
        ...relation,
        isOwn: false,
        isLearningMentor: relation.mentorsPerson,
        hasAdminAccess: currentUser.user.hasVbvAdminAccess,
        personIsMember: true,
      };
      const circleKeys = circlesSeen(relations, enrolment.circleKeys);
      const assessedCircleKeys = seesSelfAssessmentOnly(relations) ? undefined : circleKeys;
      const participant = { ...name, courseId: enrolment.courseId, circleKeys, assessedCircleKeys };
      return { ...enrolment, chosen_profile: profile, relations, participant };
    })
    .filter(({ relations }) => mayReadCompletions.allows(relations));
  return keys.map(({ userId, courseId }) => {
    const enrolments = seen.filter((one) => one.user_id === userId && one.courseId === courseId);
    return enrolments.length === 0 ? undefined : { userId, enrolments };
  });
}

function readEnrolments(db: Database, currentUserId: string, keys: readonly PersonKey[]) {
  const ofCurrentUser = sql`own.course_session_id = ${courseSessions.id} and own.user_id = ${currentUserId}`;
  return db
    .select({
      id: courseSessionUsers.id,
      user_id: courseSessionUsers.userId,
      course_session_id: courseSessionUsers.courseSessionId,
      role: courseSessionUsers.role,
      course_option: courseSessionUsers.courseOption,
      profile: { id: courseProfiles.id, code: courseProfiles.code, names: courseProfiles.names },
      courseId: courseSessions.courseId,
      name: { first_name: users.firstName, last_name: users.lastName, avatar_url: users.avatarUrl },
      circleKeys: nested<string[]>(sql`(
        select coalesce(json_agg(${expertCircles.circleKey}), '[]'::json) from ${expertCircles}
        join ${courseSessionUsers} own on own.id = ${expertCircles.courseSessionUserId}
        where ${ofCurrentUser} and own.role = 'EXPERT')`),
      relation: {
        role: nested<CompletionRelations['role']>(
          sql`(select own.role from ${courseSessionUsers} own where ${ofCurrentUser})`,
        ),
        leadsRegion: nested<boolean>(sql`exists (
          select 1 from ${supervisorRegions} where ${supervisorRegions.userId} = ${currentUserId}
          and ${supervisorRegions.courseId} = ${courseSessions.courseId}
          and ${supervisorRegions.region} = ${courseSessions.region})`),
        mentorsPerson: nested<boolean>(sql`exists (
          select 1 from ${mentorRelations} where ${mentorRelations.mentorId} = ${currentUserId}
          and ${mentorRelations.participantId} = ${courseSessionUsers.id})`),
        trainsPerson: nested<boolean>(sql`exists (
          select 1 from ${organisationRoles} where ${organisationRoles.userId} = ${currentUserId}
          and ${organisationRoles.role} = 'Berufsbildner'
          and ${organisationRoles.courseId} = ${courseSessions.courseId}
          and ${organisationRoles.organisationId} = ${users.organisationId})`),
      },
    })
    .from(courseSessionUsers)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .where(
      and(
        eq(courseSessionUsers.role, 'MEMBER'),
        inArray(
          courseSessionUsers.userId,
          keys.map(({ userId }) => userId),
        ),
        inArray(
          courseSessions.courseId,
          keys.map(({ courseId }) => courseId),
        ),
      ),
    )
    .orderBy(asc(courseSessions.startDate), asc(courseSessions.id));
}

interface StatusRow {
  readonly userId: string;
  readonly courseSessionId: string;
  readonly key: string;
  readonly status: CompletionStatus;
}

/** By translation key, the oldest change first. */
type StatusesByPage = ReadonlyMap<string, readonly StatusRow[]>;

/** In one statement for all of them. */
async function readStatuses(db: Database, persons: readonly SeenPerson[]): Promise<StatusesByPage[]> {
  const sessionsOf = (person: SeenPerson) => person.enrolments.map((one) => one.course_session_id);
  const rows = await db
    .select({
      userId: completions.userId,
      courseSessionId: completions.courseSessionId,
      key: completions.translationKey,
      status: completions.completionStatus,
    })
    .from(completions)
    .where(
      and(
        inArray(
          completions.userId,
          persons.map(({ userId }) => userId),
        ),
        inArray(completions.courseSessionId, persons.flatMap(sessionsOf)),
      ),
    )
    .orderBy(asc(completions.updatedAt));
  return persons.map(({ userId }) =>
    Map.groupBy(
      rows.filter((row) => row.userId === userId),
      ({ key }) => key,
    ),
  );
}
