import type { Database } from '../database/database.ts';
import type { NotificationVerb } from './notificationTexts.ts';
import { type NotificationCategory, notifications } from './tables.ts';

export interface NewNotification {
  /** who is told */
  readonly userId: string;
  readonly category: NotificationCategory;
  readonly verb: NotificationVerb;
  /** what the text of the verb names, e.g. the title of an assignment in all languages */
  readonly details?: Readonly<Record<string, unknown>>;
  /** who caused it; nobody is told of his own deed */
  readonly actorId?: string;
  /** path on this platform */
  readonly targetUrl: string;
  readonly courseId?: string;
}

/** Tells people of something; call it in the transaction of the deed. What they do not want to hear of is left out. */
export async function notify(transaction: Database, ...all: readonly NewNotification[]): Promise<void> {
  const told = all.filter(({ userId, actorId }) => userId !== actorId);
  if (told.length > 0) await transaction.insert(notifications).values(told);
}
