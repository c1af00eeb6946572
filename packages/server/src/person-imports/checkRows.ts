import {
  type ImportField,
  type ImportProblem,
  importRowProblems,
  isConfirmable,
  zurichDay,
} from '@learn/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { findByAddress, onlyRegistered } from '../admin-users/addresses.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { organisations } from '../organisations/tables.ts';
import { normalPhoneNumber } from '../users/normalPhoneNumber.ts';
import type { UserRow } from '../users/tables.ts';
import { type FoundProblem, type ImportRow, type PersonImportRow, personImportRows } from './tables.ts';

/** What a row comes to on the data of now. */
export interface CheckedRow {
  readonly row: number;
  readonly problems: readonly FoundProblem[];
  readonly courseSessionId: string | null;
  readonly organisationId: string | null;
  /** who has the address already, and is who the row says */
  readonly person: UserRow | undefined;
}

/** Checks the rows of an import that are not carried out and keeps what is found; three statements more than rows are read by. */
export async function checkImport(transaction: Database, found: PersonImportRow): Promise<void> {
  const rows = await transaction
    .select()
    .from(personImportRows)
    .where(and(eq(personImportRows.importId, found.id), isNull(personImportRows.outcome)))
    .orderBy(personImportRows.row);
  await keepChecks(transaction, found.id, await checkRows(transaction, found, rows));
}

export async function keepChecks(
  transaction: Database,
  importId: string,
  checked: readonly CheckedRow[],
): Promise<void> {
  const rows = checked.map(({ row, problems, courseSessionId, organisationId, person }) => ({
    row,
    problems,
    course_session_id: courseSessionId,
    organisation_id: organisationId,
    user_id: person?.id ?? null,
  }));
  await transaction.execute(sql`update ${personImportRows} r set problems = c.problems,
      course_session_id = c.course_session_id, organisation_id = c.organisation_id, user_id = c.user_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(row int, problems jsonb, course_session_id uuid, organisation_id text, user_id uuid)
    where r.import_id = ${importId} and r.row = c.row`);
}

/**
 * Finds everything that is wrong with rows: in their cells, among themselves, and against what is stored.
 * @param rows in the order of the file; of several with one address the first counts
 */
export async function checkRows(
  db: Database,
  { courseSessionId: usual }: Pick<PersonImportRow, 'courseSessionId'>,
  rows: readonly ImportRow[],
): Promise<CheckedRow[]> {
  const emails = [...new Set(rows.flatMap(({ values }) => values.email || []))];
  const people = await findByAddress(db, emails);
  const sessionOf = await readSessions(db, rows, usual);
  const organisationOf = await readOrganisations(db, rows);
  const today = zurichDay(new Date());
  const firstLine = new Map<string, number>();
  const checked = rows.map(({ row, values, formulas }) => {
    const problems = importRowProblems(values, today);
    for (const field of formulas) problems.set(field, 'formula');
    const others = new Map<ImportField, number>();
    const note = (field: ImportField, problem: ImportProblem | undefined) => {
      if (problem !== undefined && !problems.has(field)) problems.set(field, problem);
    };
    const { email = '', phone_number: phone = '', course_session: session = '', organisation = '' } = values;
    if (phone !== '' && normalPhoneNumber(phone) === undefined) note('phone_number', 'phone_number');
    const first = firstLine.get(email);
    if (email !== '' && first !== undefined) {
      note('email', 'duplicate');
      others.set('email', first);
    } else firstLine.set(email, row);
    const owners = (people.get(email) ?? []).filter((owner) => !onlyRegistered(owner));
    note('email', ownerProblem(owners, values));
    const meant = session === '' && usual === null ? null : sessionOf(session);
    if (meant === undefined) note('course_session', 'unknown_session');
    if (meant?.archivedAt) note('course_session', 'archived_session');
    const courseSessionId = meant?.id;
    const organisationId = organisation === '' ? null : organisationOf(organisation);
    if (organisationId === undefined) note('organisation', 'unknown_organisation');
    return { row, problems, others, courseSessionId, organisationId, person: owners[0] };
  });
  const roles = await readRoles(db, checked);
  return checked.map(({ row, problems, others, courseSessionId, organisationId, person }) => {
    const role = roles.get(`${person?.id} ${courseSessionId}`);
    if (role !== undefined && role !== 'MEMBER' && !problems.has('course_session')) {
      problems.set('course_session', 'other_role');
    }
    return {
      row,
      problems: [...problems].map(([field, problem]) => ({
        field,
        problem,
        ...(problem === 'duplicate' && { other_row: others.get(field) }),
      })),
      courseSessionId: courseSessionId ?? null,
      organisationId: organisationId ?? null,
      person: problems.has('email') ? undefined : person,
    };
  });
}

function ownerProblem(owners: readonly UserRow[], values: ImportRow['values']): ImportProblem | undefined {
  const [owner] = owners;
  if (owner === undefined) return undefined;
  if (owners.length > 1) return 'ambiguous';
  if (owner.blockedAt !== null) return 'blocked';
  const same = (left: string, right: string | undefined) => plain(left) === plain(right ?? '');
  const isSame = same(owner.firstName, values.first_name) && same(owner.lastName, values.last_name);
  return isSame ? undefined : 'other_person';
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * By id, or by title in any language, where nothing is written the usual session; of several with one title the one that is not
 * archived, or the usual one if it is among them.
 */
async function readSessions(db: Database, rows: readonly ImportRow[], usual: string | null) {
  const wanted = [...wordsOf(rows, 'course_session'), ...(usual === null ? [] : [usual])];
  const found =
    wanted.length === 0
      ? []
      : await db
          .select({
            id: courseSessions.id,
            titles: courseSessions.titles,
            archivedAt: courseSessions.archivedAt,
          })
          .from(courseSessions)
          .where(
            sql`${courseSessions.id}::text = any(${sql.param(wanted)}::text[]) or exists (
              select 1 from jsonb_each_text(${courseSessions.titles}) t where lower(trim(t.value)) = any(${sql.param(wanted)}::text[]))`,
          );
  return (text: string) => {
    const name = text === '' ? usual : text.toLowerCase();
    const named = found.filter(
      ({ id, titles }) =>
        id === name || Object.values(titles).some((title) => title.trim().toLowerCase() === name),
    );
    const open = named.filter(({ archivedAt }) => archivedAt === null);
    const fitting = open.length > 0 ? open : named;
    return fitting.length === 1 ? fitting[0] : fitting.find(({ id }) => id === usual);
  };
}

/** By id or name; an imported employer is confirmed at once, so only those that can be. */
async function readOrganisations(db: Database, rows: readonly ImportRow[]) {
  const wanted = wordsOf(rows, 'organisation');
  const found =
    wanted.length === 0
      ? []
      : await db
          .select()
          .from(organisations)
          .where(
            sql`lower(${organisations.name}) = any(${sql.param(wanted)}::text[]) or ${organisations.id} = any(${sql.param(wanted)}::text[])`,
          );
  return (text: string): string | undefined =>
    found.find(
      ({ id, name }) => isConfirmable(id) && (id === text || name.toLowerCase() === text.toLowerCase()),
    )?.id;
}

function wordsOf(rows: readonly ImportRow[], field: ImportField): string[] {
  return [...new Set(rows.flatMap(({ values }) => values[field]?.toLowerCase() || []))];
}

/** Roles by person and session of those who are enrolled already. */
async function readRoles(
  db: Database,
  rows: readonly {
    readonly person: UserRow | undefined;
    readonly courseSessionId: string | null | undefined;
  }[],
) {
  const userIds = rows.flatMap(({ person }) => person?.id ?? []);
  const sessionIds = [...new Set(rows.flatMap(({ courseSessionId }) => courseSessionId ?? []))];
  if (userIds.length === 0 || sessionIds.length === 0) return new Map<string, string>();
  const found = await db
    .select()
    .from(courseSessionUsers)
    .where(
      and(
        inArray(courseSessionUsers.userId, userIds),
        inArray(courseSessionUsers.courseSessionId, sessionIds),
      ),
    );
  return new Map(found.map(({ userId, courseSessionId, role }) => [`${userId} ${courseSessionId}`, role]));
}
