import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, createPerson } from '../../test/factories.ts';
import { createNewcomer, createProduct, invoiceAddress } from '../../test/shopWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { mails } from '../mail/tables.ts';
import { placeOrder } from './orders.ts';
import { orders, products } from './tables.ts';

let server: TestServer;
let vv: Cast;

beforeAll(async () => {
  server = await startTestServer();
  vv = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const bodyOf = (productId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  product_id: productId,
  invoice_address: invoiceAddress,
  idempotency_key: randomUUID(),
  ...change,
});

const enrolmentsOf = (userId: string) =>
  server.db.select().from(courseSessionUsers).where(eq(courseSessionUsers.userId, userId));

const ordersOf = (userId: string) => server.db.select().from(orders).where(eq(orders.userId, userId));

describe('POST /api/shop/orders/', () => {
  it('confirms the order, opens the course and sends a mail', async () => {
    const { person, client } = await createNewcomer(server);
    const product = await createProduct(server.db, vv);
    const answer = await client.post(endpoints.orders.path, bodyOf(product.id.toUpperCase()));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      product_id: product.id,
      product_title: 'Platz',
      course_slug: vv.course.slug,
      price: 145_000,
      state: 'confirmed',
      invoice_address: invoiceAddress,
      confirmed_at: expect.any(String),
    });
    expect(await enrolmentsOf(person.id)).toMatchObject([
      { courseSessionId: product.courseSessionId, role: 'MEMBER' },
    ]);
    expect((await client.get(endpoints.sessions.path)).json()).toMatchObject([{ my_role: 'MEMBER' }]);
    const [mail] = await server.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(mail).toMatchObject({
      subject: 'Deine Bestellung: Platz',
      link: `/course/${vv.course.slug}/learn`,
    });
    expect(mail?.text).toMatch(/für CHF\s1.450\.00\./);
    expect(mail?.text).toContain('Lindenweg 3a\n8400 Winterthur\n');
    expect((await client.get(endpoints.orders.path)).json()).toEqual([answer.json()]);
  });

  it('keeps price and employer as they were', async () => {
    const product = await createProduct(server.db, vv);
    const person = await createPerson(server.db, {
      firstName: 'Nina',
      organisationId: vv.employer,
      invoiceAddress: 'org',
    });
    const client = await server.login(person.username);
    await client.post(endpoints.orders.path, bodyOf(product.id));
    await server.db.update(products).set({ price: 1 }).where(eq(products.id, product.id));
    expect(await ordersOf(person.id)).toMatchObject([{ price: 145_000, organisationId: vv.employer }]);
  });

  it('is no cost of the employer when the invoice goes to the person', async () => {
    const product = await createProduct(server.db, vv);
    const employed = { firstName: 'Nina', organisationId: vv.employer };
    const person = await createPerson(server.db, { ...employed, invoiceAddress: 'prv' });
    await (await server.login(person.username)).post(endpoints.orders.path, bodyOf(product.id));
    expect(await ordersOf(person.id)).toMatchObject([{ organisationId: null }]);
  });

  it('is recorded together with the place that it gives', async () => {
    const { person, client } = await createNewcomer(server);
    const product = await createProduct(server.db, vv);
    const body = bodyOf(product.id);
    await client.post(endpoints.orders.path, body);
    await client.post(endpoints.orders.path, body);
    const [enrolment] = await enrolmentsOf(person.id);
    const recorded = await server.db.select().from(auditEntries).where(eq(auditEntries.userId, person.id));
    expect(recorded).toMatchObject([
      {
        action: 'role.granted',
        actorId: person.id,
        courseSessionId: product.courseSessionId,
        subjectId: enrolment?.id,
        details: { role: 'MEMBER' },
      },
    ]);
  });

  it('is one order when it is submitted several times at once', async () => {
    const { person, client } = await createNewcomer(server);
    const body = bodyOf((await createProduct(server.db, vv)).id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.post(endpoints.orders.path, body)),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await ordersOf(person.id)).toHaveLength(1);
    expect(await enrolmentsOf(person.id)).toHaveLength(1);
    const sent = await server.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(sent).toHaveLength(1);
  });

  it('is one order also from two pages with a key each, at once', async () => {
    const { person, client } = await createNewcomer(server);
    const { id } = await createProduct(server.db, vv);
    const answers = await Promise.all([
      client.post(endpoints.orders.path, bodyOf(id)),
      client.post(endpoints.orders.path, bodyOf(id)),
    ]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await ordersOf(person.id)).toHaveLength(1);
  });

  it('takes the key of another person for what it is', async () => {
    const { id } = await createProduct(server.db, vv);
    const body = bodyOf(id);
    const [first, second] = [await createNewcomer(server), await createNewcomer(server)];
    await first.client.post(endpoints.orders.path, body);
    const answer = await second.client.post(endpoints.orders.path, body);
    expect(await ordersOf(second.person.id)).toMatchObject([{ id: answer.json().id }]);
  });

  it('can be repeated after it was cancelled, as long as there is no place', async () => {
    const { person, client } = await createNewcomer(server);
    const { id } = await createProduct(server.db, vv);
    const first = await client.post(endpoints.orders.path, bodyOf(id));
    await server.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.userId, person.id));
    await server.db.delete(courseSessionUsers).where(eq(courseSessionUsers.userId, person.id));
    const second = await client.post(endpoints.orders.path, bodyOf(id));
    expect(second.json()).toMatchObject({ state: 'confirmed' });
    expect(second.json().id).not.toBe(first.json().id);
  });

  it.each(['member', 'expert'] as const)(
    'is refused to a %s, who has a place in the session',
    async (role) => {
      const product = await createProduct(server.db, vv, { courseSessionId: vv.session.id });
      const client = await server.login(vv.people[role].username);
      const answer = await client.post(endpoints.orders.path, bodyOf(product.id));
      expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ field: 'product_id' }] });
      expect(await ordersOf(vv.people[role].id)).toEqual([]);
    },
  );

  it.each([
    ['product_id', { product_id: randomUUID() }],
    ['product_id', { product_id: '1' }],
    ['idempotency_key', { idempotency_key: ' ' }],
    ['invoice_address', { invoice_address: undefined }],
    ['invoice_address.name', { invoice_address: { ...invoiceAddress, name: '' } }],
    ['invoice_address.city', { invoice_address: { ...invoiceAddress, city: 'Bern\nZürich' } }],
    ['invoice_address.country', { invoice_address: { ...invoiceAddress, country: 'XX' } }],
    ['invoice_address.postal_code', { invoice_address: { ...invoiceAddress, postal_code: '840' } }],
    ['price', { price: 1 }],
  ])('refuses a wrong %s', async (field, change) => {
    const { person, client } = await createNewcomer(server);
    const answer = await client.post(
      endpoints.orders.path,
      bodyOf((await createProduct(server.db, vv)).id, change),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
    expect(await ordersOf(person.id)).toEqual([]);
  });

  it('refuses a key that stands for the order of something else, and what is not sold any more', async () => {
    const { client } = await createNewcomer(server);
    const body = bodyOf((await createProduct(server.db, vv)).id);
    await client.post(endpoints.orders.path, body);
    const other = await createProduct(server.db, vv);
    const answer = await client.post(endpoints.orders.path, { ...body, product_id: other.id });
    expect(answer.json().fields).toMatchObject([{ field: 'idempotency_key' }]);
    const gone = await createProduct(server.db, vv, { active: false });
    const refused = await client.post(endpoints.orders.path, bodyOf(gone.id));
    expect(refused.json().fields).toMatchObject([{ field: 'product_id' }]);
  });

  it('gives no access while the provider has not confirmed, and leaves nothing behind when it fails', async () => {
    const { person } = await createNewcomer(server);
    const input = (productId: string) => ({ productId, invoiceAddress, idempotencyKey: randomUUID() });
    const { id } = await createProduct(server.db, vv);
    const failing = { request: () => Promise.reject(new Error('The provider is down.')) };
    const place = (payment: Parameters<typeof placeOrder>[1]['payment']) =>
      placeOrder(server.db, { userId: person.id, payment }, input(id));
    await expect(place(failing)).rejects.toThrow('The provider is down.');
    expect(await ordersOf(person.id)).toEqual([]);
    await place({ request: async () => 'pending' });
    expect(await ordersOf(person.id)).toMatchObject([{ state: 'pending', confirmedAt: null }]);
    expect(await enrolmentsOf(person.id)).toEqual([]);
  });

  it('needs a login; the list shows the own orders only', async () => {
    expect((await server.visit().post(endpoints.orders.path, {})).statusCode).toBe(401);
    expect((await server.visit().get(endpoints.orders.path)).statusCode).toBe(401);
    const { client } = await createNewcomer(server);
    expect((await client.get(endpoints.orders.path)).json()).toEqual([]);
  });
});
