import type { EndpointAnswer, EndpointQuery, personImportEndpoints } from '@learn/contracts/endpoints';
import {
  fullName,
  type ImportField,
  importLimits,
  importSuggestion,
  type Language,
  zurichDay,
} from '@learn/domain';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { courseSessions } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { notFound } from '../errors.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { users } from '../users/tables.ts';
import { type ImportRow, personImportRows, personImports } from './tables.ts';

type PersonImport = EndpointAnswer<typeof personImportEndpoints.read>;
type PresentedRow = EndpointAnswer<typeof personImportEndpoints.correctRow>;

const dayMillis = 24 * 60 * 60 * 1000;

/** @throws not_found */
export async function readImport(db: Database, importId: string, language: Language): Promise<PersonImport> {
  const [found] = await readCounts(db, eq(personImports.id, importId));
  if (found === undefined) throw notFound();
  const faultyFields = await rowsOf<{ field: ImportField; count: number }>(
    db,
    sql`select p->>'field' as field, count(*)::int as count from ${personImportRows} r, jsonb_array_elements(r.problems) p
      where r.import_id = ${importId} and r.outcome is null group by 1 order by 2 desc, 1`,
  );
  return presentImport(found, language, faultyFields);
}

/** The latest first. */
export async function listImports(
  db: Database,
  { limit, offset }: EndpointQuery<typeof personImportEndpoints.list>,
  language: Language,
): Promise<Page<PersonImport>> {
  const [total, found] = await Promise.all([
    db.$count(personImports),
    readCounts(db, undefined).limit(limit).offset(offset),
  ]);
  return { total, rows: found.map((row) => presentImport(row, language, [])) };
}

/** Imports with the numbers of their rows, the latest first. */
export function readCounts(db: Database, condition: SQL | undefined) {
  const waiting = sql`${personImportRows.outcome} is null`;
  const good = sql`${personImportRows.problems} = '[]'::jsonb`;
  const counted = (which: SQL) =>
    sql<number>`(select count(*)::int from ${personImportRows} where ${personImportRows.importId} = ${personImports.id} and ${which})`;
  return db
    .select({
      found: personImports,
      sessionTitles: courseSessions.titles,
      creator: { firstName: users.firstName, lastName: users.lastName },
      rows: counted(sql`true`),
      newPeople: counted(sql`${waiting} and ${good} and ${personImportRows.userId} is null`),
      knownPeople: counted(sql`${waiting} and ${good} and ${personImportRows.userId} is not null`),
      faulty: counted(sql`${waiting} and not ${good}`),
      taken: counted(sql`not ${waiting}`),
    })
    .from(personImports)
    .leftJoin(courseSessions, eq(courseSessions.id, personImports.courseSessionId))
    .innerJoin(users, eq(users.id, personImports.createdBy))
    .where(condition)
    .orderBy(desc(personImports.createdAt), personImports.id)
    .$dynamic();
}

function presentImport(
  row: Awaited<ReturnType<typeof readCounts>>[number],
  language: Language,
  problemFields: PersonImport['problem_fields'],
): PersonImport {
  const { found } = row;
  return {
    id: found.id,
    file_name: found.fileName,
    course_session_id: found.courseSessionId,
    course_session_title: row.sessionTitles?.[language] ?? '',
    state: found.state,
    created_at: found.createdAt.toISOString(),
    created_by: fullName(row.creator.firstName, row.creator.lastName),
    finished_at: found.finishedAt?.toISOString() ?? null,
    expires_at: new Date(found.createdAt.getTime() + importLimits.days * dayMillis).toISOString(),
    rows: row.rows,
    new_people: row.newPeople,
    known_people: row.knownPeople,
    faulty: row.faulty,
    taken: row.taken,
    problem_fields: problemFields,
  };
}

/** @throws not_found */
export async function readImportRows(
  db: Database,
  importId: string,
  { show, field, limit, offset }: EndpointQuery<typeof personImportEndpoints.rows>,
): Promise<Page<PresentedRow>> {
  if ((await db.$count(personImports, eq(personImports.id, importId))) === 0) throw notFound();
  const condition = and(
    eq(personImportRows.importId, importId),
    show === 'faulty' ? isFaulty : undefined,
    show === 'taken' ? sql`${personImportRows.outcome} is not null` : undefined,
    field === undefined
      ? undefined
      : sql`${personImportRows.problems} @> ${JSON.stringify([{ field }])}::jsonb`,
  );
  const [total, rows] = await Promise.all([
    db.$count(personImportRows, condition),
    db
      .select()
      .from(personImportRows)
      .where(condition)
      .orderBy(asc(personImportRows.row))
      .limit(limit)
      .offset(offset),
  ]);
  return { total, rows: rows.map(presentImportRow) };
}

/** Rows that wait and have a problem. */
export const isFaulty = sql`${personImportRows.outcome} is null and ${personImportRows.problems} <> '[]'::jsonb`;

/** A row as the page shows it, with what may be meant where something is wrong. */
export function presentImportRow({ row, values, problems, outcome, userId }: ImportRow): PresentedRow {
  const today = zurichDay(new Date());
  return {
    row,
    values,
    problems: problems.map(({ field, problem, other_row = null }) => ({
      field,
      problem,
      other_row,
      suggestion: importSuggestion(field, values[field] ?? '', today) ?? null,
    })),
    outcome,
    user_id: outcome === null ? null : userId,
  };
}
