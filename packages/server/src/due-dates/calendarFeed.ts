import { randomBytes } from 'node:crypto';
import type { Language } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { users } from '../users/tables.ts';
import { calendarFeeds } from './tables.ts';

/** Whose feed it is. */
export interface CalendarFeed {
  readonly userId: string;
  readonly language: Language;
}

/** 256 random bits: nobody finds an address by trying. */
const newToken = () => randomBytes(32).toString('base64url');

/** The token of the own feed; made when it is asked for first. */
export async function readFeedToken(db: Database, userId: string): Promise<string> {
  const [known] = await db
    .insert(calendarFeeds)
    .values({ userId, token: newToken() })
    // An update that changes nothing, so that the row of two first requests at once comes back to both.
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { token: sql`${calendarFeeds.token}` } })
    .returning({ token: calendarFeeds.token });
  if (known === undefined) throw new Error('The calendar feed was not saved');
  return known.token;
}

/** Another token for the own feed; the old one is nobody's from now on. */
export async function renewFeedToken(db: Database, userId: string): Promise<string> {
  const token = newToken();
  const createdAt = new Date();
  await db
    .insert(calendarFeeds)
    .values({ userId, token, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { token, createdAt } });
  return token;
}

/** The feed that a token belongs to, by the unique index on it. */
export async function findFeed(db: Database, token: string): Promise<CalendarFeed | undefined> {
  const [found] = await feeds(db).execute({ token });
  return found;
}

const feeds = perDatabase((db) =>
  db
    .select({ userId: calendarFeeds.userId, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.token, sql.placeholder('token')))
    .prepare('calendar_feed'),
);
