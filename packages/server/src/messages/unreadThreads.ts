import { type SQL, sql } from 'drizzle-orm';
import { isUnreadBy, readableBy } from './announcementRows.ts';
import { hasUnread, sharedWith } from './conversationRows.ts';
import { announcements, conversations } from './tables.ts';
import type { Id } from './threadRow.ts';

/** In how many announcements and conversations there is something that a person has not read. */
export function unreadThreads(userId: Id): SQL<number> {
  return sql<number>`(
    (select count(*) from ${announcements} where ${readableBy(userId)} and ${isUnreadBy(userId)}) +
    (select count(*) from ${conversations} where ${sharedWith(userId)} and ${hasUnread(userId)}))::int`;
}
