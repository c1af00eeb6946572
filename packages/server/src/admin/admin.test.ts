import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { orders, products } from '../shop/tables.ts';
import { users } from '../users/tables.ts';
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

const orderPath = (id: string) => endpoints.changeOrder.path.replace(':id', id);
const reason = 'Kulanz';

describe('who enters the admin area', () => {
  it.each(everybody)('not a %s, who gets not found', async (role) => {
    const client = await loginAs(role);
    const { id } = await createOrder();
    expect(await askGraphql(client, '{ admin_widgets { id } }')).toMatchObject({ codes: ['not_found'] });
    expect(await askGraphql(client, '{ has_vbv_admin_access }')).toEqual({
      data: { has_vbv_admin_access: false },
      codes: [],
    });
    const answers = [
      await client.get(endpoints.auditLog.path),
      await client.get(`${endpoints.adminOrders.path}?course_session_id=${cast.session.id}`),
      await client.put(orderPath(id), { state: 'cancelled', reason }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('not a superuser either, who has no admin access by that', async () => {
    const { username } = await createPerson(server.db, { firstName: 'Super', isSuperuser: true });
    const client = await server.login(username);
    expect((await client.get(endpoints.auditLog.path)).statusCode).toBe(404);
    expect((await askGraphql(client, '{ has_vbv_admin_access }')).data).toEqual({
      has_vbv_admin_access: false,
    });
  });

  it('nobody without a login', async () => {
    expect((await server.visit().get(endpoints.auditLog.path)).statusCode).toBe(401);
    expect((await server.visit().get(endpoints.adminOrders.path)).statusCode).toBe(401);
  });

  it('an admin', async () => {
    const client = await loginAs('admin');
    expect((await client.get(endpoints.auditLog.path)).statusCode).toBe(200);
    expect((await askGraphql(client, '{ has_vbv_admin_access }')).data).toEqual({
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
    const client = await loginAs('admin');
    const ask = () => countStatements(server.db, () => askGraphql(client, query));
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

  it.each([
    ['somebody who is erased', 'user_id'],
    ['an archived session', 'course_session_id'],
  ])('does not confirm the order of %s, which would enrol', async (_, field) => {
    const { id, buyer } = await createOrder('cancelled');
    const { session } = cast;
    const archive = (archivedAt: Date | null) =>
      server.db.update(courseSessions).set({ archivedAt }).where(eq(courseSessions.id, session.id));
    if (field === 'user_id') {
      await server.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, buyer.id));
    } else await archive(new Date());
    const answer = await (await loginAs('admin')).put(orderPath(id), { state: 'confirmed', reason });
    await archive(null);
    expect(answer.json().fields).toMatchObject([{ field }]);
    expect(await server.db.$count(courseSessionUsers, eq(courseSessionUsers.userId, buyer.id))).toBe(0);
    const [order] = await server.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.state).toBe('cancelled');
  });

  it('cancels an order', async () => {
    const { id } = await createOrder('confirmed');
    const client = await loginAs('admin');
    await client.put(orderPath(id), { state: 'cancelled', reason });
    const { session } = cast;
    const list = await client.get(`${endpoints.adminOrders.path}?course_session_id=${session.id}`);
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
    const client = await loginAs('admin');
    for (const id of [randomUUID(), '1']) {
      expect((await client.put(orderPath(id), { reason })).statusCode).toBe(404);
    }
  });
});

describe('PUT /api/admin/orders/', () => {
  it('confirms several, all of them or none, and says which it has changed', async () => {
    const client = await loginAs('admin');
    const [one, two, gone] = [await createOrder(), await createOrder('confirmed'), await createOrder()];
    const confirm = (ids: readonly string[]) =>
      client.put(endpoints.changeOrders.path, { ids, state: 'confirmed', reason });
    const stateOf = async ({ id }: { id: string }) =>
      (await server.db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
    await server.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, gone.buyer.id));
    expect((await confirm([one.id, gone.id])).json().code).toBe('validation_failed');
    expect((await confirm([one.id, randomUUID()])).statusCode).toBe(404);
    expect(await stateOf(one)).toBe('pending');
    expect((await confirm([one.id, two.id])).json()).toEqual({ changed: [one.id] });
    expect(await stateOf(one)).toBe('confirmed');
    const entries = await server.db.select().from(auditEntries).where(eq(auditEntries.subjectId, one.id));
    expect(entries).toMatchObject([{ action: 'cost.written', details: { reason } }]);
  });
});
