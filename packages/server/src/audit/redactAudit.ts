import { fullName } from '@learn/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../users/tables.ts';
import { auditEntries } from './tables.ts';

/** Details in somebody's own words; a trigger lets nothing else of an entry be emptied. */
const writtenDetails = ['reason', 'search', 'name', 'file_name'] as const;

/** Shorter names would be found in words of all kinds. */
const shortestMention = 4;

/**
 * Empties what people have written into the log about a person who is erased: every reason of an entry about them but that of the
 * erasure itself, and whatever names them elsewhere. Who did what and when stays. Call it after the last entry about them.
 * @param person as they were before
 */
export async function redactAudit(
  transaction: Database,
  person: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'username'>,
): Promise<void> {
  const { id, firstName, lastName, email, username } = person;
  const names = [fullName(firstName, lastName), fullName(lastName, firstName), email, username]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= shortestMention);
  const ofThem = [firstName, lastName, ...names].map((name) => name.trim().toLowerCase()).filter(Boolean);
  const mentions = (text: ReturnType<typeof sql>, wanted: readonly string[]) =>
    sql`exists (select 1 from unnest(${sql.param([...wanted])}::text[]) as mention where position(mention in lower(${text})) > 0)`;
  const about = sql`${auditEntries.userId} = ${id}`;
  const goes = sql`(
    detail.key = 'reason' and ${about} and ${auditEntries.action} <> 'erasure.done'
    or ${about} and ${mentions(sql`detail.value #>> '{}'`, ofThem)}
    or ${mentions(sql`detail.value #>> '{}'`, names)})`;
  const written = sql`detail.key = any(${sql.param([...writtenDetails])}::text[]) and jsonb_typeof(detail.value) = 'string'`;
  await transaction.execute(sql`select set_config('audit.redaction', 'on', true)`);
  await transaction.execute(sql`
    update ${auditEntries} set details = (
      select jsonb_object_agg(detail.key, case when ${written} and ${goes} then 'null'::jsonb else detail.value end)
      from jsonb_each(${auditEntries.details}) as detail)
    where exists (select 1 from jsonb_each(${auditEntries.details}) as detail where ${written} and ${goes})`);
  await transaction.execute(sql`select set_config('audit.redaction', 'off', true)`);
}
