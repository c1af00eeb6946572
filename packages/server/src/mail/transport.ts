import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

/** A mail that is ready to leave. */
export interface OutgoingMail {
  /** UUID; the same at every attempt, so that a repeated mail can be told from a new one */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailTransport {
  /** @throws when the mail was not taken; the error of an address that is refused for good is `isRefused` */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

type TransportConfig = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'DATA_DIR'>;

const patienceMillis = 20_000;

/** Where mails go that no SMTP server takes (domain decisions §16). */
export function outboxFolder(config: Pick<Config, 'DATA_DIR'>): string {
  return path.join(config.DATA_DIR, 'outbox');
}

/** SMTP where `SMTP_URL` is set, else a folder with one .eml file per mail. */
export function createMailTransport(config: TransportConfig): MailTransport {
  return config.SMTP_URL === undefined ? folderTransport(config) : smtpTransport(config, config.SMTP_URL);
}

function smtpTransport(config: TransportConfig, url: string): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMillis,
    greetingTimeout: patienceMillis,
    socketTimeout: patienceMillis,
  });
  return {
    async send(mail) {
      await smtp.sendMail(messageOf(mail, config));
    },
    close: () => smtp.close(),
  };
}

function folderTransport(config: TransportConfig): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = outboxFolder(config);
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail, config));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.eml`);
      // A program that watches the folder never meets half a mail.
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}

function messageOf(
  { id, recipient, subject, text }: OutgoingMail,
  { MAIL_FROM, PUBLIC_URL }: TransportConfig,
) {
  return {
    from: MAIL_FROM,
    // As an object: a comma in it cannot make two addresses of one.
    to: { name: '', address: recipient },
    subject: subject.replace(/\s+/g, ' ').trim(),
    text,
    messageId: `<${id}@${new URL(PUBLIC_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whether the receiving server does not know the address: another attempt would be refused as well. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  return (
    command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560
  );
}
