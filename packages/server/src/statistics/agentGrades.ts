import { type AgentGrades, type GradeSort, type GradeState, shownGrades } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { catalogueReader } from '../assignments/catalogue.ts';
import { countedAssignments } from '../assignments/countedAssignments.ts';
import { certificateFigures } from '../cohorts/certificateFigures.ts';
import type { ResultRow } from '../cohorts/certificates.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import {
  type AgentList,
  type AgentPerson,
  byName,
  countAgentList,
  countRows,
  personColumns,
  personOfMember,
  readAgentList,
  readPage,
} from './agentPeople.ts';
import type { AgentSelection } from './agentSelection.ts';
import { among } from './conditions.ts';
import { membersIn, theseIds } from './metrics/metricScope.ts';
import { readKept } from './personFigures.ts';
import { readOnce } from './readOnce.ts';
import { rowsOf } from './rowsOf.ts';

/** Whose grades are asked for, and in what. */
export interface GradeSelection extends AgentSelection {
  /** only the grades in this certificate; in all where it is left out */
  readonly certificateId?: string | undefined;
}

/** The grade of one of the own people in a certificate. */
export interface AgentCertificateGrade {
  readonly competence_certificate_id: string;
  readonly title: string;
  readonly slug: string;
  /** of the assignments that count for the person, those whose results are seen */
  readonly total_count: number;
  readonly evaluated_count: number;
  readonly grade: number | null;
  readonly exact_grade: number | null;
  readonly percent: number | null;
  /** true: the results of some of its assignments are not seen, so the grade stands on a part of them */
  readonly is_partial: boolean;
}

export interface AgentPersonGrades extends AgentPerson {
  readonly enrolment_id: string;
  readonly average_grade: number | null;
  /** true: the average has a grade that stands on a part */
  readonly is_partial: boolean;
  readonly certificates: readonly AgentCertificateGrade[];
}

type GradeRow = Pick<AgentPersonGrades, keyof AgentPerson | 'enrolment_id'> &
  Pick<ResultRow, 'average' | 'is_partial' | 'certificates'>;

/** A person as the list weighs them: what their average is made of is read of those on the page only. */
interface WeighedPerson extends AgentGrades {
  readonly enrolment_id: string;
}

type WeighedRow = Omit<WeighedPerson, 'average_grade'> & Pick<GradeRow, 'average'>;

type List = AgentList<GradeState, GradeSort>;

/** The same people with their grades in one certificate only. @throws not_found where none of them has it */
export async function selectGrades(
  db: Database,
  selection: AgentSelection,
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
  return {
    read,
    members: gradedIn(selection),
    readAll: () => readAll(db, selection),
    shown: shownGrades<WeighedPerson>,
    complete: (page: readonly WeighedPerson[]) => readPage(page, selection, read),
  };
}

const readAll = readOnce(async (db, selection: GradeSelection) => {
  const rows = (await weighKept(db, selection)) ?? (await weigh(db, selection));
  return rows.map(({ average, ...person }) => ({ ...person, average_grade: gradeOf(average) }));
});

/** @param persons a select of user ids; without it all own people */
function weigh(db: Database, selection: GradeSelection, persons?: SQL): Promise<WeighedRow[]> {
  return readFigures<WeighedRow>(db, selection, {
    members: gradedIn(selection, persons),
    columns: sql`member.enrolment_id, person.first_name, person.last_name, f.average`,
  });
}

/**
 * The same from what is kept of each session: whoever takes part in several has grades that are kept in none.
 * @returns undefined where nothing is kept
 */
async function weighKept(db: Database, selection: GradeSelection): Promise<WeighedRow[] | undefined> {
  const { certificateId } = selection;
  const average =
    certificateId === undefined
      ? sql`member.average`
      : sql`(member.halves ->> ${certificateId}::text)::int * 50 + 100`;
  const rows = await readKept<WeighedRow>(db, selection, {
    columns: sql`member.enrolment_id, person.first_name, person.last_name, ${average} as average`,
    where: isGraded(sql`session.id`, selection),
  });
  const repeaters = rows === undefined ? [] : await readRepeaters(db, selection);
  if (repeaters.length === 0) return rows;
  const theirs = await weigh(db, selection, theseIds(repeaters));
  const found = new Map(theirs.map((row) => [row.enrolment_id, row]));
  return rows?.map((row) => found.get(row.enrolment_id) ?? row);
}

/** The people of the employers who take part in several sessions of the course. */
async function readRepeaters(db: Database, { sessions, employerIds }: AgentSelection): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct unnest(sums.repeaters) as id from organisation_member_figures sums
      where sums.course_session_id in (${sessions}) and ${among(sql`sums.organisation_id`, employerIds, 'text')}`,
  );
  return rows.map(({ id }) => id);
}

/** Condition on `assignment`: it counts towards the certificate, or any. */
function counts(certificateId: string | undefined): SQL {
  return certificateId === undefined
    ? sql`assignment.competence_certificate_id is not null`
    : sql`assignment.competence_certificate_id = ${certificateId}`;
}

/** Own people whose sessions have assignments that count, like membersIn. */
function gradedIn(selection: GradeSelection, persons?: SQL): SQL {
  return sql`(select member.* from ${membersIn({ ...selection, persons })} member
    where ${isGraded(sql`member.course_session_id`, selection)})`;
}

/** Condition on a session: it has assignments that count. */
function isGraded(sessionId: SQL, { certificateId }: GradeSelection): SQL {
  return sql`exists (
    select 1 from session_assignments planned join assignments assignment on assignment.id = planned.assignment_id
    where planned.course_session_id = ${sessionId} and ${counts(certificateId)})`;
}

async function readGrades(
  db: Database,
  selection: GradeSelection,
  members: SQL,
): Promise<AgentPersonGrades[]> {
  const { certificates } = await catalogueReader(db)(selection.course);
  const rows = await readFigures<GradeRow>(db, selection, {
    members,
    columns: sql`member.enrolment_id, ${personColumns}, session.titles ->> ${selection.language} as course_session_title,
      f.average, f.partial as is_partial, f.certificates`,
  });
  return rows.map(({ average, certificates: grades, ...person }) => ({
    ...person,
    average_grade: gradeOf(average),
    certificates: certificates.flatMap(({ id, titles, slug }) => {
      const found = grades.find((grade) => grade.id === id);
      return found === undefined ? [] : [{ title: titles[selection.language], slug, ...presentGrade(found) }];
    }),
  }));
}

interface FiguresWanted {
  readonly members: SQL;
  /** of `member`, `person`, `session` and `f`, the figures of the person */
  readonly columns: SQL;
}

/** A row is a person in a session; the grade is that of all their sessions that are seen, as in a cohort. */
async function readFigures<Row>(
  db: Database,
  selection: GradeSelection,
  { members, columns }: FiguresWanted,
): Promise<Row[]> {
  const { course, tree, certificateId } = selection;
  const catalogue = await catalogueReader(db)(course);
  const counted = tree === undefined ? [] : countedAssignments(catalogue, tree, certificateId);
  const seen = membersIn({ ...selection, sessions: selection.allSessions });
  const figures = certificateFigures(
    {
      enrolments: sql`(select own.* from ${seen} own where own.user_id in (select user_id from people))`,
      unit: 'user_id',
      sees: selection.right === 'mentor' ? sql`a.praxis` : sql`true`,
      seenAlike: sql`''`,
    },
    counted,
  );
  return rowsOf<Row>(
    db,
    sql`with recursive people as materialized (select member.* from ${members} member), ${figures.tables}
      select ${columns}
      from people member
      join figures f on f.enrolment_id = member.enrolment_id
      ${personOfMember}
      join course_sessions session on session.id = member.course_session_id
      order by ${byName}`,
  );
}

/** @param average in hundredths */
function gradeOf(average: number | null): number | null {
  return average === null ? null : average / 100;
}

function presentGrade({ id, half, exact, permille, ...counts }: GradeRow['certificates'][number]) {
  return {
    ...counts,
    competence_certificate_id: id,
    grade: half === null ? null : half / 2 + 1,
    exact_grade: exact === null ? null : exact / 100,
    percent: permille === null ? null : permille / 10,
  };
}
