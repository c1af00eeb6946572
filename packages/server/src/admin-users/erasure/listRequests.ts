import type { adminUserEndpoints, EndpointAnswer, EndpointQuery } from '@learn/contracts/endpoints';
import { erasureDueAt, fullName } from '@learn/domain';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Page } from '../../endpoints/sendPage.ts';
import { erasureRequests, users } from '../../users/tables.ts';

/** Open requests to be erased, those that are due first. */
export async function listErasureRequests(
  db: Database,
  { limit, offset }: EndpointQuery<typeof adminUserEndpoints.erasureRequests>,
): Promise<Page<EndpointAnswer<typeof adminUserEndpoints.erasureRequests>[number]>> {
  const open = isNull(erasureRequests.outcome);
  const [total, rows] = await Promise.all([
    db.$count(erasureRequests, open),
    db
      .select({
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        requestedAt: erasureRequests.requestedAt,
      })
      .from(erasureRequests)
      .innerJoin(users, eq(users.id, erasureRequests.userId))
      .where(open)
      .orderBy(asc(erasureRequests.requestedAt), erasureRequests.id)
      .limit(limit)
      .offset(offset),
  ]);
  return {
    total,
    rows: rows.map(({ userId, firstName, lastName, requestedAt }) => ({
      user_id: userId,
      name: fullName(firstName, lastName),
      requested_at: requestedAt.toISOString(),
      due_at: erasureDueAt(requestedAt).toISOString(),
    })),
  };
}
