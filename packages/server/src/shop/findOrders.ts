import type { adminEndpoints, EndpointQuery } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { searched } from '../persons/foundPersons.ts';
import { users } from '../users/tables.ts';
import { readOrders } from './orders.ts';
import { orders } from './tables.ts';

/** Orders for administrators, newest first, in pages. */
export async function findOrders(
  db: Database,
  query: EndpointQuery<typeof adminEndpoints.orders>,
  language: Language,
) {
  const { course_session_id: sessionId, user_id: userId, state, search, limit, offset } = query;
  const condition = and(
    sessionId === undefined ? undefined : eq(orders.courseSessionId, sessionId),
    userId === undefined ? undefined : eq(orders.userId, userId),
    state === undefined ? undefined : eq(orders.state, state),
    search
      ? sql`${orders.userId} in (select u.id from ${users} u where ${searched(search, sql`true`)})`
      : undefined,
  );
  const [total, rows] = await Promise.all([
    db.$count(orders, condition),
    readOrders(db, condition, language, { limit, offset }),
  ]);
  return { total, rows };
}
