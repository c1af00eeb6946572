import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails } from './tables.ts';

/** Whom a mail went to is nobody's matter for longer. */
const keptDays = 30;

/** Forgets mails some weeks after they were sent; those that were not stay. */
export async function forgetMails(db: Database): Promise<void> {
  await db.delete(mails).where(lt(mails.sentAt, sql`now() - make_interval(days => ${keptDays})`));
}
