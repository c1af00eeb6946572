import {
  averageGrade,
  certificateResult,
  type GradeSort,
  type GradeState,
  shownGrades,
  type WeightedScore,
} from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { released } from '../assignments/submission.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import {
  type AgentList,
  type AgentPerson,
  byName,
  countAgentList,
  countRows,
  personColumns,
  readAgentList,
} from './agentPeople.ts';
import { isSeen } from './agentSelection.ts';
import { membersIn } from './metrics/metricScope.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection } from './selection.ts';

/** Whose grades are asked for, and in what. */
export interface GradeSelection extends Selection {
  /** only the grades in this certificate; in all where it is left out */
  readonly certificateId?: string | undefined;
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

type List = AgentList<GradeState, GradeSort>;

/** The same people with their grades in one certificate only. @throws not_found where none of them has it */
export async function selectGrades(
  db: Database,
  selection: Selection,
  certificateId: string,
): Promise<GradeSelection> {
  const chosen = { ...selection, certificateId };
  if ((await countRows(db, gradedIn(chosen))) === 0) throw notFound();
  return chosen;
}

/** The grades of the own people by certificate (specification §9), from released evaluations; a page of the list. */
export function readAgentGrades(
  db: Database,
  selection: GradeSelection,
  list: List,
): Promise<AgentPersonGrades[]> {
  return readAgentList(list, rowsIn(db, selection));
}

/** How many rows readAgentGrades has on all pages. */
export function countAgentGrades(
  db: Database,
  selection: GradeSelection,
  view: List['view'],
): Promise<number> {
  return countAgentList(db, view, rowsIn(db, selection));
}

function rowsIn(db: Database, selection: GradeSelection) {
  const read = (members: SQL) => readGrades(db, selection, members);
  return { read, members: gradedIn(selection), shown: shownGrades<AgentPersonGrades> };
}

/** Condition on `assignment`: it counts towards the certificate, or any. */
function counts(certificateId: string | undefined): SQL {
  return certificateId === undefined
    ? sql`assignment.competence_certificate_id is not null`
    : sql`assignment.competence_certificate_id = ${certificateId}`;
}

/** Own people whose sessions have assignments that count, like membersIn. */
function gradedIn(selection: GradeSelection): SQL {
  return sql`(select member.* from ${membersIn(selection)} member where exists (
    select 1 from session_assignments planned join assignments assignment on assignment.id = planned.assignment_id
    where planned.course_session_id = member.course_session_id and ${counts(selection.certificateId)}))`;
}

async function readGrades(
  db: Database,
  { certificateId, ...selection }: GradeSelection,
  members: SQL,
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
        from ${members} member
        join session_assignments planned on planned.course_session_id = member.course_session_id
        join assignments assignment on assignment.id = planned.assignment_id
        left join assignment_completions completion on completion.user_id = member.user_id
          and completion.course_session_id = member.course_session_id
          and completion.assignment_id = planned.assignment_id
          and ${released(sql`completion`)}
          and ${isSeen(selection, sql`assignment`)}
        where ${counts(certificateId)}
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
