import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { enqueueMail } from './enqueueMail.ts';
import { createMailer, type Mailer, maximumAttempts } from './mailer.ts';
import { mails } from './tables.ts';
import type { MailTransport } from './transport.ts';

let database: OpenDatabase;
let folder: string;
const mailers: Mailer[] = [];

beforeEach(async () => {
  database = await openTestDatabase({ name: 'empty', fill: async () => undefined });
  folder = await mkdtemp(path.join(tmpdir(), 'learn-mail-'));
});
afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const report = vi.fn();

function mailer({ url, transport }: { url?: string; transport?: MailTransport } = {}): Mailer {
  const config = readConfig({
    DATA_DIR: folder,
    PUBLIC_URL: 'https://learn.example',
    ...(url === undefined ? {} : { SMTP_URL: url }),
  });
  const made = createMailer({
    db: database.db,
    config,
    report,
    ...(transport === undefined ? {} : { transport }),
  });
  mailers.push(made);
  return made;
}

const stored = () => database.db.select().from(mails).orderBy(mails.recipient);

const invitation = {
  recipient: 'moritz@example.org',
  subject: 'Einladung für dich',
  text: 'Guten Tag',
  link: '/lernbegleitung/1/invitation/secret',
};

async function receivingServer(options: SMTPServerOptions = {}) {
  const received: { recipients: string[]; message: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('the outbox folder', () => {
  it('gets a file per mail with the full address, and the secret leaves the database', async () => {
    await enqueueMail(database.db, invitation);
    expect(await mailer().deliver()).toBe(1);
    const [row] = await stored();
    expect(row).toMatchObject({ text: '', link: null, attempts: 1, lastError: null });
    expect(row?.sentAt).toBeInstanceOf(Date);
    expect(await readdir(path.join(folder, 'outbox'))).toEqual([`${row?.id}.eml`]);
    const message = await readFile(path.join(folder, 'outbox', `${row?.id}.eml`), 'utf8');
    expect(message).toContain('To: moritz@example.org');
    expect(message).toContain('Subject: =?UTF-8?Q?Einladung_f=C3=BCr_dich?=');
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toContain(`Message-ID: <${row?.id}@learn.example>`);
    expect(message).toContain('https://learn.example/lernbegleitung/1/invitation/secret');
  });

  it('sends nothing twice', async () => {
    await enqueueMail(database.db, invitation);
    const sender = mailer();
    expect(await sender.deliver()).toBe(1);
    expect(await sender.deliver()).toBe(0);
  });
});

describe('an SMTP server', () => {
  it('receives the mail; a line break in the subject makes no header of its own', async () => {
    await using smtp = disposable(await receivingServer());
    await enqueueMail(database.db, {
      ...invitation,
      subject: 'Hallo\r\nBcc: everybody@example.org\r\n\r\nText',
    });
    expect(await mailer({ url: smtp.url }).deliver()).toBe(1);
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail?.recipients).toEqual(['moritz@example.org']);
    expect(mail?.message).toContain('Subject: Hallo Bcc: everybody@example.org Text');
    expect(mail?.message).not.toMatch(/^Bcc:/m);
  });

  it('makes one recipient of an address, whatever is in it', async () => {
    await using smtp = disposable(await receivingServer());
    await enqueueMail(database.db, { ...invitation, recipient: 'a@example.org, b@example.org' });
    await mailer({ url: smtp.url }).deliver();
    expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain('b@example.org');
  });

  it('that refuses the address for good is not asked again', async () => {
    await using smtp = disposable(
      await receivingServer({
        onRcptTo: (_address, _session, done) =>
          done(Object.assign(new Error('unknown'), { responseCode: 550 })),
      }),
    );
    await enqueueMail(database.db, invitation);
    expect(await mailer({ url: smtp.url }).deliver()).toBe(0);
    expect(await stored()).toMatchObject([
      { attempts: maximumAttempts, sentAt: null, text: invitation.text },
    ]);
  });
});

describe('a mail that does not leave', () => {
  const broken: MailTransport = {
    send: () => Promise.reject(new Error('no route')),
    close: () => undefined,
  };

  it('is tried again later and later, and given up in the end', async () => {
    await enqueueMail(database.db, invitation);
    const sender = mailer({ transport: broken });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= maximumAttempts; attempt += 1) {
      expect(await sender.deliver()).toBe(0);
      expect(await sender.deliver()).toBe(0);
      const [row] = await stored();
      expect(row).toMatchObject({ attempts: attempt, lastError: 'no route', sentAt: null });
      waits.push(Math.round(((row?.dueAt.getTime() ?? 0) - Date.now()) / 60_000));
      await database.db.update(mails).set({ dueAt: new Date(0) });
    }
    expect(waits).toEqual([1, 4, 16, 64, 256, 360, 360, 360]);
    const working: MailTransport = { send: vi.fn(), close: () => undefined };
    expect(await mailer({ transport: working }).deliver()).toBe(0);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'no route' }));
  });

  it('does not hold up the others', async () => {
    await enqueueMail(database.db, invitation, { ...invitation, recipient: 'zoe@example.org' });
    const picky: MailTransport = {
      send: ({ recipient }) => (recipient.startsWith('zoe') ? Promise.resolve() : broken.send({} as never)),
      close: () => undefined,
    };
    expect(await mailer({ transport: picky }).deliver()).toBe(1);
    expect((await stored()).map(({ sentAt }) => sentAt !== null)).toEqual([false, true]);
  });
});

it('several senders on one database share the mails', async () => {
  await enqueueMail(
    database.db,
    ...Array.from({ length: 45 }, (_, index) => ({ ...invitation, recipient: `p${index}@example.org` })),
  );
  const sent: string[] = [];
  const transport: MailTransport = {
    send: async ({ recipient }) => {
      sent.push(recipient);
    },
    close: () => undefined,
  };
  const counts = await Promise.all([1, 2, 3].map(() => mailer({ transport }).deliver()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(45);
  expect(new Set(sent).size).toBe(45);
  expect(sent).toHaveLength(45);
});

it('a slow mail keeps no other waiting: what is not under way is free for another sender', async () => {
  await enqueueMail(
    database.db,
    ...Array.from({ length: 6 }, (_, index) => ({ ...invitation, recipient: `p${index}@example.org` })),
  );
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  const slow: MailTransport = {
    send: async ({ recipient }) => {
      begun.resolve();
      await gate.promise;
      sent.push(recipient);
    },
    close: () => undefined,
  };
  const fast: MailTransport = {
    send: async ({ recipient }) => {
      sent.push(recipient);
    },
    close: () => undefined,
  };
  const held = mailer({ transport: slow }).deliver();
  await begun.promise;
  expect(await mailer({ transport: fast }).deliver()).toBe(5);
  gate.resolve();
  expect(await held).toBe(1);
  expect(new Set(sent).size).toBe(6);
});

it('stopped in the middle, it leaves the mails alone that it has not tried', async () => {
  await enqueueMail(database.db, invitation, { ...invitation, recipient: 'zoe@example.org' });
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const send = vi.fn(() => {
    begun.resolve();
    return gate.promise;
  });
  const sender = mailer({ transport: { send, close: () => undefined } });
  const ending = new AbortController();
  const delivered = sender.deliver(ending.signal);
  await begun.promise;
  ending.abort();
  gate.resolve();
  expect(await delivered).toBe(1);
  expect(send).toHaveBeenCalledTimes(1);
  const waiting = (await stored()).filter(({ sentAt }) => sentAt === null);
  expect(waiting).toMatchObject([{ attempts: 0 }]);
  expect(await mailer({ transport: { send: vi.fn(), close: () => undefined } }).deliver()).toBe(1);
});

function disposable<Value extends { close: () => Promise<void> }>(value: Value): Value & AsyncDisposable {
  return { ...value, [Symbol.asyncDispose]: value.close };
}
