import { randomUUID } from 'node:crypto';
import { restPaths } from '@learn/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, dayFromToday } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { orders, products } from '../shop/tables.ts';
import { adminWidgetLinks, adminWidgets } from './tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const everybody: readonly CastMember[] = [
  'member',
  'expert',
  'mentor',
  'supervisor',
  'apprenticeTrainer',
  'trainingResponsible',
  'examExpert',
  'nobody',
];

const loginAs = (role: CastMember) => server.login(cast.people[role].username);

async function createOrder(state: 'pending' | 'confirmed' | 'cancelled' = 'pending') {
  const buyer = await createPerson(server.db, { firstName: 'Nina' });
  const [product] = await server.db
    .insert(products)
    .values({
      code: randomUUID(),
      courseSessionId: cast.session.id,
      titles: { de: 'Platz', fr: 'Place', it: 'Posto' },
      descriptions: { de: '', fr: '', it: '' },
      price: 1000,
    })
    .returning();
  const [order] = await server.db
    .insert(orders)
    .values({
      userId: buyer.id,
      productId: product?.id ?? '',
      courseSessionId: cast.session.id,
      price: 1000,
      state,
      idempotencyKey: randomUUID(),
      invoiceAddress: { name: '', street: '', street_number: '', postal_code: '', city: '', country: 'CH' },
    })
    .returning();
  return { buyer, id: order?.id ?? '' };
}

const orderPath = (id: string) => restPaths.adminOrder.replace(':id', id);
const reason = 'Kulanz';

describe('who enters the admin area', () => {
  it.each(everybody)('not a %s, for whom it does not exist', async (role) => {
    const visitor = await loginAs(role);
    const { id } = await createOrder();
    expect(await askGraphql(visitor, '{ admin_widgets { id } }')).toMatchObject({ codes: ['not_found'] });
    expect(await askGraphql(visitor, '{ has_vbv_admin_access }')).toEqual({
      data: { has_vbv_admin_access: false },
      codes: [],
    });
    const answers = [
      await visitor.get(restPaths.auditLog),
      await visitor.get(`${restPaths.adminOrders}?course_session_id=${cast.session.id}`),
      await visitor.put(orderPath(id), { state: 'cancelled', reason }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('not a superuser either, who has no admin access by that', async () => {
    const { username } = await createPerson(server.db, { firstName: 'Super', isSuperuser: true });
    const visitor = await server.login(username);
    expect((await visitor.get(restPaths.auditLog)).statusCode).toBe(404);
    expect((await askGraphql(visitor, '{ has_vbv_admin_access }')).data).toEqual({
      has_vbv_admin_access: false,
    });
  });

  it('nobody without a login', async () => {
    expect((await server.visit().get(restPaths.auditLog)).statusCode).toBe(401);
    expect((await server.visit().get(restPaths.adminOrders)).statusCode).toBe(401);
  });

  it('an admin', async () => {
    const visitor = await loginAs('admin');
    expect((await visitor.get(restPaths.auditLog)).statusCode).toBe(200);
    expect((await askGraphql(visitor, '{ has_vbv_admin_access }')).data).toEqual({
      has_vbv_admin_access: true,
    });
  });
});

describe('admin_widgets', () => {
  const query = '{ admin_widgets { widget_type title links { link_type title url } } }';
  const localised = (text: string) => ({ de: text, fr: `${text} (fr)`, it: `${text} (it)` });

  it('answers the widgets and their links in order, in the language of the person', async () => {
    const [second, first] = await server.db
      .insert(adminWidgets)
      .values([
        { widgetType: 'list', titles: localised('Zweites'), position: 2 },
        { widgetType: 'tiles', titles: localised('Erstes'), position: 1 },
      ])
      .returning();
    const linkOf = (title: string, position: number) => ({
      widgetId: first?.id ?? '',
      linkType: 'external',
      titles: localised(title),
      url: `https://example.org/${position}`,
      position,
    });
    await server.db.insert(adminWidgetLinks).values([linkOf('B', 2), linkOf('A', 1)]);
    const { username } = await createPerson(server.db, {
      firstName: 'Ada',
      hasVbvAdminAccess: true,
      language: 'fr',
    });
    const { data } = await askGraphql(await server.login(username), query);
    expect(second).toBeDefined();
    expect(data).toEqual({
      admin_widgets: [
        {
          widget_type: 'tiles',
          title: 'Erstes (fr)',
          links: [
            { link_type: 'external', title: 'A (fr)', url: 'https://example.org/1' },
            { link_type: 'external', title: 'B (fr)', url: 'https://example.org/2' },
          ],
        },
        { widget_type: 'list', title: 'Zweites (fr)', links: [] },
      ],
    });
  });

  it('asks the database as often for many widgets as for few', async () => {
    const visitor = await loginAs('admin');
    const ask = () => countStatements(server.db, () => askGraphql(visitor, query));
    const before = await ask();
    await server.db.insert(adminWidgets).values(
      Array.from({ length: 5 }, (_, position) => ({
        widgetType: 'list',
        titles: localised('Mehr'),
        position: position + 10,
      })),
    );
    expect(await ask()).toBe(before);
  });
});

describe('GET /api/admin/audit/', () => {
  const read = async (query = '') => {
    const answer = await (await loginAs('admin')).get(restPaths.auditLog + query);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ entries: { id: number; action: string }[]; next: number | null }>();
  };

  it('names who did what to whom, and remembers people who are gone', async () => {
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
        details: { reason },
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
        details: { reason },
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

  it.each(['user_id=1', 'from=today', 'before=0', 'before=x', 'order=asc'])('refuses %s', async (query) => {
    const answer = await (await loginAs('admin')).get(`${restPaths.auditLog}?${query}`);
    expect(answer.json()).toMatchObject({ code: 'validation_failed' });
  });

  it('asks the database as often for many entries as for few', async () => {
    const visitor = await loginAs('admin');
    const ask = () => countStatements(server.db, () => visitor.get(restPaths.auditLog));
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

describe('PUT /api/admin/orders/<id>/', () => {
  it('confirms an order, which gives access, and records it with the reason', async () => {
    const { id, buyer } = await createOrder();
    const answer = await (await loginAs('admin')).put(orderPath(id), {
      state: 'confirmed',
      price: 900,
      reason,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      price: 900,
      state: 'confirmed',
      confirmed_at: expect.any(String),
      user_name: 'Nina Muster',
    });
    const enrolments = await server.db
      .select()
      .from(courseSessionUsers)
      .where(eq(courseSessionUsers.userId, buyer.id));
    expect(enrolments).toMatchObject([{ courseSessionId: cast.session.id, role: 'MEMBER' }]);
    const records = await server.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(records).toMatchObject([
      {
        action: 'cost.written',
        actorId: cast.people.admin.id,
        userId: buyer.id,
        courseSessionId: cast.session.id,
        details: {
          before: { price: 1000, state: 'pending' },
          after: { price: 900, state: 'confirmed' },
          reason,
        },
      },
    ]);
  });

  it('cancels an order', async () => {
    const { id } = await createOrder('confirmed');
    const visitor = await loginAs('admin');
    await visitor.put(orderPath(id), { state: 'cancelled', reason });
    const { session } = cast;
    const list = await visitor.get(`${restPaths.adminOrders}?course_session_id=${session.id}`);
    expect(list.json()).toContainEqual(expect.objectContaining({ id, state: 'cancelled' }));
  });

  it.each([
    [{ state: 'cancelled' }, 'reason'],
    [{ state: 'pending', reason }, 'state'],
    [{ price: -1, reason }, 'price'],
    [{ price: 1.5, reason }, 'price'],
    [{ user_id: randomUUID(), reason }, 'user_id'],
  ])('refuses %o', async (body, field) => {
    const { id } = await createOrder();
    const answer = await (await loginAs('admin')).put(orderPath(id), body);
    expect(answer.json().fields).toMatchObject([{ field }]);
  });

  it('does not know an order that does not exist', async () => {
    const visitor = await loginAs('admin');
    for (const id of [randomUUID(), '1']) {
      expect((await visitor.put(orderPath(id), { reason })).statusCode).toBe(404);
    }
  });
});
