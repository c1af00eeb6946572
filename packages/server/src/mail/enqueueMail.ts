import type { Database } from '../database/database.ts';
import { mails } from './tables.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** plain text with full addresses */
  readonly text: string;
}

/** Puts mails into the outbox; call it in the transaction of what they tell. The sender takes them from there. */
export async function enqueueMail(transaction: Database, ...all: readonly Mail[]): Promise<void> {
  if (all.length > 0) await transaction.insert(mails).values([...all]);
}
