import type { CallAnswer, mentorCalls } from '@learn/contracts/calls';
import { contentsOf, criteriaOf, toInstant } from '@learn/domain';
import { and, countDistinct, eq, type SQL, sql } from 'drizzle-orm';
import type { Visitor } from '../authentication/visitor.ts';
import { completions } from '../completions/tables.ts';
import type { ContentNode, CourseTree, CriterionNode } from '../course-pages/courseTree.ts';
import { createCourseTreeReader } from '../course-pages/courseTrees.ts';
import { courseSessions, courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';
import { readMentorCourse } from './mentorInCourse.ts';
import { personColumns, presentPerson } from './presentPerson.ts';

type Mentee = CallAnswer<typeof mentorCalls.mentees>[number];

/**
 * Whom the visitor accompanies in a course, by name, with progress as specification §4 counts it; circles of other profiles
 * than the person's do not count.
 * @throws not_found for whoever is no mentor there
 */
export async function listMentees(db: Database, visitor: Visitor, courseId: string): Promise<Mentee[]> {
  const course = await readMentorCourse(db, visitor, courseId);
  const tree = await createCourseTreeReader(db)(course, visitor.language);
  const { progress, figures } = progressOf(tree);
  const rows = await db
    .select({
      person: { ...personColumns, email: users.email },
      sessionId: courseSessions.id,
      sessionTitles: courseSessions.titles,
      figures,
    })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .innerJoinLateral(progress, sql`true`)
    .where(ownMentees(visitor.userId, courseId))
    .orderBy(users.lastName, users.firstName, users.id, courseSessions.startDate, courseSessions.id);
  return rows.map(({ person, sessionId, sessionTitles, figures: { last_activity_at, ...counts } }) => ({
    ...presentPerson(person),
    email: person.email,
    course_session_id: sessionId,
    course_session_title: sessionTitles[visitor.language],
    ...counts,
    last_activity_at: last_activity_at === null ? null : toInstant(last_activity_at).toISOString(),
  }));
}

/** @throws not_found for whoever is no mentor there */
export async function countMentees(db: Database, visitor: Visitor, courseId: string): Promise<number> {
  await readMentorCourse(db, visitor, courseId);
  const [row] = await db
    .select({ count: countDistinct(courseSessionUsers.userId) })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .where(ownMentees(visitor.userId, courseId));
  return row?.count ?? 0;
}

function ownMentees(userId: string, courseId: string): SQL | undefined {
  return and(
    eq(mentorRelations.mentorId, userId),
    eq(courseSessions.courseId, courseId),
    eq(courseSessionUsers.role, 'MEMBER'),
  );
}

interface ProgressFigures {
  readonly circle_count: number;
  readonly circle_completed_count: number;
  readonly content_count: number;
  readonly content_completed_count: number;
  readonly competence_count: number;
  readonly competence_success_count: number;
  readonly competence_fail_count: number;
  readonly last_activity_at: string | null;
}

/** Counts in the database what the pages of the tree have come to for the enrolment beside which it is joined. */
function progressOf(tree: CourseTree | undefined) {
  const inCircles = sql`
    select item.circle_key,
      count(*) filter (where not item.is_criterion) as contents,
      count(*) filter (where not item.is_criterion and done.completion_status = 'SUCCESS') as completed,
      count(*) filter (where item.is_criterion) as criteria,
      count(*) filter (where item.is_criterion and done.completion_status = 'SUCCESS') as success,
      count(*) filter (where item.is_criterion and done.completion_status = 'FAIL') as fail,
      max(done.updated_at) as latest
    from jsonb_to_recordset(${JSON.stringify(pagesOf(tree))}::jsonb)
      as item(circle_key uuid, key uuid, is_criterion boolean, profiles text[])
    left join ${completions} as done on done.translation_key = item.key
      and done.user_id = ${courseSessionUsers.userId} and done.course_session_id = ${courseSessions.id}
    where ${courseProfiles.code} is null or item.profiles = '{}' or ${courseProfiles.code} = any(item.profiles)
    group by item.circle_key`;
  const progress = sql`(
    select json_build_object(
      'circle_count', count(*),
      'circle_completed_count', count(*) filter (
        where completed = contents and (criteria = 0 or success + fail > 0)),
      'content_count', coalesce(sum(contents), 0),
      'content_completed_count', coalesce(sum(completed), 0),
      'competence_count', coalesce(sum(criteria), 0),
      'competence_success_count', coalesce(sum(success), 0),
      'competence_fail_count', coalesce(sum(fail), 0),
      'last_activity_at', max(latest)) as figures
    from (${inCircles}) as circle) as progress`;
  return { progress, figures: sql<ProgressFigures>`progress.figures` };
}

function pagesOf(tree: CourseTree | undefined) {
  return (tree?.circles ?? []).flatMap((circle) => {
    const common = { circle_key: circle.translation_key, profiles: circle.profiles };
    return [
      ...contentsOf<ContentNode>(circle).map((page) => ({ page, is_criterion: false })),
      ...criteriaOf<CriterionNode>(circle).map((page) => ({ page, is_criterion: true })),
    ].map(({ page, is_criterion }) => ({ ...common, key: page.translation_key, is_criterion }));
  });
}
