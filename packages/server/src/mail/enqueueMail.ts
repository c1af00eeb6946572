import type { Database } from '../database/database.ts';
import { announceMail } from './mailSignal.ts';
import { mails } from './tables.ts';

export interface Mail {
  readonly recipient: string;
  /** one line; the rest is plain text with full addresses */
  readonly subject: string;
  readonly text: string;
  /** path on this platform that the mail leads to; the sender writes it below the text, with the platform's address */
  readonly link?: string;
}

/** Puts mails into the outbox; call it in the transaction of what they tell. The sender takes them from there. */
export async function enqueueMail(transaction: Database, ...all: readonly Mail[]): Promise<void> {
  if (all.length === 0) return;
  await transaction.insert(mails).values([...all]);
  announceMail();
}
