import { endpoints } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { servedCalls } from '../../test/calls.ts';
import { createRightsWorld, type RightsWorld } from '../../test/rights/rightsWorld.ts';
import type { TestClient } from '../../test/testClient.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';
import { endAllLoginSessions, removeExpiredLogins, startLoginSession } from './loginSession.ts';
import { loginSessions } from './tables.ts';
import { endViewings } from './viewing.ts';

let world: RightsWorld;
let admin: TestClient;

beforeAll(async () => {
  world = await createRightsWorld();
});
afterAll(() => world.server[Symbol.asyncDispose]());

beforeEach(async () => {
  admin = await world.server.login(world.cast.people.admin.username);
});

afterEach(() => admin.delete(endpoints.endViewing.path));

const view = (userId = world.cast.people.member.id) =>
  admin.post(endpoints.viewAsPerson.path, { user_id: userId, reason: 'Meldung: Circle fehlt' });
const me = async () => (await admin.get(endpoints.me.path)).json().id;
const recordsOf = async (action: 'viewing.started' | 'viewing.ended') =>
  world.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), eq(auditEntries.userId, world.cast.people.member.id)));

it('shows the platform as the person sees it, until it is ended; both are recorded', async () => {
  const { member, admin: viewer } = world.cast.people;
  expect((await view()).statusCode).toBe(204);
  expect(await me()).toBe(member.id);
  expect((await admin.get(endpoints.adminUsers.path)).statusCode).toBe(404);
  expect((await admin.get(endpoints.sessions.path)).json()).toMatchObject([{ my_role: 'MEMBER' }]);
  expect((await admin.delete(endpoints.endViewing.path)).statusCode).toBe(204);
  expect(await me()).toBe(viewer.id);
  expect(await recordsOf('viewing.started')).toMatchObject([
    { actorId: viewer.id, details: { reason: 'Meldung: Circle fehlt' } },
  ]);
  expect(await recordsOf('viewing.ended')).toMatchObject([{ actorId: viewer.id }]);
});

it('is of this browser only', async () => {
  const other = await world.server.login(world.cast.people.admin.username);
  await view();
  expect((await other.get(endpoints.me.path)).json().id).toBe(world.cast.people.admin.id);
});

it('ends by itself after half an hour, which is recorded', async () => {
  const { admin: viewer } = world.cast.people;
  await view();
  const before = (await recordsOf('viewing.ended')).length;
  await world.db
    .update(loginSessions)
    .set({ viewedUntil: new Date(Date.now() - 1000) })
    .where(eq(loginSessions.viewedUserId, world.cast.people.member.id));
  expect(await me()).toBe(viewer.id);
  await endViewings(world.db);
  await endViewings(world.db);
  expect(await recordsOf('viewing.ended')).toHaveLength(before + 1);
});

it('ends with the logout, and with the admin access', async () => {
  const { admin: viewer } = world.cast.people;
  await view();
  const before = (await recordsOf('viewing.ended')).length;
  await admin.post(endpoints.logout.path);
  expect(await recordsOf('viewing.ended')).toHaveLength(before + 1);
  admin = await world.server.login(viewer.username);
  await view();
  const setAdmin = (hasVbvAdminAccess: boolean) =>
    world.db.update(users).set({ hasVbvAdminAccess }).where(eq(users.id, viewer.id));
  await setAdmin(false);
  expect(await me()).toBe(viewer.id);
  await setAdmin(true);
});

it.each([
  ['the logout of the sign-on', () => admin.get('/sso/logout')],
  [
    'another login in this browser',
    () =>
      startLoginSession(world.db, {
        userId: world.cast.people.nobody.id,
        userAgent: '',
        replaced: admin.cookies.get('sessionid') ?? '',
      }),
  ],
  ['a logout everywhere', () => endAllLoginSessions(world.db, world.cast.people.admin.id)],
  [
    'the end of the login session',
    async () => {
      await world.db
        .update(loginSessions)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(loginSessions.viewedUserId, world.cast.people.member.id));
      await removeExpiredLogins(world.db);
    },
  ],
])('ends with %s, which is recorded once', async (_, finish) => {
  await view();
  const before = (await recordsOf('viewing.ended')).length;
  await finish();
  await endViewings(world.db);
  const records = await recordsOf('viewing.ended');
  expect(records).toHaveLength(before + 1);
  expect(records.at(-1)).toMatchObject({ actorId: world.cast.people.admin.id });
});

describe('while it lasts', () => {
  it('every call that changes something is refused, whatever it is', async () => {
    await view();
    const changing = servedCalls(world.server.app)
      .map(({ name }) => name.split(' '))
      .filter(([method, path = '']) => /^(POST|PUT|DELETE)$/.test(method ?? '') && path.startsWith('/'))
      .filter(([, path]) => path !== '/server/graphql/');
    expect(changing.length).toBeGreaterThan(60);
    const left: string[] = [];
    for (const [method = '', path = ''] of changing) {
      const name = `${method} ${path}`;
      if (name === `DELETE ${endpoints.endViewing.path}` || name === `POST ${endpoints.logout.path}`)
        continue;
      const url = path.replaceAll(/:\w+/g, '0f8fad5b-d9cb-469f-a165-70867728950e');
      const answer = await admin.send({
        method: method as 'POST',
        url,
        headers: { 'content-type': 'application/json', 'x-csrftoken': admin.cookies.get('csrftoken') ?? '' },
        payload: '{}',
      });
      if (answer.statusCode !== 403 || answer.json().code !== 'read_only') left.push(name);
    }
    expect(left).toEqual([]);
  });

  it('queries are answered and mutations refused', async () => {
    await view();
    expect((await askGraphql(admin, '{ has_vbv_admin_access }')).codes).toEqual([]);
    const mutation =
      'mutation { send_feedback(course_session_id: "1", learning_content_page_id: "1", learning_content_type: "x", data: "{}", submitted: true) { __typename } }';
    const answer = await admin.post('/server/graphql/', { query: mutation });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().errors).toMatchObject([{ extensions: { code: 'read_only' } }]);
  });

  it('what is personal stays the person’s own, and no file leaves the platform, however the address is written', async () => {
    await view();
    const personal = world.server.app.apiRoutes
      .filter(({ method, endpoint }) => method === 'GET' && endpoint !== undefined)
      .filter(({ endpoint }) => endpoint?.personal || endpoint?.answer.kind === 'file')
      .map(({ url }) => url.replaceAll(/:\w+/g, '0f8fad5b-d9cb-469f-a165-70867728950e'))
      .filter((url) => !url.startsWith('/api/core/file/'));
    expect(personal).toEqual(
      expect.arrayContaining([
        endpoints.messageThreads.path,
        endpoints.calendarFeed.path,
        endpoints.dataDownload.path,
        endpoints.loginSessions.path,
        expect.stringContaining('/agent_export/'),
        expect.stringContaining('/statistics_export/'),
        expect.stringContaining('/api/dashboard/export/'),
        expect.stringContaining('/api/certificates/issued/'),
      ]),
    );
    const addresses = personal.flatMap((url) => [
      url,
      url.replace(/\/$/, ''),
      url.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
      url.replace(/.(?=\/?$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    ]);
    const left: string[] = [];
    for (const url of addresses) {
      for (const method of ['GET', 'HEAD'] as const) {
        if ((await admin.send({ method, url })).statusCode !== 403) left.push(`${method} ${url}`);
      }
    }
    expect(left).toEqual([]);
  });

  it.each(['mark_as_read=true', 'mark_as_read[]=true', 'mark%5fas_read=true'])(
    'notifications are not marked as read by %s',
    async (query) => {
      await view();
      expect((await admin.get(`${endpoints.notifications.path}?${query}`)).json().code).toBe('read_only');
    },
  );
});

describe('nobody sees it as', () => {
  it.each(['admin'] as const)('%s', async (role) => {
    expect((await view(world.cast.people[role].id)).statusCode).toBe(403);
  });

  it('somebody who does not exist', async () => {
    expect((await view('0f8fad5b-d9cb-469f-a165-70867728950e')).statusCode).toBe(404);
  });

  it('another person without admin access', async () => {
    const { clients, cast } = world;
    const answer = await clients.expert.post(endpoints.viewAsPerson.path, {
      user_id: cast.people.member.id,
      reason: 'x',
    });
    expect(answer.statusCode).toBe(404);
  });
});
