import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { mails } from './tables.ts';
import { createMailTransport, isRefused, type MailTransport, type OutgoingMail } from './transport.ts';

/** After so many attempts (more than a day) a mail stays in the outbox with its last error. */
export const maximumAttempts = 8;

/** A process that ends while it sends leaves its mail to the others after this; longer than a mail server may take. */
const claimSeconds = 300;

export interface Mailer {
  /** Sends what is due now. @param signal ends it after the mail under way; @returns how many left */
  deliver(signal?: AbortSignal): Promise<number>;
  /** Ends the connections to the mail server. */
  close(): void;
}

interface MailerOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'DATA_DIR'>;
  /** told of everything that went wrong */
  readonly report: (error: unknown) => void;
  readonly transport?: MailTransport;
}

/**
 * Sends the outbox (domain decisions §16). A job calls it, in one process at a time; a process that has lost the job claims other mails
 * than the one that has it now. None holds a transaction while it talks to a mail server. A mail leaves at least once; twice only when a process dies
 * between sending and noting it.
 */
export function createMailer({ db, config, report, transport }: MailerOptions): Mailer {
  const sender = transport ?? createMailTransport(config);
  async function deliverOne(mail: ClaimedMail): Promise<number> {
    try {
      await sender.send(present(mail, config.PUBLIC_URL));
    } catch (error) {
      report(error);
      await noteFailure(db, mail, error);
      return 0;
    }
    await db
      .update(mails)
      .set({ sentAt: sql`now()`, text: '', link: null, lastError: null })
      .where(eq(mails.id, mail.id));
    return 1;
  }

  return {
    async deliver(signal) {
      let sent = 0;
      while (!signal?.aborted) {
        const mail = await claim(db);
        if (mail === undefined) break;
        sent += await deliverOne(mail);
      }
      return sent;
    },
    close: () => sender.close(),
  };
}

type ClaimedMail = OutgoingMail & { readonly link: string | null; readonly attempts: number };

/** Takes the mail that is due longest so that nobody else sends it, and counts the attempt before it is made. */
async function claim(db: Database): Promise<ClaimedMail | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.dueAt, sql`now()`), lt(mails.attempts, maximumAttempts)))
    .orderBy(mails.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      dueAt: sql`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where(eq(mails.id, due))
    .returning({
      id: mails.id,
      recipient: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      link: mails.link,
      attempts: mails.attempts,
    });
  return claimed;
}

/** The next attempt after 1, 4, 16 … minutes, six hours at most; none where the address is refused for good. */
async function noteFailure(db: Database, mail: ClaimedMail, error: unknown): Promise<void> {
  const minutes = Math.min(4 ** (mail.attempts - 1), 6 * 60);
  await db
    .update(mails)
    .set({
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 1_000),
      dueAt: sql`now() + make_interval(mins => ${minutes})`,
      ...(isRefused(error) ? { attempts: maximumAttempts } : {}),
    })
    .where(eq(mails.id, mail.id));
}

function present({ id, recipient, subject, text, link }: ClaimedMail, publicUrl: string): OutgoingMail {
  return { id, recipient, subject, text: link === null ? text : `${text}\n\n${publicUrl}${link}\n` };
}
