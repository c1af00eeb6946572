import { averageGrade, certificateResult, type WeightedScore } from '@learn/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { assignmentTypeOfMentors } from '../assignments/policy.ts';
import { released, statusSeenByOthers } from '../assignments/submission.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { organisationRoles } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { membersIn } from './metrics/metricScope.ts';
import { rowsOf } from './rowsOf.ts';
import { limited, type Selection } from './selection.ts';

/** The role in which a person looks at the results of their own people; the last part of `/statistic/{agentRole}/…`. */
export const agentRoles = ['berufsbildner', 'learning_mentor'] as const;

export type AgentRole = (typeof agentRoles)[number];

/** They are named people whose results the caller sees one by one, so averages have no minimum. */
export const agentMinimum = 1;

/**
 * The own apprentices or mentees of a user in a course, as a selection that is always aggregated live.
 * @throws not_found for people who have none
 */
export async function readAgentSelection(
  db: Database,
  currentUser: CurrentUser,
  { courseId, agentRole }: { readonly courseId: string; readonly agentRole: AgentRole },
): Promise<Selection> {
  const enrolments =
    agentRole === 'berufsbildner'
      ? await apprenticesOf(db, currentUser.userId, courseId)
      : sql`select relation.participant_id from mentor_relations relation where relation.mentor_id = ${currentUser.userId}`;
  const sessions = sql`select own.course_session_id from course_session_users own
    join course_sessions session on session.id = own.course_session_id
    where own.role = 'MEMBER' and session.course_id = ${courseId} and own.id in (${enrolments})`;
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (course === undefined) throw notFound();
  if (agentRole === 'learning_mentor') {
    const [mentee] = await rowsOf(db, sql`${sessions} limit 1`);
    if (mentee === undefined) throw notFound();
  }
  return {
    course,
    tree: await courseTreeReader(db)(course, currentUser.language),
    language: currentUser.language,
    right: agentRole === 'berufsbildner' ? 'Berufsbildner' : 'mentor',
    allSessions: sessions,
    sessions,
    isChosen: sql`session.id in (${sessions})`,
    enrolments,
    organisationIds: undefined,
    circleKeys: undefined,
    minimum: agentMinimum,
  };
}

async function apprenticesOf(db: Database, userId: string, courseId: string) {
  const ofPerson = and(eq(organisationRoles.userId, userId), eq(organisationRoles.courseId, courseId));
  const roles = await db
    .select({ organisationId: organisationRoles.organisationId })
    .from(organisationRoles)
    .where(and(ofPerson, eq(organisationRoles.role, 'Berufsbildner')));
  const ids = roles.flatMap(({ organisationId }) => organisationId ?? []);
  if (ids.length === 0) throw notFound();
  return sql`select enrolment.id from course_session_users enrolment
    join users person on person.id = enrolment.user_id
    where person.organisation_id = any(${sql.param(ids)}::text[])`;
}

/** One of the own people in a session. */
export interface AgentPerson {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly course_session_id: string;
  readonly course_session_title: string;
}

export interface AgentPersonProgress extends AgentPerson {
  readonly total_count: number;
  readonly submitted_count: number;
  readonly evaluated_count: number;
  readonly passed_count: number;
  readonly failed_count: number;
}

const personColumns = sql`person.id as user_id, person.first_name, person.last_name,
  session.id as course_session_id`;

/** Condition on the assignments of which the results are seen: Berufsbildner see all, mentors few (domain decisions §4). */
function isSeen({ right }: Selection, assignment: SQL): SQL {
  return right === 'mentor' ? sql`${assignment}.assignment_type = ${assignmentTypeOfMentors}` : sql`true`;
}

const byName = sql`person.last_name, person.first_name, person.id, session.start_date desc, session.id`;

/** Own people whose sessions have assignments that count towards a certificate, like membersIn. */
function gradedIn(selection: Selection): SQL {
  return sql`(select member.* from ${membersIn(selection)} member where exists (
    select 1 from session_assignments planned join assignments assignment on assignment.id = planned.assignment_id
    where planned.course_session_id = member.course_session_id
      and assignment.competence_certificate_id is not null))`;
}

/** A page of members, so that nothing is worked out for those that are not shown. */
function pageOfMembers(members: SQL, page: RowPage): SQL {
  return sql`(select member.* from ${members} member
    join users person on person.id = member.user_id
    join course_sessions session on session.id = member.course_session_id
    order by ${byName} ${limited(page)})`;
}

/** How many rows readAgentProgress has on all pages. */
export function countAgentPersons(db: Database, selection: Selection): Promise<number> {
  return countRows(db, membersIn(selection));
}

/** How many rows readAgentGrades has on all pages. */
export function countGradedPersons(db: Database, selection: Selection): Promise<number> {
  return countRows(db, gradedIn(selection));
}

async function countRows(db: Database, rows: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${rows} members`);
  return row?.count ?? 0;
}

/** How far each of the own people is with the assignments of their sessions; by name. */
export function readAgentProgress(
  db: Database,
  selection: Selection,
  page: RowPage,
): Promise<AgentPersonProgress[]> {
  return rowsOf<AgentPersonProgress>(
    db,
    sql`select ${personColumns}, session.titles ->> ${selection.language} as course_session_title,
        count(assignment.id)::int as total_count,
        count(*) filter (where ${statusSeenByOthers(sql`completion`)} <> 'IN_PROGRESS')::int as submitted_count,
        count(*) filter (where ${released(sql`completion`)})::int as evaluated_count,
        count(*) filter (where ${released(sql`completion`)}
          and completion.evaluation_passed)::int as passed_count,
        count(*) filter (where ${released(sql`completion`)}
          and not completion.evaluation_passed)::int as failed_count
      from ${pageOfMembers(membersIn(selection), page)} member
      join users person on person.id = member.user_id
      join course_sessions session on session.id = member.course_session_id
      left join session_assignments planned on planned.course_session_id = member.course_session_id
      left join assignments assignment on assignment.id = planned.assignment_id
        and ${isSeen(selection, sql`assignment`)}
      left join assignment_completions completion on completion.user_id = member.user_id
        and completion.course_session_id = member.course_session_id
        and completion.assignment_id = assignment.id
      group by person.id, session.id
      order by ${byName}`,
  );
}

/** The grade of one of the own people in a certificate. */
export interface AgentCertificateGrade {
  readonly competence_certificate_id: string;
  readonly title: string;
  readonly slug: string;
  readonly total_count: number;
  readonly evaluated_count: number;
  readonly grade: number | null;
  readonly exact_grade: number | null;
  readonly percent: number | null;
  /** true: the results of some of its assignments are not seen, so the grade stands on a part of them */
  readonly is_partial: boolean;
}

export interface AgentPersonGrades extends AgentPerson {
  readonly average_grade: number | null;
  /** true: the average has a grade that stands on a part */
  readonly is_partial: boolean;
  readonly certificates: readonly AgentCertificateGrade[];
}

interface GradeRow extends AgentPerson {
  readonly certificates: readonly {
    readonly competence_certificate_id: string;
    readonly title: string;
    readonly slug: string;
    readonly total_count: number;
    readonly is_partial: boolean;
    /** of the released evaluations that are seen */
    readonly scores: readonly WeightedScore[];
  }[];
}

/** The grades of the own people by certificate (specification §9), from released evaluations. */
export async function readAgentGrades(
  db: Database,
  selection: Selection,
  page: RowPage,
): Promise<AgentPersonGrades[]> {
  const rows = await rowsOf<GradeRow>(
    db,
    sql`with graded as (
        select member.user_id, member.course_session_id, assignment.competence_certificate_id,
          count(*)::int as total_count,
          bool_or(not (${isSeen(selection, sql`assignment`)})) as is_partial,
          coalesce(json_agg(json_build_object('points', completion.evaluation_points,
            'max_points', coalesce(completion.evaluation_max_points, assignment.max_points),
            'deducted', completion.evaluation_points_deducted, 'weight', assignment.competence_certificate_weight))
            filter (where completion.id is not null), '[]'::json) as scores
        from ${pageOfMembers(gradedIn(selection), page)} member
        join session_assignments planned on planned.course_session_id = member.course_session_id
        join assignments assignment on assignment.id = planned.assignment_id
        left join assignment_completions completion on completion.user_id = member.user_id
          and completion.course_session_id = member.course_session_id
          and completion.assignment_id = planned.assignment_id
          and ${released(sql`completion`)}
          and ${isSeen(selection, sql`assignment`)}
        where assignment.competence_certificate_id is not null
        group by member.user_id, member.course_session_id, assignment.competence_certificate_id
      )
      select ${personColumns}, session.titles ->> ${selection.language} as course_session_title,
        json_agg(json_build_object('competence_certificate_id', certificate.id,
          'title', certificate.titles ->> ${selection.language}, 'slug', certificate.slug,
          'total_count', graded.total_count, 'is_partial', graded.is_partial, 'scores', graded.scores)
          order by certificate.position, certificate.id) as certificates
      from graded
      join competence_certificates certificate on certificate.id = graded.competence_certificate_id
      join users person on person.id = graded.user_id
      join course_sessions session on session.id = graded.course_session_id
      group by person.id, session.id
      order by ${byName}`,
  );
  return rows.map(({ certificates, ...person }) => {
    const grades = certificates.map(({ scores, ...certificate }): AgentCertificateGrade => {
      const { grade, evaluated_count } = certificateResult(certificate.total_count, scores);
      return {
        ...certificate,
        evaluated_count,
        grade: grade?.official ?? null,
        exact_grade: grade?.exact ?? null,
        percent: grade?.percent ?? null,
      };
    });
    return {
      ...person,
      certificates: grades,
      average_grade: averageGrade(grades.map(({ grade }) => grade)) ?? null,
      is_partial: grades.some(({ is_partial }) => is_partial),
    };
  });
}
