import { importLimits } from '@learn/domain';
import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { InvitationConfig } from '../accounts/invitation.ts';
import { findByAddress, lockAddresses } from '../admin-users/addresses.ts';
import { type PreparedAccount, prepareAccounts } from '../admin-users/prepareAccounts.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { enrolBuyer, findEnrolment } from '../shop/enrolBuyer.ts';
import { normalPhoneNumber } from '../users/normalPhoneNumber.ts';
import { users } from '../users/tables.ts';
import { type CheckedRow, checkRows, keepChecks } from './checkRows.ts';
import { type ImportRow, type PersonImportRow, personImportRows, personImports } from './tables.ts';

interface Means {
  readonly db: Database;
  readonly config: InvitationConfig;
}

/** So many people come in one transaction: few enough to stop soon, and to keep nobody else waiting. */
const rowsAtOnce = 25;

/** Carries out the imports that run, one after the other. @param signal ends it after the rows under way */
export async function runImports(means: Means, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [next] = await means.db
      .select({ id: personImports.id })
      .from(personImports)
      .where(eq(personImports.state, 'running'))
      .orderBy(asc(personImports.createdAt), personImports.id)
      .limit(1);
    if (next === undefined) return;
    let more = true;
    while (more && !signal.aborted) more = await carryOut(means, next.id);
  }
}

/** Takes the next rows, with everything that belongs to them or not at all. @returns false at the end, and once it was stopped */
function carryOut({ db, config }: Means, importId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(personImports)
      .where(and(eq(personImports.id, importId), eq(personImports.state, 'running')))
      .for('update');
    if (found === undefined) return false;
    const rows = await transaction
      .select()
      .from(personImportRows)
      .where(
        and(
          eq(personImportRows.importId, importId),
          isNull(personImportRows.outcome),
          sql`${personImportRows.problems} = '[]'::jsonb`,
        ),
      )
      .orderBy(asc(personImportRows.row))
      .limit(rowsAtOnce);
    if (rows.length === 0) {
      await finish(transaction, found);
      return false;
    }
    await lockAddresses(transaction);
    await lockPeople(transaction, rows);
    // Others may have been at work since the check: what does not fit any more waits with its problem.
    const checked = await checkRows(transaction, found, rows);
    await keepChecks(transaction, importId, checked);
    const good = checked.filter(({ problems }) => problems.length === 0);
    const ids = await peopleOf(transaction, { config, found }, good, rows);
    for (const [index, { row, courseSessionId, person }] of good.entries()) {
      const userId = ids[index] ?? '';
      const enrolled = await enrolIn(transaction, found, { userId, courseSessionId });
      const outcome = person === undefined ? 'created' : enrolled ? 'enrolled' : 'unchanged';
      await transaction
        .update(personImportRows)
        .set({ userId, outcome })
        .where(and(eq(personImportRows.importId, importId), eq(personImportRows.row, row)));
    }
    return true;
  });
}

/** Keeps those whom rows mean from being erased until the end of the transaction; in the order of ids, as everybody who locks several. */
async function lockPeople(transaction: Database, rows: readonly ImportRow[]): Promise<void> {
  const known = await findByAddress(
    transaction,
    rows.flatMap(({ values }) => values.email || []),
  );
  const ids = [...known.values()].flat().map(({ id }) => id);
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('no key update');
}

/** The people of rows in their order; those who do not exist are created and invited. */
async function peopleOf(
  transaction: Database,
  { config, found }: { readonly config: InvitationConfig; readonly found: PersonImportRow },
  checked: readonly CheckedRow[],
  rows: readonly ImportRow[],
): Promise<string[]> {
  const valuesOf = new Map(rows.map(({ row, values }) => [row, values]));
  const strangers = checked.filter(({ person }) => person === undefined);
  const created = await prepareAccounts(
    transaction,
    { config, actorId: actorOf(found), way: 'import' },
    strangers.map(({ row, organisationId }) => accountOf(valuesOf.get(row) ?? {}, organisationId)),
  );
  const byEmail = new Map(created.map(({ email, id }) => [email, id]));
  return checked.map(({ row, person }) => person?.id ?? byEmail.get(valuesOf.get(row)?.email ?? '') ?? '');
}

function accountOf(values: ImportRow['values'], organisationId: string | null): PreparedAccount {
  return {
    email: values.email ?? '',
    firstName: values.first_name,
    lastName: values.last_name,
    language: (values.language || 'de') as PreparedAccount['language'],
    organisationId,
    birthDate: values.birth_date || null,
    phoneNumber: values.phone_number ? normalPhoneNumber(values.phone_number) : undefined,
    street: values.street,
    streetNumber: values.street_number,
    postalCode: values.postal_code,
    city: values.city,
    country: values.postal_code ? 'CH' : undefined,
  };
}

/** @returns whether they were not in the session before; false without one */
async function enrolIn(
  transaction: Database,
  found: PersonImportRow,
  { userId, courseSessionId }: { readonly userId: string; readonly courseSessionId: string | null },
): Promise<boolean> {
  if (courseSessionId === null) return false;
  const place = { userId, courseSessionId };
  if ((await findEnrolment(transaction, place)) !== undefined) return false;
  await enrolBuyer(transaction, place, actorOf(found));
  return true;
}

async function finish(transaction: Database, found: PersonImportRow): Promise<void> {
  const [counts] = await transaction
    .select({
      taken: sql<number>`count(${personImportRows.outcome})::int`,
      left: sql<number>`(count(*) - count(${personImportRows.outcome}))::int`,
    })
    .from(personImportRows)
    .where(eq(personImportRows.importId, found.id));
  await transaction
    .update(personImports)
    .set({ state: 'done', finishedAt: sql`now()` })
    .where(eq(personImports.id, found.id));
  await recordAudit(transaction, {
    action: 'import.finished',
    actorId: actorOf(found),
    subjectId: found.id,
    courseSessionId: found.courseSessionId ?? undefined,
    details: { ...counts },
  });
}

const actorOf = ({ startedBy, createdBy }: PersonImportRow) => startedBy ?? createdBy;

/** Forgets imports after some weeks, with the people in them who never came. */
export async function forgetImports(db: Database): Promise<void> {
  await db
    .delete(personImports)
    .where(
      and(
        lt(personImports.createdAt, sql`now() - make_interval(days => ${importLimits.days})`),
        ne(personImports.state, 'running'),
      ),
    );
}
