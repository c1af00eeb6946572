import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { hashPassword } from '../authentication/password.ts';
import { loginAttempts } from '../authentication/tables.ts';
import { mails } from '../mail/tables.ts';
import { passwordResets } from './tables.ts';

let server: TestServer;
let formerHash: string;

const former = 'das alte Geheimwort';
const next = 'grüne Nashörner';
const { path } = endpoints.changePassword;

beforeAll(async () => {
  server = await startTestServer();
  formerHash = await hashPassword(former);
});
beforeEach(() => server.db.delete(loginAttempts));
afterAll(() => server[Symbol.asyncDispose]());

/** A person with a password and two browsers in which they are logged in. */
async function createOwner(passwordHash: string | null = formerHash) {
  const person = await createPerson(server.db, { firstName: 'Vera', passwordHash });
  const [here, elsewhere] = [await server.login(person.username), await server.login(person.username)];
  const change = (password = next, current = former) =>
    here.put(path, { current_password: current, password });
  return { person, here, elsewhere, change };
}

const logIn = async (username: string, password: string) =>
  (await server.visit().post(endpoints.login.path, { username, password })).statusCode;

describe('PUT /api/core/me/password/', () => {
  it('sets the password, ends all other logins and links, records it and tells the person', async () => {
    const { person, here, elsewhere, change } = await createOwner();
    await server.visit().post(endpoints.requestPasswordReset.path, { email: person.email });
    expect((await change()).statusCode).toBe(204);
    expect((await here.get(endpoints.me.path)).statusCode).toBe(200);
    expect((await elsewhere.get(endpoints.me.path)).statusCode).toBe(401);
    expect(await logIn(person.username, former)).toBe(401);
    expect(await logIn(person.username, next)).toBe(200);
    expect(await server.db.$count(passwordResets, eq(passwordResets.userId, person.id))).toBe(0);
    const records = await server.db.select().from(auditEntries).where(eq(auditEntries.userId, person.id));
    expect(records).toMatchObject([{ action: 'account.password_changed', actorId: person.id }]);
    const told = await server.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(told.map(({ subject }) => subject)).toContain('Dein Passwort bei Lernkreis ist geändert');
  });

  it.each([
    ['current_password', 'Das ist nicht dein jetziges Passwort.', next, 'ein anderes Wort'],
    ['password', 'Zu kurz.', 'elf Zeichen', former],
    ['password', 'Zu leicht zu erraten.', 'Vera-Vera-2026', former],
  ])('refuses %s: %s', async (field, message, password, current) => {
    const { person, elsewhere, change } = await createOwner();
    const answer = await change(password, current);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field, messages: [message] }]);
    expect((await elsewhere.get(endpoints.me.path)).statusCode).toBe(200);
    expect(await logIn(person.username, former)).toBe(200);
  });

  it('is limited as the login is, which it does not lock', async () => {
    const { person, change } = await createOwner();
    const statuses = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await change(next, 'falsch')).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await logIn(person.username, former)).toBe(200);
  });

  it('is nobody’s who comes by single sign-on, and no visitor’s', async () => {
    const { here, change } = await createOwner(null);
    expect((await here.get(path)).json()).toEqual({ changeable: false });
    expect((await change()).statusCode).toBe(403);
    expect((await server.visit().put(path, { current_password: former, password: next })).statusCode).toBe(
      401,
    );
  });

  it('is offered in local mode only', async () => {
    const { here } = await createOwner();
    expect((await here.get(path)).json()).toEqual({ changeable: true });
    await using other = await startTestServer({ config: { APP_MODE: 'prod' } });
    const person = await createPerson(other.db, { firstName: 'Vera', passwordHash: formerHash });
    const client = await other.login(person.username);
    expect((await client.get(path)).json()).toEqual({ changeable: false });
    expect((await client.put(path, { current_password: former, password: next })).statusCode).toBe(405);
  });
});
