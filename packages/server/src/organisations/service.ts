import type { EndpointAnswer, EndpointQuery, employerEndpoints } from '@learn/contracts/endpoints';
import { otherOrganisation } from '@learn/domain';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';
import type { EmployerAuthority } from './policy.ts';
import { organisations } from './tables.ts';

/** The claims that somebody may decide (`mayDecideClaim`), those that wait longest first; two statements. */
export async function listClaims(
  db: Database,
  { userId, isAdmin, organisationIds }: EmployerAuthority,
  { limit, offset }: EndpointQuery<typeof employerEndpoints.claims>,
): Promise<EndpointAnswer<typeof employerEndpoints.claims>> {
  const decidable = and(
    isAdmin ? undefined : inArray(users.claimedOrganisationId, [...organisationIds]),
    ne(users.claimedOrganisationId, otherOrganisation),
    ne(users.id, userId),
  );
  const [total, rows] = await Promise.all([
    db.$count(users, decidable),
    db
      .select({
        user_id: users.id,
        first_name: users.firstName,
        last_name: users.lastName,
        organisation: organisations.id,
        organisation_name: organisations.name,
        claimedAt: users.claimedAt,
      })
      .from(users)
      .innerJoin(organisations, eq(organisations.id, users.claimedOrganisationId))
      .where(decidable)
      .orderBy(asc(users.claimedAt), asc(users.id))
      .limit(limit)
      .offset(offset),
  ]);
  return {
    total,
    claims: rows.map(({ claimedAt, ...row }) => ({ ...row, claimed_at: claimedAt?.toISOString() ?? '' })),
  };
}
