import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { completions } from '../completions/tables.ts';
import { courseSessions, courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { ownMentees } from './ownMentees.ts';
import { personColumns, presentPerson } from './presentPerson.ts';
import { readMentorCourse } from './readMentorCourse.ts';
import { presentPage, readUnit } from './selfEvaluationUnit.ts';
import { selfEvaluationFeedbacks } from './tables.ts';

type UnitFeedbacks = EndpointAnswer<typeof mentorEndpoints.menteeFeedbacks>;

/**
 * How far the mentees of the current user are in one learning unit: what they have assessed, and the feedback that they
 * asked the current user for. By name.
 * @param unitId page of any language
 * @throws not_found for people who are no mentor in the course, and for a unit without performance criteria
 */
export async function listMenteeFeedbacks(
  db: Database,
  currentUser: CurrentUser,
  { courseId, unitId }: { readonly courseId: string; readonly unitId: string },
): Promise<UnitFeedbacks> {
  const course = await readMentorCourse(db, currentUser, courseId);
  const { unit, circle } = await readUnit(db, { course, unitId, language: currentUser.language });
  const keys = unit.performance_criteria.map(({ translation_key }) => translation_key);
  const assessed = db
    .select({ count: sql`count(*)` })
    .from(completions)
    .where(
      and(
        eq(completions.userId, courseSessionUsers.userId),
        eq(completions.courseSessionId, courseSessionUsers.courseSessionId),
        inArray(completions.translationKey, keys),
        inArray(completions.completionStatus, ['SUCCESS', 'FAIL']),
      ),
    );
  // of each mentee the latest round
  const latest = db
    .selectDistinctOn([selfEvaluationFeedbacks.requesterId, selfEvaluationFeedbacks.courseSessionId], {
      requesterId: selfEvaluationFeedbacks.requesterId,
      courseSessionId: selfEvaluationFeedbacks.courseSessionId,
      createdAt: selfEvaluationFeedbacks.createdAt,
      submittedAt: selfEvaluationFeedbacks.submittedAt,
    })
    .from(selfEvaluationFeedbacks)
    .where(
      and(
        eq(selfEvaluationFeedbacks.unitKey, unit.translation_key),
        eq(selfEvaluationFeedbacks.providerId, currentUser.userId),
      ),
    )
    .orderBy(
      selfEvaluationFeedbacks.requesterId,
      selfEvaluationFeedbacks.courseSessionId,
      sql`${selfEvaluationFeedbacks.submittedAt} desc nulls first`,
    )
    .as('latest');
  const rows = await db
    .select({
      person: personColumns,
      sessionId: courseSessions.id,
      sessionTitles: courseSessions.titles,
      assessedCount: sql`(${assessed})`.mapWith(Number),
      requestedAt: latest.createdAt,
      submittedAt: latest.submittedAt,
    })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .leftJoin(
      latest,
      and(eq(latest.requesterId, courseSessionUsers.userId), eq(latest.courseSessionId, courseSessions.id)),
    )
    .where(ownMentees(currentUser.userId, courseId))
    .orderBy(...byName, courseSessions.startDate, courseSessions.id);
  return {
    learning_unit: presentPage(unit),
    circle: presentPage(circle),
    criteria_count: keys.length,
    mentees: rows.map(({ person, sessionId, sessionTitles, assessedCount, requestedAt, submittedAt }) => ({
      ...presentPerson(person),
      course_session_id: sessionId,
      course_session_title: sessionTitles[currentUser.language],
      assessed_count: assessedCount,
      requested_at: requestedAt?.toISOString() ?? null,
      submitted_at: submittedAt?.toISOString() ?? null,
    })),
  };
}
