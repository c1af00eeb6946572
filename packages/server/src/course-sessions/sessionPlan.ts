import type { adminSessionPlanEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { contentsOf, type Language } from '@learn/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { evaluationDeadline } from '../assignments/evaluationDeadline.ts';
import { assignments, sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import type { CircleNode, ContentNode } from '../course-pages/courseTree.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { presentDate, seatsTaken } from '../exams/overview.ts';
import { examDates, examTypes } from '../exams/tables.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { type PlannedSession, readPlannedSession } from './planContext.ts';
import { organisationRoles } from './tables.ts';

type Plan = EndpointAnswer<typeof adminSessionPlanEndpoints.read>;
type PlannedCircle = Plan['circles'][number];

const attendanceType = 'learnpath.LearningContentAttendanceCourse';

/**
 * What a session is made of by time, circle by circle: also attendance days, deadlines and exam dates that nobody has planned
 * yet. A few statements, whatever the number of dates.
 * @throws not_found
 */
export async function readSessionPlan(
  db: Database,
  courseSessionId: string,
  language: Language,
): Promise<Plan> {
  const planned = await readPlannedSession(db, courseSessionId, language);
  const [days, assigned, dates, types, examExperts] = await Promise.all([
    readDays(db, courseSessionId),
    readAssignments(db, planned, language),
    readExamDates(db, courseSessionId),
    db.select().from(examTypes),
    readExamExperts(db, planned.courseId),
  ]);
  return { circles: planned.tree.circles.map(presentCircle), exam_experts: examExperts };

  function presentCircle(circle: CircleNode): PlannedCircle {
    const contents = contentsOf<ContentNode>(circle);
    return {
      id: circle.id,
      key: circle.translation_key,
      title: circle.title,
      days: contents
        .filter(({ content_type }) => content_type === attendanceType)
        .map(({ translation_key, title }) => ({
          content_key: translation_key,
          title,
          day: days.get(translation_key) ?? null,
        })),
      assignments: contents.flatMap(({ translation_key }) => assigned.get(translation_key) ?? []),
      exam: circle.is_exam_circle ? presentExam(circle) : null,
    };
  }

  function presentExam(circle: CircleNode): PlannedCircle['exam'] {
    const type = types.find(({ code }) => code === circle.exam_id);
    return {
      exam_type: type
        ? { name: type.names[language], price: type.price, maximum_attempts: type.maximumAttempts }
        : null,
      requires_booking: circle.exam_requires_booking,
      dates: dates
        .filter(({ date }) => date.circleKey === circle.translation_key)
        .map(({ date, taken, expert }) => ({ ...presentDate({ date, taken }), expert })),
    };
  }
}

async function readDays(db: Database, courseSessionId: string) {
  const rows = await db
    .select({
      day: attendanceCourses,
      recorded: nested<number>(sql`(select count(*)::int from ${attendanceEntries}
        where ${attendanceEntries.attendanceCourseId} = ${attendanceCourses.id})`),
    })
    .from(attendanceCourses)
    .where(eq(attendanceCourses.courseSessionId, courseSessionId));
  return new Map(
    rows.map(({ day, recorded }) => [
      day.contentKey,
      {
        id: day.id,
        start: day.startsAt.toISOString(),
        end: day.endsAt.toISOString(),
        location: day.location,
        trainer: day.trainer,
        recorded_count: recorded,
      },
    ]),
  );
}

async function readAssignments(
  db: Database,
  { courseSessionId, courseId }: PlannedSession,
  language: Language,
) {
  const rows = await db
    .select({
      assignment: assignments,
      planned: sessionAssignments,
      evaluationDeadline: evaluationDeadline(sql`${sessionAssignments}`, sql`${assignments}`).mapWith(
        sessionAssignments.evaluationDeadline,
      ),
    })
    .from(assignments)
    .leftJoin(
      sessionAssignments,
      and(
        eq(sessionAssignments.assignmentId, assignments.id),
        eq(sessionAssignments.courseSessionId, courseSessionId),
      ),
    )
    .where(eq(assignments.courseId, courseId));
  return new Map(
    rows.map(({ assignment, planned, evaluationDeadline: evaluation }) => [
      assignment.contentKey,
      {
        assignment_id: assignment.id,
        title: assignment.titles[language],
        assignment_type: assignment.assignmentType,
        needs_expert_evaluation: assignment.needsExpertEvaluation,
        submission_deadline: planned?.submissionDeadline?.toISOString() ?? null,
        evaluation_deadline: evaluation?.toISOString() ?? null,
      },
    ]),
  );
}

function readExamDates(db: Database, courseSessionId: string) {
  return db
    .select({
      date: examDates,
      taken: nested(seatsTaken),
      expert: nested<{ user_id: string; first_name: string; last_name: string } | null>(sql`(
        select json_build_object('user_id', ${users.id}, 'first_name', ${users.firstName}, 'last_name', ${users.lastName})
        from ${users} where ${users.id} = ${examDates.expertId})`),
    })
    .from(examDates)
    .where(eq(examDates.courseSessionId, courseSessionId))
    .orderBy(asc(examDates.startsAt), asc(examDates.id))
    .limit(1000);
}

function readExamExperts(db: Database, courseId: string) {
  return db
    .selectDistinct({
      user_id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      first: sql`${users}.last_name_key`,
      second: sql`${users}.first_name_key`,
    })
    .from(organisationRoles)
    .innerJoin(users, eq(users.id, organisationRoles.userId))
    .where(and(eq(organisationRoles.courseId, courseId), eq(organisationRoles.role, 'Prüfungsexperte')))
    .orderBy(...byName)
    .limit(1000)
    .then((rows) => rows.map(({ first: _, second: __, ...person }) => person));
}
