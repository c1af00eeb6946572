import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';
import { announceMail } from './mailSignal.ts';
import { mails } from './tables.ts';

export interface Mail {
  readonly recipient: string;
  /** one line; the rest is plain text with full addresses */
  readonly subject: string;
  readonly text: string;
  /** path on this platform that the mail leads to; the sender writes it below the text, with the platform's address */
  readonly link?: string;
  /** not sent before this; without it at once */
  readonly dueAt?: Date;
}

/** Puts mails into the outbox; call it in the transaction of what they tell. The sender takes them from there. */
export async function enqueueMail(transaction: Database, ...all: readonly Mail[]): Promise<void> {
  if (all.length === 0) return;
  await transaction.insert(mails).values([...all]);
  announceMail();
}

/** Deletes the mails with this link that are not due yet. @param userIds to these people; undefined: to everybody */
export async function recallMail(
  transaction: Database,
  { link, userIds }: { readonly link: string; readonly userIds?: readonly string[] | undefined },
): Promise<void> {
  const recipient = transaction.select({ email: users.email }).from(users);
  await transaction
    .delete(mails)
    .where(
      and(
        eq(mails.link, link),
        isNull(mails.sentAt),
        gt(mails.dueAt, sql`now()`),
        userIds && inArray(mails.recipient, recipient.where(inArray(users.id, [...userIds]))),
      ),
    );
}
