import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, createPerson } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { accountConfirmations, accountInvitations, passwordResets } from '../accounts/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { hashPassword } from '../authentication/password.ts';
import { loginSessions } from '../authentication/tables.ts';
import { mails } from '../mail/tables.ts';
import { findPerson } from '../sign-on/findPerson.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let cast: Cast;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const at = (endpoint: { readonly path: string }, id: string) => fillPath(endpoint.path, { id }) ?? '';
const list = (query: string) => admin.get(`${endpoints.adminUsers.path}?${query}`);
const actionsOf = async (userId: string) =>
  (await server.db.select().from(auditEntries).where(eq(auditEntries.userId, userId))).map(
    ({ action }) => action,
  );
const mailsTo = (recipient: string) =>
  server.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.createdAt));
const person = (more: Partial<typeof users.$inferInsert> = {}) =>
  createPerson(server.db, { firstName: 'Rita', lastName: `Zürn${randomUUID().slice(0, 6)}`, ...more });

describe('the list of accounts', () => {
  it.each([
    ['the beginning of a name, without accents', 'rita mia-search'],
    ['the e-mail', 'mia.search@'],
    ['the user name', 'nutzer-mia'],
    ['the organisation', 'suchfirma'],
  ])('finds a person by %s', async (_, search) => {
    const username = 'nutzer-mia';
    const known = await server.db.select().from(users).where(eq(users.username, username));
    if (known.length === 0) {
      const { organisations } = await import('../organisations/tables.ts');
      await server.db.insert(organisations).values({ id: 'suchfirma-ag', name: 'Neue Suchfirma AG' });
      await person({
        username,
        firstName: 'Ríta',
        lastName: 'Mia-Search',
        email: 'mia.search@example.org',
        organisationId: 'suchfirma-ag',
      });
    }
    const answer = await list(`search=${encodeURIComponent(search)}`);
    expect(answer.headers['x-total-count']).toBe('1');
    expect(answer.json()).toMatchObject([{ username, organisation_name: 'Neue Suchfirma AG' }]);
  });

  it('shows who takes part in a session or runs it', async () => {
    const { session, people } = cast;
    const ids = (await list(`course_session_id=${session.id}&limit=200`))
      .json<{ id: string }[]>()
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([people.member.id, people.expert.id]));
    expect(ids).not.toContain(people.nobody.id);
  });

  it('is sorted and paged', async () => {
    const names = (await list('sort=-last_name&limit=200'))
      .json()
      .map((row: { last_name: string }) => row.last_name);
    const backwards = (await list('sort=last_name&limit=200'))
      .json()
      .map((row: { last_name: string }) => row.last_name);
    expect(names).toEqual(backwards.toReversed());
    const second = (await list('sort=last_name&limit=1&offset=1')).json();
    expect(second.map((row: { last_name: string }) => row.last_name)).toEqual([backwards[1]]);
  });

  it('shows those who are blocked or have admin access when asked for', async () => {
    const blocked = await person({ blockedAt: new Date() });
    expect((await list('state=blocked')).json()).toMatchObject([{ id: blocked.id, blocked: true }]);
    expect((await list('state=admin')).json()).toMatchObject([{ id: cast.people.admin.id }]);
  });
});

describe('a new account', () => {
  const email = () => `${randomUUID()}@example.org`;
  const create = (body: object) => admin.post(endpoints.createUser.path, body);
  const fields = { first_name: 'Nora', last_name: 'Neu', language: 'fr' };

  it('is invited by mail; the link sets the password once and logs in', async () => {
    const address = email();
    const { id } = (await create({ ...fields, email: address.toUpperCase() })).json();
    const [mail] = await mailsTo(address);
    expect(mail).toMatchObject({ subject: 'Ton compte Orbis est prêt' });
    const link = endpoints.acceptAccount.path.replace(':token', mail?.link?.split('/').at(-1) ?? '');
    const visitor = server.visit();
    expect((await visitor.get(link)).json()).toEqual({
      first_name: 'Nora',
      last_name: 'Neu',
      email: address,
    });
    const password = 'blaue Elefanten';
    expect(
      (await visitor.post(link, { password: 'Nora Neu 2026', consent: true })).json().fields,
    ).toMatchObject([{ field: 'password' }]);
    expect((await visitor.post(link, { password, consent: true })).json()).toMatchObject({
      id,
      language: 'fr',
    });
    expect((await visitor.get(endpoints.me.path)).json()).toMatchObject({ id });
    expect((await server.visit().post(link, { password, consent: true })).json().code).toBe(
      'confirmation_invalid',
    );
    expect(await actionsOf(id)).toEqual(['account.prepared', 'account.created']);
  });

  it('is the one of the single sign-on with its address', async () => {
    const address = email();
    const { id } = (await create({ ...fields, email: address })).json();
    const subject = {
      issuer: 'https://sso.example',
      subject: randomUUID(),
      email: address,
      emailVerified: true,
    };
    const found = await findPerson(
      server.db,
      { ...subject, firstName: 'N', lastName: 'N', language: undefined },
      'de',
    );
    expect(found).toBe(id);
    expect((await admin.get(at(endpoints.adminUser, id))).json()).toMatchObject({ invited: false });
  });

  it('needs an address that nobody has, and an organisation that exists', async () => {
    const taken = await create({ ...fields, email: cast.people.member.email });
    expect(taken.json().fields).toEqual([
      { field: 'email', messages: ['Diese Adresse gehört schon zu einem anderen Konto.'] },
    ]);
    const unknown = await create({ ...fields, email: email(), organisation: 'nirgends' });
    expect(unknown.json().fields).toMatchObject([{ field: 'organisation' }]);
  });

  it('takes the place of one with that address that only waits for its confirmation', async () => {
    const address = email();
    const waiting = await person({
      username: address,
      email: address,
      passwordHash: null,
      confirmedAt: null,
    });
    expect((await create({ ...fields, email: address })).json()).toEqual({ id: waiting.id });
    expect((await admin.get(at(endpoints.adminUser, waiting.id))).json()).toMatchObject({
      first_name: 'Nora',
      invited: true,
    });
  });

  it('is one of two that are made at once', async () => {
    const address = email();
    const answers = await Promise.all([1, 2].map(() => create({ ...fields, email: address })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});

describe('a change', () => {
  it('confirms the employer, moves the user name along, and is recorded without values', async () => {
    const address = `${randomUUID()}@example.org`;
    const { id } = await person({
      username: address,
      email: address,
      claimedOrganisationId: cast.employer,
      claimedAt: new Date(),
    });
    const next = `${randomUUID()}@example.org`;
    const answer = await admin.put(at(endpoints.changeUser, id), {
      email: next,
      organisation: cast.employer,
    });
    expect(answer.json()).toMatchObject({
      email: next,
      username: next,
      organisation: cast.employer,
      organisation_confirmed: true,
      claimed_organisation: null,
    });
    const [entry] = await server.db.select().from(auditEntries).where(eq(auditEntries.userId, id));
    expect(entry).toMatchObject({
      action: 'account.changed',
      details: { fields: ['email', 'organisation'] },
    });
    expect(JSON.stringify(entry)).not.toContain(next);
  });
});

describe('another address', () => {
  it('ends the links that were mailed to the former one, and the logins', async () => {
    const { id, username } = await person();
    const device = await server.login(username);
    const expiresAt = new Date(Date.now() + 60_000);
    const mailed = { userId: id, tokenHash: randomUUID(), expiresAt };
    await server.db.insert(passwordResets).values(mailed);
    await server.db.insert(accountInvitations).values(mailed);
    const entered = { passwordHash: 'x', firstName: 'Rita', lastName: 'Zürn', language: 'de' } as const;
    await server.db.insert(accountConfirmations).values({ ...mailed, ...entered });
    const links = async () =>
      Promise.all(
        [passwordResets, accountInvitations, accountConfirmations].map((table) =>
          server.db.$count(table, eq(table.userId, id)),
        ),
      );
    await admin.put(at(endpoints.changeUser, id), { first_name: 'Rita' });
    expect(await links()).toEqual([1, 1, 1]);
    await admin.put(at(endpoints.changeUser, id), { email: `${randomUUID()}@example.org` });
    expect(await links()).toEqual([0, 0, 0]);
    expect((await device.get(endpoints.me.path)).statusCode).toBe(401);
  });
});

describe('access', () => {
  const change = (client: TestClient, id: string, body: object) =>
    client.put(at(endpoints.changeUserAccess, id), { reason: 'Wechsel', ...body });

  it('is granted and withdrawn, but the last one stays', async () => {
    const { id, username } = await person();
    expect((await change(admin, cast.people.admin.id, { admin: false })).json().code).toBe('last_admin');
    expect((await change(admin, id, { admin: true })).json()).toMatchObject({ has_vbv_admin_access: true });
    expect((await (await server.login(username)).get(endpoints.adminUsers.path)).statusCode).toBe(200);
    expect((await change(admin, id, { admin: false })).json()).toMatchObject({ has_vbv_admin_access: false });
    expect(await actionsOf(id)).toEqual(['admin.granted', 'admin.revoked']);
  });

  it('of two who take it from each other at once stays with one', async () => {
    const { id, username } = await person({ hasVbvAdminAccess: true });
    const other = await server.login(username);
    const answers = await Promise.all([
      change(admin, id, { admin: false }),
      change(other, cast.people.admin.id, { admin: false }),
    ]);
    const left = await server.db.select().from(users).where(eq(users.hasVbvAdminAccess, true));
    expect(left).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await server.db.update(users).set({ hasVbvAdminAccess: true }).where(eq(users.id, cast.people.admin.id));
    await server.db.update(users).set({ hasVbvAdminAccess: false }).where(eq(users.id, id));
  });

  it('is blocked at once and whatever the way in, until it is let in again', async () => {
    const { id, username } = await person({ passwordHash: await hashPassword('richtig') });
    const client = await server.login(username);
    expect((await change(admin, id, { blocked: true })).json()).toMatchObject({
      blocked: true,
      login_sessions: [],
    });
    expect((await client.get(endpoints.me.path)).statusCode).toBe(401);
    const logIn = () => server.visit().post(endpoints.login.path, { username, password: 'richtig' });
    expect((await logIn()).json().code).toBe('login_failed');
    await expect(server.login(username)).rejects.toMatchObject({ code: 'login_failed' });
    await change(admin, id, { blocked: false });
    expect((await logIn()).statusCode).toBe(200);
    expect((await change(admin, cast.people.admin.id, { blocked: true })).statusCode).toBe(403);
  });

  it('of several is blocked and given back, for all of them or none', async () => {
    const [one, two] = [await person(), await person({ blockedAt: new Date() })];
    const block = (ids: readonly string[], blocked = true) =>
      admin.put(endpoints.blockUsers.path, { ids, blocked, reason: 'Aufgeräumt' });
    const blockedOf = async () =>
      (
        await server.db
          .select()
          .from(users)
          .where(inArray(users.id, [one.id, two.id]))
      ).filter(({ blockedAt }) => blockedAt !== null).length;
    expect((await block([one.id, cast.people.admin.id])).statusCode).toBe(403);
    expect((await block([one.id, randomUUID()])).statusCode).toBe(404);
    expect(await blockedOf()).toBe(1);
    expect((await block([one.id, two.id])).json()).toEqual({ changed: [one.id] });
    expect(await blockedOf()).toBe(2);
    expect((await block([one.id], false)).json()).toEqual({ changed: [one.id] });
    expect(await actionsOf(one.id)).toEqual(['account.blocked', 'account.unblocked']);
    expect(await actionsOf(two.id)).toEqual([]);
    expect((await block([])).json().code).toBe('validation_failed');
  });

  it('ends everywhere', async () => {
    const { id, username } = await person();
    await server.login(username);
    await server.login(username);
    expect((await admin.delete(at(endpoints.endUserLogins, id))).statusCode).toBe(204);
    expect(await server.db.$count(loginSessions, eq(loginSessions.userId, id))).toBe(0);
  });
});
