import { once } from 'node:events';
import http from 'node:http';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createExportWorld, type ExportWorld } from '../../test/exportWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

const people = 6_000;
let server: TestServer;
let world: ExportWorld;
let cookie: string;
let base: string;

beforeAll(async () => {
  server = await startTestServer();
  world = await createExportWorld(server.db);
  for (let start = 0; start < people; start += 2_000) {
    const created = await server.db
      .insert(users)
      .values(
        Array.from({ length: 2_000 }, (_, index) => ({
          username: `person-${start + index}`,
          email: `person-${start + index}@example.org`,
          firstName: crypto.randomUUID(),
          lastName: crypto.randomUUID(),
        })),
      )
      .returning({ id: users.id });
    await server.db
      .insert(courseSessionUsers)
      .values(
        created.map(({ id }) => ({ userId: id, courseSessionId: world.session.id, role: 'MEMBER' as const })),
      );
  }
  await server.db.execute('analyze');
  const { cookies } = await server.login(world.people.expert.username);
  cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => server[Symbol.asyncDispose]());

async function latestRecord() {
  const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry?.details ?? {};
}

describe('an export of many rows', () => {
  it('stops when nobody takes it any more', async () => {
    const request = http.get(`${base}/api/dashboard/export/persons/?format=csv`, { headers: { cookie } });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(response.statusCode).toBe(200);
    await once(response, 'data');
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    response.destroy();
    await vi.waitFor(async () => expect(await latestRecord()).toMatchObject({ complete: false }), 20_000);
    const { rows } = await latestRecord();
    expect(rows).toBeLessThan(people);
  }, 60_000);

  it('arrives whole otherwise, in pieces', async () => {
    const response = await fetch(`${base}/api/dashboard/export/persons/?format=csv`, { headers: { cookie } });
    expect(response.headers.get('content-length')).toBeNull();
    const lines = (await response.text()).split('\r\n');
    expect(lines).toHaveLength(1 + people + 4);
    expect(new Set(lines).size).toBe(lines.length);
    expect(await latestRecord()).toMatchObject({ complete: true, rows: people + 4 });
  }, 60_000);

  it('lets other requests in between', async () => {
    let arrived = false;
    const whole = fetch(`${base}/api/dashboard/export/persons/`, { headers: { cookie } })
      .then((response) => response.arrayBuffer())
      .finally(() => {
        arrived = true;
      });
    let answered = 0;
    while (!arrived) {
      const response = await fetch(`${base}/api/core/me/`, { headers: { cookie } });
      if (response.status === 200 && !arrived) answered += 1;
    }
    await whole;
    expect(answered).toBeGreaterThan(5);
  }, 60_000);
});

describe('an export that cannot begin', () => {
  it('is a proper error', async () => {
    const broken = await startTestServer();
    const client = await broken.login((await createExportWorld(broken.db)).people.admin.username);
    const first = await client.get('/api/dashboard/export/persons/');
    expect(first.statusCode).toBe(200);
    await broken.db.execute('drop table mentor_relations cascade');
    const answer = await client.get(`/api/dashboard/export/persons/?from=2020-01-01`);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['content-disposition']).toBeUndefined();
    await broken[Symbol.asyncDispose]();
  }, 60_000);
});
