import type { Localised } from '@learn/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { VisibleCourse } from '../course-pages/visibleCourse.ts';
import {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
} from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { defineLoader, defineSingleLoader } from '../graphql/defineLoader.ts';
import { users } from '../users/tables.ts';
import { assignmentTypeOfMentors, ownAccess } from './policy.ts';
import { type CompletionOutline, readCompletionData, readCompletionOutlines } from './readCompletions.ts';
import { readSeenParticipants, type SeenParticipant } from './seenParticipants.ts';
import { type AssignmentCompletionRow, type AssignmentRow, competenceCertificates } from './tables.ts';

/** Whose work in a course is looked at. */
export interface WorkKey {
  readonly visible: VisibleCourse;
  readonly userIds: readonly string[] | undefined;
  readonly sessionIds: readonly string[] | undefined;
  /** completions of this assignment only */
  readonly assignmentId?: string | undefined;
}

/** People that the current user has to do with, and their completions. */
export interface SeenWorks {
  readonly participants: readonly SeenParticipant[];
  readonly completions: readonly CompletionOutline[];
  readonly byAssignment: ReadonlyMap<string, readonly CompletionOutline[]>;
  /** undefined for work of others than the participants */
  readonly participantOf: (row: CompletionOutline) => SeenParticipant | undefined;
}

/** People and their completions: two statements whatever their number, one for one's own. */
export const worksLoader = defineSingleLoader<WorkKey, SeenWorks, string>(
  async ({ visible, userIds, sessionIds, assignmentId }, { db, currentUser }) => {
    const onlyOwn = userIds?.every((userId) => userId === currentUser.userId) ?? false;
    const participants = onlyOwn
      ? ownParticipations(visible, sessionIds)
      : await readSeenParticipants(db, currentUser, { courseId: visible.course.id, userIds, sessionIds });
    const byKey = new Map(participants.map((one) => [keyOf(one), one]));
    const completions = await readCompletionOutlines(db, {
      userIds: participants.map(({ userId }) => userId),
      sessionIds: participants.map(({ courseSessionId }) => courseSessionId),
      assignmentId,
    });
    const byAssignment = Map.groupBy(completions, (row) => row.assignmentId);
    return { participants, completions, byAssignment, participantOf: (row) => byKey.get(keyOf(row)) };
  },
  {
    cacheKeyFn: ({ visible, userIds, sessionIds, assignmentId }) =>
      `${visible.course.id}|${userIds?.join() ?? 'all'}|${sessionIds?.join() ?? 'all'}|${assignmentId}`,
  },
);

const keyOf = ({ userId, courseSessionId }: Pick<SeenParticipant, 'userId' | 'courseSessionId'>) =>
  `${userId}:${courseSessionId}`;

function ownParticipations(
  { enrolments }: VisibleCourse,
  sessionIds: readonly string[] | undefined,
): SeenParticipant[] {
  return enrolments
    .filter(({ role }) => role === 'MEMBER')
    .filter(({ course_session_id }) => sessionIds?.includes(course_session_id) ?? true)
    .map(({ user_id, course_session_id, chosen_profile }) => ({
      userId: user_id,
      courseSessionId: course_session_id,
      profile: chosen_profile?.code ?? null,
      assignmentAccess: ownAccess,
    }));
}

type CompletionContents = Pick<AssignmentCompletionRow, 'completionData' | 'additionalJsonData'>;

/** What people wrote, by completion id. */
export const contentsLoader = defineLoader<string, CompletionContents | undefined>(async (ids, { db }) => {
  const found = await readCompletionData(db, ids);
  return ids.map((id) => found.get(id));
});

export interface PersonOfWork {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string;
}

/** Names of the people that completions speak of, by user id. */
export const peopleLoader = defineLoader<string, PersonOfWork | undefined>(async (ids, { db }) => {
  const rows = await db
    .select({
      id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      avatar_url: users.avatarUrl,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
});

export interface SessionOfWork {
  readonly id: string;
  readonly titles: Localised;
}

export const sessionLoader = defineLoader<string, SessionOfWork | undefined>(async (ids, { db }) => {
  const rows = await db
    .select({ id: courseSessions.id, titles: courseSessions.titles })
    .from(courseSessions)
    .where(inArray(courseSessions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
});

/** Course of a certificate, by its id. */
export const certificateCourseLoader = defineLoader<string, string | undefined>(async (ids, { db }) => {
  const rows = await db
    .select({ id: competenceCertificates.id, courseId: competenceCertificates.courseId })
    .from(competenceCertificates)
    .where(inArray(competenceCertificates.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row.courseId]));
  return ids.map((id) => byId.get(id));
});

type Evaluates = (assignment: Pick<AssignmentRow, 'circleKey' | 'assignmentType'>) => boolean;

/** Whether the current user evaluates an assignment in any session of its course, by course id. */
export const evaluatesLoader = defineSingleLoader<string, Evaluates>(
  async (courseId, { db, currentUser }) => {
    if (currentUser.user.hasVbvAdminAccess) return () => true;
    const { circleKeys, isMentor } = await readEvaluation(db, currentUser.userId, courseId);
    return ({ circleKey, assignmentType }) =>
      circleKeys.includes(circleKey) || (isMentor && assignmentType === assignmentTypeOfMentors);
  },
);

async function readEvaluation(db: Database, userId: string, courseId: string) {
  const inCourse = eq(courseSessions.courseId, courseId);
  const [circles, mentees] = await Promise.all([
    db
      .selectDistinct({ circleKey: expertCircles.circleKey })
      .from(expertCircles)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, expertCircles.courseSessionUserId))
      .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
      .where(and(eq(courseSessionUsers.userId, userId), eq(courseSessionUsers.role, 'EXPERT'), inCourse)),
    db
      .select({ one: sql`1` })
      .from(mentorRelations)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
      .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
      .where(and(eq(mentorRelations.mentorId, userId), inCourse))
      .limit(1),
  ]);
  return { circleKeys: circles.map(({ circleKey }) => circleKey), isMentor: mentees.length > 0 };
}
