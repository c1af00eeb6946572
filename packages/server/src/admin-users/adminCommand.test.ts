import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { mails } from '../mail/tables.ts';
import { users } from '../users/tables.ts';
import { grantAdmin, listAdmins, revokeAdmin } from './adminCommand.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it('gives the first admin access on an empty database, and says what it needs for it', async () => {
  const email = `${randomUUID()}@example.org`;
  expect((await listAdmins(server.context)).message).toContain('Nobody has admin access');
  expect(await grantAdmin(server.context, email, {})).toMatchObject({
    done: false,
    message: expect.stringContaining('--name "First Last"'),
  });
  expect(
    await grantAdmin(server.context, email.toUpperCase(), { name: 'Carla de Conti', language: 'it' }),
  ).toMatchObject({
    done: true,
  });
  const [admin] = await server.db.select().from(users).where(eq(users.username, email));
  expect(admin).toMatchObject({
    firstName: 'Carla',
    lastName: 'de Conti',
    language: 'it',
    hasVbvAdminAccess: true,
  });
  expect(await server.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
  const records = await server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.userId, admin?.id ?? ''));
  expect(records.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['account.prepared', null],
    ['admin.granted', null],
  ]);
});

it('grants to an account by address or user name, and takes back all but the last', async () => {
  const person = await createPerson(server.db, { firstName: 'Reto' });
  expect(await grantAdmin(server.context, person.email, {})).toMatchObject({ done: true });
  expect((await listAdmins(server.context)).message.split('\n')).toContain(person.email);
  expect(await revokeAdmin(server.context, person.username)).toMatchObject({ done: true });
  const [last] = await server.db.select().from(users).where(eq(users.hasVbvAdminAccess, true));
  expect(await revokeAdmin(server.context, last?.email ?? '')).toMatchObject({
    done: false,
    message: expect.stringContaining('last one'),
  });
  expect(await revokeAdmin(server.context, 'niemand@example.org')).toMatchObject({ done: false });
});

it('names no one of several accounts with an address', async () => {
  const email = `${randomUUID()}@example.org`;
  await createPerson(server.db, { firstName: 'Eva', email });
  await createPerson(server.db, { firstName: 'Ueli', email });
  expect(await grantAdmin(server.context, email, {})).toMatchObject({
    done: false,
    message: expect.stringContaining('Several accounts'),
  });
});
