import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { hashPassword } from '../authentication/password.ts';
import { loginAttempts } from '../authentication/tables.ts';
import { mails } from '../mail/tables.ts';
import { users } from '../users/tables.ts';
import { accountInvitations, passwordResets } from './tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const former = 'das alte Geheimwort';
const password = 'grüne Nashörner';

/** A person with a password, and a browser in which they are logged in. */
async function createOwner() {
  const person = await createPerson(server.db, {
    firstName: 'Vera',
    email: `Vera.${randomUUID()}@example.org`,
    passwordHash: await hashPassword(former),
  });
  return { person, email: person.email.toLowerCase(), device: await server.login(person.username) };
}

async function request(email: string, next?: string) {
  await server.db.delete(loginAttempts);
  return server.visit().post(endpoints.requestPasswordReset.path, { email, ...(next && { next }) });
}

const mailsTo = (recipient: string) =>
  server.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.createdAt));

async function tokensOf(recipient: string): Promise<string[]> {
  const links = (await mailsTo(recipient)).map(({ link }) => new URL(link ?? '', 'http://platform.example'));
  return links.flatMap((link) => link.searchParams.get('token') ?? []);
}

const reset = (token: string | undefined, word = password, visitor = server.visit()) =>
  visitor.post(endpoints.resetPassword.path, { token, password: word });

const logIn = async (username: string, word: string) => {
  await server.db.delete(loginAttempts);
  return (await server.visit().post(endpoints.login.path, { username, password: word })).statusCode;
};

describe('POST /api/core/accounts/password/', () => {
  it('mails a link that is good for an hour, in the language of the person', async () => {
    const { person } = await createOwner();
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, person.id));
    expect((await request(person.email.toUpperCase(), '/course/vv/learn')).statusCode).toBe(204);
    expect(await mailsTo(person.email)).toMatchObject([
      {
        subject: 'Nouveau mot de passe pour ton compte Orbis',
        link: expect.stringMatching(/^\/password-reset\?token=[\w-]{43}&next=%2Fcourse%2Fvv%2Flearn$/),
      },
    ]);
    const [token = ''] = await tokensOf(person.email);
    expect(JSON.stringify(await server.db.select().from(passwordResets))).not.toContain(token);
  });

  it('answers the same for an address without an account, and mails nothing', async () => {
    const { person } = await createOwner();
    const [known, unknown] = [await request(person.email), await request('nobody@example.org')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(unknown.cookies).toEqual(known.cookies);
    expect(await mailsTo('nobody@example.org')).toEqual([]);
  });

  it('is silent about an account that waits for its confirmation', async () => {
    const { person } = await createOwner();
    await server.db.update(users).set({ confirmedAt: null }).where(eq(users.id, person.id));
    expect((await request(person.email)).statusCode).toBe(204);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('invites again who has no password yet: the first one takes their consent', async () => {
    const { email, id } = await createPerson(server.db, { firstName: 'Pia', passwordHash: null });
    expect((await request(email)).statusCode).toBe(204);
    expect(await mailsTo(email)).toMatchObject([{ link: expect.stringMatching(/^\/account\/invitation\//) }]);
    expect(await server.db.$count(passwordResets, eq(passwordResets.userId, id))).toBe(0);
    expect(await server.db.$count(accountInvitations, eq(accountInvitations.userId, id))).toBe(1);
  });

  it('mails no return target of another site', async () => {
    const { person } = await createOwner();
    await request(person.email, '//evil.example');
    expect((await mailsTo(person.email))[0]?.link).not.toContain('evil');
  });

  it('is limited as the login is', async () => {
    await server.db.delete(loginAttempts);
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      const body = { email: 'limited@example.org' };
      statuses.push((await server.visit().post(endpoints.requestPasswordReset.path, body)).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it.each(['stage', 'prod'] as const)('does not exist in %s', async (mode) => {
    await using other = await startTestServer({ config: { APP_MODE: mode } });
    for (const { path } of [endpoints.requestPasswordReset, endpoints.resetPassword]) {
      expect((await other.visit().post(path, { email: 'a@example.org' })).statusCode).toBe(404);
    }
  });
});

describe('POST /api/core/accounts/password/reset/', () => {
  it('sets the password, logs in here and out everywhere else, records it and tells the person', async () => {
    const { person, device } = await createOwner();
    await request(person.email);
    const visitor = server.visit();
    const answer = await reset((await tokensOf(person.email))[0], password, visitor);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: person.id });
    expect((await visitor.get(endpoints.me.path)).statusCode).toBe(200);
    expect((await device.get(endpoints.me.path)).statusCode).toBe(401);
    expect(await logIn(person.username, former)).toBe(401);
    expect(await logIn(person.username, password)).toBe(200);
    const records = await server.db.select().from(auditEntries).where(eq(auditEntries.userId, person.id));
    expect(records).toMatchObject([{ action: 'account.password_reset', actorId: person.id }]);
    expect((await mailsTo(person.email)).at(-1)?.subject).toBe('Dein Passwort bei Lernkreis ist geändert');
  });

  it('ends an invitation', async () => {
    const { person } = await createOwner();
    const expiresAt = new Date(Date.now() + 60_000);
    await server.db
      .insert(accountInvitations)
      .values({ userId: person.id, tokenHash: randomUUID(), expiresAt });
    await request(person.email);
    await reset((await tokensOf(person.email))[0]);
    const ofPerson = eq(accountInvitations.userId, person.id);
    expect(await server.db.$count(accountInvitations, ofPerson)).toBe(0);
  });

  it('works once, also when it is asked twice at once, and ends the other links', async () => {
    const { person } = await createOwner();
    await request(person.email);
    await request(person.email);
    const [first, second] = await tokensOf(person.email);
    const answers = await Promise.all([reset(first), reset(first)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await reset(second)).json()).toMatchObject({ code: 'confirmation_invalid' });
  });

  it('refuses a link after an hour', async () => {
    const { person } = await createOwner();
    await request(person.email);
    await server.db.update(passwordResets).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await reset((await tokensOf(person.email))[0])).statusCode).toBe(410);
    expect(await logIn(person.username, former)).toBe(200);
  });

  it.each([
    ['elf Zeichen', 'Zu kurz.'],
    ['passwort12345', 'Zu leicht zu erraten.'],
    ['Vera-Vera-2026', 'Zu leicht zu erraten.'],
  ])('refuses the password «%s», and the link stays good', async (word, message) => {
    const { person } = await createOwner();
    await request(person.email);
    const [token] = await tokensOf(person.email);
    expect((await reset(token, word)).json().fields).toEqual([{ field: 'password', messages: [message] }]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it.each(['unknown', '../etc', 'ü'])('refuses the token %j', async (token) => {
    expect((await reset(token)).json()).toMatchObject({ code: 'confirmation_invalid' });
  });
});
