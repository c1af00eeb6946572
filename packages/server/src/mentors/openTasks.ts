import type { Localised } from '@learn/contracts';
import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { type Language, toInstant } from '@learn/domain';
import { and, asc, count, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { evaluationPath } from '../assignments/evaluationPath.ts';
import { assignmentTypeOfMentors } from '../assignments/policy.ts';
import { withdrawable } from '../assignments/submission.ts';
import { assignmentCompletions, assignments, sessionAssignments } from '../assignments/tables.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions, courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { users } from '../users/tables.ts';
import { mentorFeedbackPath } from './feedbackPath.ts';
import { personColumns, presentPerson } from './presentPerson.ts';
import { readMentorCourse } from './readMentorCourse.ts';
import { selfEvaluationFeedbacks } from './tables.ts';

type OpenTask = EndpointAnswer<typeof mentorEndpoints.openTasks>[number];

/**
 * What mentees wait for: submitted praxis assignments to be evaluated, and feedback on self-assessments to be given.
 * First what is due first, then what has waited longest.
 * @throws not_found for people who are no mentor in the course
 */
export async function listOpenTasks(
  db: Database,
  currentUser: CurrentUser,
  courseId: string,
): Promise<OpenTask[]> {
  const course = await readMentorCourse(db, currentUser, courseId);
  const [rows, tree] = await Promise.all([
    openTasks(db).execute({ userId: currentUser.userId, courseId }),
    courseTreeReader(db)(course, currentUser.language),
  ]);
  const place = { slug: course.slug, language: currentUser.language, units: unitsOf(tree) };
  return rows.flatMap((row) => present(row, place) ?? []);
}

/** @throws not_found for people who are no mentor in the course */
export async function countOpenTasks(
  db: Database,
  currentUser: CurrentUser,
  courseId: string,
): Promise<number> {
  await readMentorCourse(db, currentUser, courseId);
  const [row] = await openTaskCount(db).execute({ userId: currentUser.userId, courseId });
  return row?.count ?? 0;
}

interface Place {
  readonly slug: string;
  readonly language: Language;
  readonly units: ReadonlyMap<string, { readonly id: string; readonly title: string }>;
}

type TaskRow = Awaited<ReturnType<ReturnType<typeof openTasks>['execute']>>[number];

/** Nothing for a learning unit that is not published any more: there is no page to give the feedback on. */
function present(row: TaskRow, { slug, language, units }: Place): OpenTask | undefined {
  const common = {
    mentee: presentPerson(row.mentee),
    course_session_id: row.courseSessionId,
    due_date: row.dueDate === null ? null : toInstant(row.dueDate).toISOString(),
    waiting_since: toInstant(row.waitingSince).toISOString(),
  };
  if (row.titles !== null) {
    return {
      ...common,
      kind: 'praxis_assignment',
      title: row.titles[language],
      assignment_id: row.subject,
      learning_unit_id: null,
      url: evaluationPath({
        courseSlug: slug,
        courseSessionId: row.courseSessionId,
        assignmentId: row.subject,
        userId: row.mentee.id,
      }),
    };
  }
  const unit = units.get(row.subject);
  return (
    unit && {
      ...common,
      kind: 'self_evaluation_feedback',
      title: unit.title,
      assignment_id: null,
      learning_unit_id: unit.id,
      url: mentorFeedbackPath({
        courseSlug: slug,
        courseSessionId: row.courseSessionId,
        unitId: unit.id,
        menteeId: row.mentee.id,
      }),
    }
  );
}

function unitsOf(tree: CourseTree | undefined) {
  const units = (tree?.circles ?? [])
    .flatMap((circle) => circle.learning_sequences)
    .flatMap((sequence) => sequence.learning_units);
  return new Map(units.map(({ translation_key, id, title }) => [translation_key, { id, title }]));
}

/** One row per task; `titles` are those of an assignment, null for a learning unit. */
function taskRows(db: Database) {
  const ofMentor = and(
    eq(mentorRelations.mentorId, sql.placeholder('userId')),
    eq(courseSessions.courseId, sql.placeholder('courseId')),
    eq(courseSessionUsers.role, 'MEMBER'),
  );
  const publishedUnit = db
    .select({ one: sql`1` })
    .from(pages)
    .where(and(eq(pages.translationKey, selfEvaluationFeedbacks.unitKey), pages.live));
  return unionAll(
    db
      .select({
        subject: sql<string>`${assignments.id}`.as('subject'),
        titles: sql<Localised | null>`${assignments.titles}`.as('titles'),
        menteeId: sql<string>`${courseSessionUsers.userId}`.as('mentee_id'),
        courseSessionId: sql<string>`${courseSessions.id}`.as('course_session_id'),
        dueDate: sql<string | null>`${sessionAssignments.evaluationDeadline}`.as('due_date'),
        waitingSince:
          sql<string>`coalesce(${assignmentCompletions.submittedAt}, ${assignmentCompletions.updatedAt})`.as(
            'waiting_since',
          ),
      })
      .from(mentorRelations)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
      .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
      .innerJoin(
        assignmentCompletions,
        and(
          eq(assignmentCompletions.userId, courseSessionUsers.userId),
          eq(assignmentCompletions.courseSessionId, courseSessions.id),
          inArray(assignmentCompletions.completionStatus, ['SUBMITTED', 'EVALUATION_IN_PROGRESS']),
          not(withdrawable(sql`${assignmentCompletions}`)),
        ),
      )
      .innerJoin(
        assignments,
        and(
          eq(assignments.id, assignmentCompletions.assignmentId),
          eq(assignments.assignmentType, assignmentTypeOfMentors),
          assignments.needsExpertEvaluation,
        ),
      )
      .leftJoin(
        sessionAssignments,
        and(
          eq(sessionAssignments.assignmentId, assignments.id),
          eq(sessionAssignments.courseSessionId, courseSessions.id),
        ),
      )
      .where(ofMentor),
    db
      .select({
        subject: sql<string>`${selfEvaluationFeedbacks.unitKey}`.as('subject'),
        titles: sql<Localised | null>`null::jsonb`.as('titles'),
        menteeId: sql<string>`${courseSessionUsers.userId}`.as('mentee_id'),
        courseSessionId: sql<string>`${courseSessions.id}`.as('course_session_id'),
        dueDate: sql<string | null>`null::timestamptz`.as('due_date'),
        waitingSince: sql<string>`${selfEvaluationFeedbacks.createdAt}`.as('waiting_since'),
      })
      .from(mentorRelations)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
      .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
      .innerJoin(
        selfEvaluationFeedbacks,
        and(
          eq(selfEvaluationFeedbacks.providerId, mentorRelations.mentorId),
          eq(selfEvaluationFeedbacks.requesterId, courseSessionUsers.userId),
          eq(selfEvaluationFeedbacks.courseSessionId, courseSessions.id),
          isNull(selfEvaluationFeedbacks.submittedAt),
        ),
      )
      .where(and(ofMentor, exists(publishedUnit))),
  ).as('task');
}

const openTasks = perDatabase((db) => {
  const task = taskRows(db);
  return db
    .select({
      subject: task.subject,
      titles: task.titles,
      mentee: personColumns,
      courseSessionId: task.courseSessionId,
      dueDate: task.dueDate,
      waitingSince: task.waitingSince,
    })
    .from(task)
    .innerJoin(users, eq(users.id, task.menteeId))
    .orderBy(sql`${task.dueDate} asc nulls last`, asc(task.waitingSince), asc(task.subject), asc(users.id))
    .prepare('open_tasks');
});

const openTaskCount = perDatabase((db) =>
  db.select({ count: count() }).from(taskRows(db)).prepare('open_task_count'),
);
