import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCast, createPerson, enrol } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { loginAttempts } from '../authentication/tables.ts';
import { tokenHash } from '../authentication/tokenHash.ts';
import { mails } from '../mail/tables.ts';
import { users } from '../users/tables.ts';
import { accountConfirmations, accountInvitations, passwordResets } from './tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const password = 'blaue Elefanten';

const bodyOf = (change: Readonly<Record<string, unknown>> = {}) => ({
  email: `${randomUUID()}@example.org`,
  first_name: 'Nora',
  last_name: 'Neu',
  password,
  language: 'de',
  consent: true,
  course_type: 'vv-de',
  ...change,
});

async function create(body: ReturnType<typeof bodyOf>, visitor = server.visit()) {
  // Each from an address of its own, as people have; the throttle is tested by itself.
  await server.db.delete(loginAttempts);
  const answer = await visitor.post(endpoints.createAccount.path, body);
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  expect(answer.cookies).toMatchObject([
    { name: 'accountRequest', httpOnly: true, value: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  return visitor;
}

const mailsTo = (email: string) =>
  server.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.createdAt));

/** Tokens of the mailed links, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  const links = (await mailsTo(email)).map(({ link }) => new URL(link ?? '', 'http://platform.example'));
  return links.map((link) => link.searchParams.get('token') ?? '');
}

async function accountOf(username: string) {
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  return account;
}

const confirm = (token: string | undefined, visitor = server.visit()) =>
  visitor.post(endpoints.confirmAccount.path, { token });

const logIn = async (username: string, word = password) => {
  await server.db.delete(loginAttempts);
  return (await server.visit().post(endpoints.login.path, { username, password: word })).statusCode;
};

describe('POST /api/core/accounts/', () => {
  it('mails a link; the account waits until it is opened', async () => {
    const body = bodyOf({ next: '/course/vv/learn?x=1' });
    await create(body);
    expect(await mailsTo(body.email)).toMatchObject([
      {
        subject: 'Bestätige dein Konto bei Lernkreis',
        text: expect.stringContaining('Guten Tag Nora Neu\n'),
        link: expect.stringMatching(
          /^\/onboarding\/vv-de\/account\/confirm\?token=[\w-]{43}&next=%2Fcourse%2Fvv%2Flearn%3Fx%3D1$/,
        ),
      },
    ]);
    expect(await accountOf(body.email)).toMatchObject({ confirmedAt: null, passwordHash: null });
    expect(await logIn(body.email)).toBe(401);
    const [token = ''] = await tokensOf(body.email);
    expect(JSON.stringify(await server.db.select().from(accountConfirmations))).not.toContain(token);
  });

  it('mails in the language of the person, and no return target of another site', async () => {
    const body = bodyOf({ language: 'fr', course_type: 'uk', next: '//evil.example' });
    await create(body);
    expect(await mailsTo(body.email)).toMatchObject([
      {
        subject: 'Confirme ton compte Orbis',
        link: expect.stringMatching(/^\/onboarding\/uk\/account\/confirm\?token=[\w-]{43}$/),
      },
    ]);
  });

  it('answers the same for an address that has an account; the mail tells', async () => {
    const person = await createPerson(server.db, {
      firstName: 'Vera',
      email: `Vera.${randomUUID()}@example.org`,
      passwordHash: 'known',
    });
    await create(bodyOf({ email: person.email.toUpperCase() }));
    expect(await mailsTo(person.email)).toMatchObject([
      { subject: 'Du hast schon ein Konto bei Lernkreis', link: '/login' },
    ]);
    expect(await accountOf(person.username)).toMatchObject({ firstName: 'Vera', passwordHash: 'known' });
    expect(await accountOf(person.email.toLowerCase())).toBeUndefined();
  });

  it('invites once more who has an account that an admin prepared, and that has no password yet', async () => {
    const person = await createPerson(server.db, {
      firstName: 'Vera',
      email: `vera.${randomUUID()}@example.org`,
    });
    await create(bodyOf({ email: person.email }));
    expect(await mailsTo(person.email)).toMatchObject([
      {
        subject: 'Dein Konto bei Lernkreis ist bereit',
        link: expect.stringMatching(/^\/account\/invitation\//),
      },
    ]);
  });

  it('creates one account when it is sent several times at once; every link is good', async () => {
    const body = bodyOf();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.visit().post(endpoints.createAccount.path, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    const tokens = await tokensOf(body.email);
    expect(new Set(tokens).size).toBe(4);
    expect((await confirm(tokens[2])).statusCode).toBe(200);
  });

  it('forgets accounts that nobody confirmed within 30 days, but nobody who is enrolled', async () => {
    const body = bodyOf();
    const enrolled = bodyOf();
    await create(body);
    await create(enrolled);
    await server.db
      .update(users)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(inArray(users.username, [body.email, enrolled.email]));
    const { session } = await createCast(server.db);
    const userId = (await accountOf(enrolled.email))?.id ?? '';
    await enrol(server.db, { userId, courseSessionId: session.id });
    await create(bodyOf());
    expect(await accountOf(body.email)).toBeUndefined();
    expect(await accountOf(enrolled.email)).toMatchObject({ id: userId });
  });

  it.each([
    ['email', { email: 'nobody' }, 'Ungültiger Wert.'],
    ['email', { email: '' }, 'Ungültiger Wert.'],
    ['first_name', { first_name: ' ' }, 'Pflichtfeld.'],
    ['last_name', { last_name: 'x'.repeat(101) }, 'Zu lang.'],
    ['first_name', { first_name: 'Nora\n\nKlicke hier: https://evil.example' }, 'Ungültiger Wert.'],
    ['last_name', { last_name: 'Neu\r\nBcc: x' }, 'Ungültiger Wert.'],
    ['password', { password: 'elf Zeichen' }, 'Zu kurz.'],
    ['password', { password: 'passwort12345' }, 'Zu leicht zu erraten.'],
    ['password', { password: 'Nora-Neu-2026' }, 'Zu leicht zu erraten.'],
    ['language', { language: 'en' }, 'Ungültiger Wert.'],
    ['consent', { consent: false }, 'Ungültiger Wert.'],
    ['consent', { consent: undefined }, 'Ungültiger Wert.'],
    ['course_type', { course_type: 'vv-en' }, 'Ungültiger Wert.'],
    ['course_type', { course_type: '../../evil' }, 'Ungültiger Wert.'],
    ['is_superuser', { is_superuser: true }, 'Unbekanntes Feld.'],
  ])('refuses %s %o', async (field, change, message) => {
    const body = bodyOf(change);
    const answer = await server.visit().post(endpoints.createAccount.path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field, messages: [message] }]);
    expect(await mailsTo(body.email)).toEqual([]);
  });

  it('is limited as the login is', async () => {
    await server.db.delete(loginAttempts);
    const body = bodyOf();
    const visitor = server.visit();
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      const path = round % 2 === 0 ? endpoints.createAccount.path : endpoints.resendConfirmation.path;
      const { email, course_type } = body;
      const sent = round % 2 === 0 ? body : { email, course_type };
      statuses.push((await visitor.post(path, sent)).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await mailsTo(body.email)).toHaveLength(5);
  });

  it.each(['stage', 'prod'] as const)('does not exist in %s', async (mode) => {
    await using other = await startTestServer({ config: { APP_MODE: mode } });
    for (const path of [
      endpoints.createAccount.path,
      endpoints.resendConfirmation.path,
      endpoints.confirmAccount.path,
    ]) {
      expect((await other.visit().post(path, bodyOf())).statusCode).toBe(404);
    }
  });

  it('needs the csrftoken', async () => {
    const answer = await server.visit().post(endpoints.createAccount.path, bodyOf(), { 'x-csrftoken': '' });
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' });
  });
});

describe('POST /api/core/accounts/confirm/', () => {
  it('confirms, logs in with a session of its own, and records it', async () => {
    const body = bodyOf({ language: 'it' });
    await create(body);
    const visitor = server.visit();
    visitor.cookies.set('sessionid', 'planted-by-somebody');
    const answer = await confirm((await tokensOf(body.email))[0], visitor);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: body.email, first_name: 'Nora', language: 'it' });
    expect(visitor.cookies.get('sessionid')).not.toBe('planted-by-somebody');
    expect((await visitor.get(endpoints.me.path)).statusCode).toBe(200);
    expect(await logIn(body.email)).toBe(200);
    const account = await accountOf(body.email);
    expect(account?.confirmedAt).toBeInstanceOf(Date);
    expect(account?.consentedAt).toBeInstanceOf(Date);
    const records = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, account?.id ?? ''));
    expect(records).toMatchObject([{ action: 'account.created', details: { way: 'local' } }]);
  });

  it('works once, also when it is asked twice at once', async () => {
    const body = bodyOf();
    await create(body);
    const [token] = await tokensOf(body.email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const again = await confirm(token);
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'confirmation_invalid' });
    expect(again.cookies).toEqual([]);
  });

  it('refuses a link after 24 hours', async () => {
    const body = bodyOf();
    await create(body);
    await server.db.update(accountConfirmations).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await confirm((await tokensOf(body.email))[0])).statusCode).toBe(410);
    expect(await logIn(body.email)).toBe(401);
  });

  it.each(['unknown', '../etc', 'ü'])('refuses the token %j', async (token) => {
    expect((await confirm(token)).json()).toMatchObject({ code: 'confirmation_invalid' });
  });

  it.each(['invitation', 'reset'] as const)(
    'counts no more beside a password that came by %s',
    async (way) => {
      const body = bodyOf();
      await create(body);
      const [registered] = await tokensOf(body.email);
      const userId = (await accountOf(body.email))?.id ?? '';
      const expiresAt = new Date(Date.now() + 60_000);
      const token = randomUUID();
      const mailed = { userId, tokenHash: tokenHash(token), expiresAt };
      const chosen = 'grüne Nashörner';
      const waiting = () => server.db.$count(accountConfirmations, eq(accountConfirmations.userId, userId));
      if (way === 'invitation') {
        await server.db.insert(accountInvitations).values(mailed);
        const link = fillPath(endpoints.acceptAccount.path, { token }) ?? '';
        const answer = await server.visit().post(link, { password: chosen, consent: true });
        expect(answer.statusCode).toBe(200);
      } else {
        await server.db.update(users).set({ confirmedAt: new Date() }).where(eq(users.id, userId));
        expect((await confirm(registered)).json()).toMatchObject({ code: 'confirmation_invalid' });
        expect(await waiting()).toBe(1);
        await server.db.insert(passwordResets).values(mailed);
        const answer = await server.visit().post(endpoints.resetPassword.path, { token, password: chosen });
        expect(answer.statusCode).toBe(200);
      }
      expect(await waiting()).toBe(0);
      expect((await confirm(registered)).json()).toMatchObject({ code: 'confirmation_invalid' });
      expect(await logIn(body.email)).toBe(401);
      expect(await logIn(body.email, chosen)).toBe(200);
    },
  );

  it('keeps what was entered with this link, not what another person entered for the address', async () => {
    const body = bodyOf();
    await create({ ...body, first_name: 'Eindringling', password: 'fremdes Geheimwort' });
    await create(body);
    const [, own] = await tokensOf(body.email);
    expect((await confirm(own)).json()).toMatchObject({ first_name: 'Nora' });
    expect(await logIn(body.email)).toBe(200);
    expect(await logIn(body.email, 'fremdes Geheimwort')).toBe(401);
    const [foreign] = await tokensOf(body.email);
    expect((await confirm(foreign)).statusCode).toBe(410);
  });
});

describe('POST /api/core/accounts/resend/', () => {
  const resend = async (email: string, visitor: TestClient) => {
    await server.db.delete(loginAttempts);
    return visitor.post(endpoints.resendConfirmation.path, { email, course_type: 'vv-fr', next: '/profile' });
  };

  it('mails another link, also when the first has expired', async () => {
    const body = bodyOf();
    const visitor = await create(body);
    await server.db.update(accountConfirmations).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await resend(body.email.toUpperCase(), visitor)).statusCode).toBe(204);
    expect((await mailsTo(body.email))[1]?.link).toMatch(/^\/onboarding\/vv-fr\/.*&next=%2Fprofile$/);
    expect((await confirm((await tokensOf(body.email))[1])).statusCode).toBe(200);
    expect(await logIn(body.email)).toBe(200);
  });

  it('answers the same for an address without an account, and for one that is confirmed', async () => {
    const visitor = await create(bodyOf());
    const nobody = `${randomUUID()}@example.org`;
    expect((await resend(nobody, visitor)).statusCode).toBe(204);
    const { email } = await createPerson(server.db, { firstName: 'Vera' });
    expect((await resend(email, visitor)).statusCode).toBe(204);
    expect([...(await mailsTo(nobody)), ...(await mailsTo(email))]).toEqual([]);
    const known = await create(bodyOf({ email }));
    expect((await resend(email, known)).statusCode).toBe(204);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('mails what this browser asked for, also after a later request of others for the same address', async () => {
    const body = bodyOf();
    const visitor = await create(body);
    const foreign = await create({ ...body, first_name: 'Eindringling', password: 'fremdes Geheimwort' });
    expect((await resend(body.email, visitor)).statusCode).toBe(204);
    expect((await confirm((await tokensOf(body.email))[2])).json()).toMatchObject({ first_name: 'Nora' });
    expect(await logIn(body.email)).toBe(200);
    expect(await logIn(body.email, 'fremdes Geheimwort')).toBe(401);
    expect((await resend(body.email, foreign)).statusCode).toBe(204);
    expect(await mailsTo(body.email)).toHaveLength(3);
  });

  it('is for the browser that asked, and what it keeps opens nothing', async () => {
    const body = bodyOf();
    const visitor = await create(body);
    expect((await resend(body.email, server.visit())).json()).toMatchObject({ code: 'confirmation_invalid' });
    expect((await confirm(visitor.cookies.get('accountRequest'))).json()).toMatchObject({
      code: 'confirmation_invalid',
    });
    expect(await mailsTo(body.email)).toHaveLength(1);
    await confirm((await tokensOf(body.email))[0], visitor);
    expect(visitor.cookies.get('accountRequest')).toBeUndefined();
  });
});
