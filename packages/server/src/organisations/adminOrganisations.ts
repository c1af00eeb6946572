import type { adminOrganisationEndpoints, EndpointAnswer, EndpointQuery } from '@learn/contracts/endpoints';
import { otherOrganisation } from '@learn/domain';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { organisationRoles } from '../course-sessions/tables.ts';
import { containsWords } from '../database/containsWords.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { notFound } from '../errors.ts';
import { users } from '../users/tables.ts';
import { organisations } from './tables.ts';

type Listed = EndpointAnswer<typeof adminOrganisationEndpoints.list>[number];

const employees = sql<number>`(select count(*)::int from ${users} where ${users.organisationId} = ${organisations.id})`;
const claims = sql<number>`(select count(*)::int from ${users} where ${users.claimedOrganisationId} = ${organisations.id})`;

const columns = {
  id: organisations.id,
  name: organisations.name,
  person_count: nested(employees),
  claim_count: nested(claims),
  role_count:
    nested<number>(sql`(select count(distinct ${organisationRoles.userId})::int from ${organisationRoles}
    where ${organisationRoles.organisationId} = ${organisations.id})`),
};

/** The employers that pass a search, a page of them; «another one» is none. */
export async function listOrganisations(
  db: Database,
  { search, sort, limit, offset }: EndpointQuery<typeof adminOrganisationEndpoints.list>,
): Promise<Page<Listed>> {
  const condition = and(
    ne(organisations.id, otherOrganisation),
    containsWords(sql`${organisations.name}`, search),
  );
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(organisations)
      .where(condition)
      .orderBy(...orderOf(sort))
      .limit(limit)
      .offset(offset),
    db.$count(organisations, condition),
  ]);
  return { rows, total };
}

/** @throws not_found */
export async function readOrganisation(db: Database, id: string): Promise<Listed> {
  const [found] = await db.select(columns).from(organisations).where(eq(organisations.id, id));
  if (found === undefined) throw notFound();
  return found;
}

function orderOf(sort: string): SQL[] {
  const byName = sql`name_key(${organisations.name})`;
  const column = { persons: employees, claims }[sort.replace(/^-/, '')] ?? byName;
  return [sort.startsWith('-') ? desc(column) : asc(column), asc(byName), asc(organisations.id)];
}
