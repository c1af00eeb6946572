import type { DueDateKind } from '@learn/contracts/calls';
import { type Language, toInstant, zurichDay } from '@learn/domain';
import { and, eq, exists, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { assignments, sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { examBookings, examDates } from '../exams/tables.ts';
import { organisationRoles } from '../organisations/tables.ts';

/** Which dates are read; the sessions by what their exams mean to the reader. */
export interface DueDateScope {
  readonly userId: string;
  readonly language: Language;
  readonly sessionIds: readonly string[];
  /** sessions in which he takes part, with his booked exams */
  readonly memberOf: readonly string[];
  /** sessions whose exams he sees all: as expert or supervisor */
  readonly leads: readonly string[];
  /** leaves only these sessions, also of exams that he holds */
  readonly onlySessions?: readonly string[];
  readonly kinds?: readonly DueDateKind[];
  readonly upcoming?: boolean;
}

interface PageTexts {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly profiles: readonly string[] | null;
}

/** The dates of a scope by start, in one statement, whatever their number. */
export async function readDueDateRows(db: Database, scope: DueDateScope) {
  const dates = unionAll(
    attendanceDays(db, scope),
    deadlines(db, scope, sessionAssignments.submissionDeadline),
    deadlines(db, scope, sessionAssignments.evaluationDeadline),
    exams(db, scope),
  ).as('dates');
  const page = (key: SQL | SQL.Aliased) =>
    nested<PageTexts | null>(sql`(
      select json_build_object('id', ${pages.id}, 'title', ${pages.title}, 'slug', ${pages.slug},
        'profiles', ${pages.data} -> 'profiles')
      from ${pages} where ${pages.translationKey} = ${key} and ${pages.live}
      and ${pages.language} in (${scope.language}, 'de')
      order by ${pages.language} = ${scope.language} desc limit 1)`);
  return db
    .select({
      id: dates.id,
      kind: dates.kind,
      startsAt: dates.startsAt,
      endsAt: dates.endsAt,
      location: dates.location,
      updatedAt: dates.updatedAt,
      assignmentId: dates.assignmentId,
      assignmentType: dates.assignmentType,
      hasContent: isNotNull(dates.contentKey) as SQL<boolean>,
      content: page(dates.contentKey),
      circle: page(dates.circleKey),
      session: getTableColumns(courseSessions),
      course: getTableColumns(courses),
      profile: nested<string | null>(sql`(
        select ${courseProfiles.code} from ${courseSessionUsers}
        join ${courseProfiles} on ${courseProfiles.id} = ${courseSessionUsers.chosenProfileId}
        where ${courseSessionUsers.courseSessionId} = ${courseSessions.id}
        and ${courseSessionUsers.userId} = ${scope.userId} and ${courseSessionUsers.role} = 'MEMBER')`),
    })
    .from(dates)
    .innerJoin(courseSessions, eq(courseSessions.id, dates.sessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(
      and(
        scope.onlySessions && inArray(courseSessions.id, [...scope.onlySessions]),
        scope.kinds && inArray(dates.kind, [...scope.kinds]),
        scope.upcoming ? sql`coalesce(${dates.endsAt}, ${dates.startsAt}) >= ${startOfToday()}` : undefined,
      ),
    )
    .orderBy(dates.startsAt, dates.endsAt, dates.id);
}

export type DueDateRow = Awaited<ReturnType<typeof readDueDateRows>>[number];

function attendanceDays(db: Database, { sessionIds }: DueDateScope) {
  return db
    .select(
      columns({
        id: attendanceCourses.id,
        kind: sql`'attendance'`,
        sessionId: attendanceCourses.courseSessionId,
        contentKey: attendanceCourses.contentKey,
        circleKey: attendanceCourses.circleKey,
        startsAt: attendanceCourses.startsAt,
        endsAt: attendanceCourses.endsAt,
        location: attendanceCourses.location,
        updatedAt: attendanceCourses.updatedAt,
      }),
    )
    .from(attendanceCourses)
    .where(inArray(attendanceCourses.courseSessionId, [...sessionIds]));
}

function deadlines(db: Database, { sessionIds }: DueDateScope, deadline: PgColumn) {
  const isSubmission = deadline === sessionAssignments.submissionDeadline;
  return db
    .select(
      columns({
        id: sessionAssignments.id,
        kind: isSubmission
          ? sql`case when ${assignments.assignmentType} = 'EDONIQ_TEST' then 'test' else 'submission' end`
          : sql`'evaluation'`,
        sessionId: sessionAssignments.courseSessionId,
        contentKey: assignments.contentKey,
        circleKey: assignments.circleKey,
        startsAt: deadline,
        updatedAt: sessionAssignments.updatedAt,
        assignmentId: assignments.id,
        assignmentType: assignments.assignmentType,
      }),
    )
    .from(sessionAssignments)
    .innerJoin(assignments, eq(assignments.id, sessionAssignments.assignmentId))
    .where(and(inArray(sessionAssignments.courseSessionId, [...sessionIds]), isNotNull(deadline)));
}

function exams(db: Database, { userId, memberOf, leads }: DueDateScope) {
  const isBooked = exists(
    db
      .select({ one: sql`1` })
      .from(examBookings)
      .where(
        and(
          eq(examBookings.examDateId, examDates.id),
          eq(examBookings.userId, userId),
          isNull(examBookings.cancelledAt),
        ),
      ),
  );
  const isHeld = exists(
    db
      .select({ one: sql`1` })
      .from(organisationRoles)
      .where(
        and(
          eq(organisationRoles.userId, userId),
          eq(organisationRoles.courseId, courseSessions.courseId),
          eq(organisationRoles.role, 'Prüfungsexperte'),
        ),
      ),
  );
  return db
    .select(
      columns({
        id: examDates.id,
        kind: sql`'exam'`,
        sessionId: examDates.courseSessionId,
        circleKey: examDates.circleKey,
        startsAt: examDates.startsAt,
        endsAt: examDates.endsAt,
        location: examDates.place,
        updatedAt: examDates.updatedAt,
      }),
    )
    .from(examDates)
    .innerJoin(courseSessions, eq(courseSessions.id, examDates.courseSessionId))
    .where(
      or(
        inArray(examDates.courseSessionId, [...leads]),
        and(inArray(examDates.courseSessionId, [...memberOf]), isBooked),
        and(eq(examDates.expertId, userId), isHeld),
      ),
    );
}

interface Columns {
  readonly id: PgColumn;
  readonly kind: SQL;
  readonly sessionId: PgColumn;
  readonly contentKey?: PgColumn;
  readonly circleKey: PgColumn;
  readonly startsAt: PgColumn;
  readonly endsAt?: PgColumn;
  readonly location?: PgColumn;
  readonly updatedAt: PgColumn;
  readonly assignmentId?: PgColumn;
  readonly assignmentType?: PgColumn;
}

/** The columns of one kind of dates, in the same order and of the same types for all. */
function columns(given: Columns) {
  const none = (type: string) => sql.raw(`null::${type}`);
  const time = attendanceCourses.endsAt;
  return {
    id: sql<string>`${given.id}`.as('date_id'),
    kind: sql<DueDateKind>`${given.kind}`.as('kind'),
    sessionId: sql<string>`${given.sessionId}`.as('session_id'),
    contentKey: sql<string | null>`${given.contentKey ?? none('uuid')}`.as('content_key'),
    circleKey: sql<string>`${given.circleKey}`.as('circle_key'),
    startsAt: sql<Date>`${given.startsAt}`.mapWith(time).as('starts_at'),
    endsAt: (sql<Date | null>`${given.endsAt ?? none('timestamptz')}`.mapWith(time) as SQL<Date | null>).as(
      'ends_at',
    ),
    updatedAt: sql<Date>`${given.updatedAt}`.mapWith(time).as('date_updated_at'),
    location: sql<string>`${given.location ?? sql`''`}`.as('location'),
    assignmentId: sql<string | null>`${given.assignmentId ?? none('uuid')}`.as('assignment_id'),
    assignmentType: sql<string | null>`${given.assignmentType ?? none('text')}`.as('assignment_type'),
  };
}

/** What ends before it, is over (specification §9). */
function startOfToday(): string {
  return toInstant(zurichDay(new Date())).toISOString();
}
