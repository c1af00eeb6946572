import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, createCast, createPerson, dayFromToday } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { recordAudit } from './recordAudit.ts';
import { auditEntries } from './tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const asAdmin = () => server.login(cast.people.admin.username);

describe('GET /api/admin/audit/', () => {
  const read = async (query = '') => {
    const answer = await (await asAdmin()).get(endpoints.auditLog.path + query);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ entries: { id: number; action: string }[]; next: number | null }>();
  };

  it('names the actor, the action and the person concerned, and remembers people who are gone', async () => {
    const { admin, member } = cast.people;
    const gone = randomUUID();
    await recordAudit(
      server.db,
      { action: 'role.granted', actorId: undefined, userId: gone },
      {
        action: 'cost.written',
        actorId: admin.id,
        userId: member.id,
        courseSessionId: cast.session.id,
        subjectId: 'x',
        details: { reason: 'Kulanz' },
      },
    );
    const { entries } = await read();
    expect(entries.slice(0, 2)).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        action: 'cost.written',
        actor_id: admin.id,
        actor_name: 'Ada Muster',
        user_id: member.id,
        user_name: 'Mia Muster',
        course_session_id: cast.session.id,
        subject_id: 'x',
        details: { reason: 'Kulanz' },
      },
      expect.objectContaining({ actor_id: null, actor_name: '', user_id: gone, user_name: '' }),
    ]);
  });

  it('goes page by page without losing or repeating an entry while more are recorded', async () => {
    const { id: userId } = await createPerson(server.db, { firstName: 'Viel' });
    const record = (count: number) =>
      recordAudit(
        server.db,
        ...Array.from({ length: count }, (_, index) => ({
          action: 'export.made' as const,
          actorId: userId,
          details: { index },
        })),
      );
    await record(120);
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const before: string = next === null ? '' : `&before=${next}`;
      const page = await read(`?user_id=${userId}${before}`);
      seen.push(...page.entries.map(({ id }) => id));
      next = page.next;
      await record(1);
    } while (next !== null);
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].sort((left, right) => right - left));
  });

  it('filters by action, person, session and days', async () => {
    const { id: userId } = await createPerson(server.db, { firstName: 'Filter' });
    const other = { actorId: undefined, userId };
    await recordAudit(
      server.db,
      { ...other, action: 'document.deleted', courseSessionId: cast.session.id },
      { ...other, action: 'mentor.joined', courseSessionId: cast.elsewhere.id },
      { action: 'mentor.left', actorId: userId },
    );
    const actions = async (query: string) =>
      (await read(`?user_id=${userId}${query}`)).entries.map(({ action }) => action);
    expect(await actions('')).toEqual(['mentor.left', 'mentor.joined', 'document.deleted']);
    expect(await actions('&action=mentor.joined')).toEqual(['mentor.joined']);
    expect(await actions(`&course_session_id=${cast.session.id}`)).toEqual(['document.deleted']);
    expect(await actions(`&from=${dayFromToday(0)}&to=${dayFromToday(0)}`)).toHaveLength(3);
    expect(await actions(`&from=${dayFromToday(1)}`)).toEqual([]);
    expect(await actions(`&to=${dayFromToday(-1)}`)).toEqual([]);
    expect(await actions('&action=unheard.of')).toEqual([]);
  });

  it.each(['user_id=1', 'from=today', 'from=0026-11-27', 'before=0', 'before=x', 'order=asc'])(
    'refuses %s',
    async (query) => {
      const answer = await (await asAdmin()).get(`${endpoints.auditLog.path}?${query}`);
      expect(answer.json()).toMatchObject({ code: 'validation_failed' });
    },
  );

  it('asks the database as often for many entries as for few', async () => {
    const client = await asAdmin();
    const ask = () => countStatements(server.db, () => client.get(endpoints.auditLog.path));
    const before = await ask();
    await recordAudit(
      server.db,
      ...Array.from({ length: 20 }, () => ({ action: 'export.made' as const, actorId: undefined })),
    );
    expect(await ask()).toBe(before);
  });
});

describe('the audit log', () => {
  it.each([
    ['changed', sql`update audit_entries set action = 'nothing'`],
    ['changed, not even where nothing matches', sql`update audit_entries set action = action where id = -1`],
    ['deleted', sql`delete from audit_entries`],
    ['truncated', sql`truncate audit_entries`],
    ['truncated with others', sql`truncate users, audit_entries cascade`],
  ])('cannot be %s', async (_, statement) => {
    await recordAudit(server.db, { action: 'export.made', actorId: undefined });
    const before = await server.db.$count(auditEntries);
    await expect(server.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit_entries is append-only' },
    });
    expect(await server.db.$count(auditEntries)).toBe(before);
  });
});
