import { endpoints } from '@learn/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { users } from '../users/tables.ts';
import { endAllLoginSessions, loginSessionId } from './loginSession.ts';
import { hashPassword } from './password.ts';
import { loginAttempts, loginSessions } from './tables.ts';

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword('richtig');
});
afterAll(() => server[Symbol.asyncDispose]());

const person = () => createPerson(server.db, { firstName: 'Lena', passwordHash, language: 'fr' });

describe('POST /api/core/login/', () => {
  it('answers the user and sets the three cookies', async () => {
    const { username, id } = await person();
    const visitor = server.visit();
    const answer = await visitor.post(endpoints.login.path, {
      username: ` ${username.toUpperCase()} `,
      password: 'richtig',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      username,
      language: 'fr',
      loggedIn: true,
      course_session_experts: [],
    });
    expect(answer.json()).not.toHaveProperty('passwordHash');
    expect(answer.headers['cache-control']).toBe('no-store');
    const session = answer.cookies.find(({ name }) => name === 'sessionid');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(session?.secure).toBeUndefined();
    expect(answer.cookies.find(({ name }) => name === 'loginStatus')).toMatchObject({ value: 'true' });
    expect(answer.cookies.find(({ name }) => name === 'csrftoken')?.httpOnly).toBeUndefined();
    expect((await visitor.get(endpoints.me.path)).json()).toMatchObject({ username });
  });

  it('keeps only the hash of the token', async () => {
    const { username, id } = await person();
    const visitor = server.visit();
    await visitor.post(endpoints.login.path, { username, password: 'richtig' });
    const token = visitor.cookies.get('sessionid') ?? '';
    const rows = await server.db.select().from(loginSessions).where(eq(loginSessions.userId, id));
    expect(rows.map((row) => row.id)).toEqual([loginSessionId(token)]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('replaces the session that the browser had before', async () => {
    const { username } = await person();
    const visitor = server.visit();
    await visitor.post(endpoints.login.path, { username, password: 'richtig' });
    const first = visitor.cookies.get('sessionid') ?? '';
    await visitor.post(endpoints.login.path, { username, password: 'richtig' });
    expect(visitor.cookies.get('sessionid')).not.toBe(first);
    visitor.cookies.set('sessionid', first);
    expect((await visitor.get(endpoints.me.path)).statusCode).toBe(401);
  });

  it('answers a wrong password and an unknown user alike', async () => {
    const { username } = await person();
    const visitor = server.visit();
    const wrong = await visitor.post(endpoints.login.path, { username, password: 'falsch' });
    const unknown = await visitor.post(endpoints.login.path, { username: 'niemand', password: 'falsch' });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        code: 'login_failed',
        message: 'Benutzername oder Passwort ist falsch.',
        request_id: expect.any(String),
      });
      expect(answer.cookies).toEqual([]);
    }
  });

  it('does not let in a person without a password', async () => {
    const { username } = await createPerson(server.db, { firstName: 'Sso' });
    const answer = await server.visit().post(endpoints.login.path, { username, password: 'richtig' });
    expect(answer.statusCode).toBe(401);
  });

  it('takes the e-mail address for the user name', async () => {
    const { id, email } = await person();
    const answer = await server
      .visit()
      .post(endpoints.login.path, { username: email.toUpperCase(), password: 'richtig' });
    expect(answer.json()).toMatchObject({ id });
  });

  it('does not take an address that several people have, unless it is the user name of one', async () => {
    const email = 'familie@example.org';
    await createPerson(server.db, { firstName: 'Eva', passwordHash, email });
    const second = await createPerson(server.db, { firstName: 'Ueli', passwordHash, email });
    const attempt = () => server.visit().post(endpoints.login.path, { username: email, password: 'richtig' });
    expect((await attempt()).json()).toMatchObject({ code: 'login_failed' });
    await server.db.update(users).set({ username: email }).where(eq(users.id, second.id));
    expect((await attempt()).json()).toMatchObject({ id: second.id });
  });

  it('does not let in a person who has not confirmed the account, and does not say why', async () => {
    const { username } = await createPerson(server.db, { firstName: 'Neu', passwordHash, confirmedAt: null });
    const answer = await server.visit().post(endpoints.login.path, { username, password: 'richtig' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'login_failed' });
  });

  it('names the empty fields in the language of the browser', async () => {
    const answer = await server
      .visit()
      .post(endpoints.login.path, { username: '  ', password: '' }, { 'accept-language': 'it-CH, de;q=0.5' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      message: 'Controlla i dati inseriti.',
      fields: [
        { field: 'username', messages: ['Campo obbligatorio.'] },
        { field: 'password', messages: ['Campo obbligatorio.'] },
      ],
    });
  });

  it('names missing, unknown and too long fields', async () => {
    const body = { username: 'x'.repeat(201), remember: true };
    const answer = await server.visit().post(endpoints.login.path, body);
    expect(answer.json().fields).toEqual([
      { field: 'username', messages: ['Zu lang.'] },
      { field: 'password', messages: ['Pflichtfeld.'] },
      { field: 'remember', messages: ['Unbekanntes Feld.'] },
    ]);
  });

  it.each(['{', '', 'null x'])('refuses %j, which is no JSON', async (payload) => {
    const visitor = server.visit();
    const headers = { 'content-type': 'application/json', 'x-csrftoken': 'token-of-the-test' };
    const answer = await visitor.send({ method: 'POST', url: endpoints.login.path, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_json' });
  });

  it.each(['null', '[]', '"text"'])('refuses %s, which is no object', async (payload) => {
    const visitor = server.visit();
    const headers = { 'content-type': 'application/json', 'x-csrftoken': 'token-of-the-test' };
    const answer = await visitor.send({ method: 'POST', url: endpoints.login.path, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed' });
  });

  it('refuses a form', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-csrftoken': 'token-of-the-test',
    };
    const answer = await server
      .visit()
      .send({ method: 'POST', url: endpoints.login.path, headers, payload: 'username=a' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('refuses more than a mebibyte', async () => {
    const answer = await server.visit().post(endpoints.login.path, { username: 'x'.repeat(1024 * 1024) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it.each([
    ['without header', { 'content-type': 'application/json' }],
    ['with another value', { 'content-type': 'application/json', 'x-csrftoken': 'another' }],
    ['with an empty value', { 'content-type': 'application/json', 'x-csrftoken': '' }],
  ])('refuses a call %s as forged', async (_, headers) => {
    const { username } = await person();
    const payload = JSON.stringify({ username, password: 'richtig' });
    const answer = await server.visit().send({ method: 'POST', url: endpoints.login.path, headers, payload });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' });
  });

  it('refuses a call without a csrftoken cookie as forged', async () => {
    const visitor = server.visit();
    visitor.cookies.clear();
    const answer = await visitor.post(
      endpoints.login.path,
      { username: 'a', password: 'b' },
      { 'x-csrftoken': '' },
    );
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' });
  });

  it('holds up the sixth attempt, also with the right password, until 15 minutes have passed', async () => {
    const { username } = await person();
    const visitor = server.visit();
    const attempt = (password: string) => visitor.post(endpoints.login.path, { username, password });
    const answers = await Promise.all(Array.from({ length: 5 }, () => attempt('falsch')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    const sixth = await attempt('richtig');
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json()).toMatchObject({ code: 'too_many_requests' });
    const wait = Number(sixth.headers['retry-after']);
    expect(wait).toBeGreaterThan(880);
    expect(wait).toBeLessThanOrEqual(900);
    const stranger = await person();
    const another = await visitor.post(endpoints.login.path, {
      username: stranger.username,
      password: 'richtig',
    });
    expect(another.statusCode).toBe(200);
    await server.db
      .update(loginAttempts)
      .set({ windowStartedAt: sql`now() - interval '15 minutes 1 second'` });
    expect((await attempt('richtig')).statusCode).toBe(200);
  });

  it('forgets the wrong attempts after a login', async () => {
    const { username } = await person();
    const visitor = server.visit();
    for (let round = 0; round < 3; round += 1) {
      for (const password of ['falsch', 'falsch', 'richtig']) {
        const answer = await visitor.post(endpoints.login.path, { username, password });
        expect(answer.statusCode).toBe(password === 'richtig' ? 200 : 401);
      }
    }
  });

  it.each(['stage', 'prod'] as const)('does not exist in %s, where single sign-on is used', async (mode) => {
    await using server = await startTestServer({ config: { APP_MODE: mode } });
    const { username } = await createPerson(server.db, { firstName: 'Lena', passwordHash });
    const visitor = server.visit();
    for (const url of [endpoints.login.path, endpoints.login.path.slice(0, -1)]) {
      const answer = await visitor.post(url, { username, password: 'richtig' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
      expect(answer.cookies).toEqual([]);
    }
    expect((await visitor.get(endpoints.login.path)).json()).toMatchObject({ code: 'not_found' });
    expect(await server.db.select().from(loginAttempts)).toEqual([]);
  });
});

describe('logging out everywhere', () => {
  it('ends all sessions of the person but the one that is to stay', async () => {
    const { username, id } = await person();
    const stranger = await person();
    const [phone, desk, other] = await Promise.all(
      [username, username, stranger.username].map((name) => server.login(name)),
    );
    const statuses = () =>
      Promise.all([phone, desk, other].map(async (one) => (await one?.get(endpoints.me.path))?.statusCode));
    const stays = phone?.cookies.get('sessionid') ?? '';
    const desktop = desk?.cookies.get('sessionid') ?? '';
    await endAllLoginSessions(server.db, id, loginSessionId(stays));
    expect(await statuses()).toEqual([200, 401, 200]);
    desk?.cookies.set('sessionid', desktop);
    await endAllLoginSessions(server.db, id);
    expect(await statuses()).toEqual([401, 401, 200]);
  });
});

describe('POST /api/core/logout/', () => {
  it('ends the session and clears its cookies', async () => {
    const { username } = await person();
    const visitor = await server.login(username);
    const token = visitor.cookies.get('sessionid') ?? '';
    const answer = await visitor.post('/api/core/logout/');
    expect(answer.statusCode).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual(['csrftoken']);
    visitor.cookies.set('sessionid', token);
    expect((await visitor.get(endpoints.me.path)).statusCode).toBe(401);
  });

  it('is there behind single sign-on too, with cookies for secure connections only', async () => {
    await using stage = await startTestServer({ config: { APP_MODE: 'stage' } });
    const { username } = await createPerson(stage.db, { firstName: 'Lena' });
    const visitor = await stage.login(username);
    expect((await visitor.get(endpoints.me.path)).json()).toMatchObject({ username });
    const answer = await visitor.post(endpoints.logout.path);
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies.map(({ secure }) => secure)).toEqual([true, true]);
    expect(answer.headers['strict-transport-security']).toBeDefined();
    expect(await stage.db.select().from(loginSessions)).toEqual([]);
  });

  it('is no error for a visitor without login', async () => {
    expect((await server.visit().post('/api/core/logout/')).statusCode).toBe(204);
  });

  it('needs the csrftoken', async () => {
    const visitor = await server.login((await person()).username);
    const answer = await visitor.send({ method: 'POST', url: '/api/core/logout/' });
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' });
    expect((await visitor.get(endpoints.me.path)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('ends after its time, and the browser loses the cookies', async () => {
    const { username, id } = await person();
    const visitor = await server.login(username);
    await server.db
      .update(loginSessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(loginSessions.userId, id));
    const answer = await visitor.get(endpoints.me.path);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'not_logged_in', message: 'Bitte melde dich an.' });
    expect([...visitor.cookies.keys()]).toEqual(['csrftoken']);
  });

  it('remembers every few minutes when it was last seen', async () => {
    const { username, id } = await person();
    const visitor = await server.login(username);
    const own = eq(loginSessions.userId, id);
    await server.db.update(loginSessions).set({ lastSeenAt: sql`now() - interval '6 minutes'` }).where(own);
    await visitor.get(endpoints.me.path);
    const [session] = await server.db.select().from(loginSessions).where(own);
    expect(Date.now() - (session?.lastSeenAt.getTime() ?? 0)).toBeLessThan(60_000);
  });
});
