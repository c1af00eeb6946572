import { randomUUID } from 'node:crypto';
import { restPaths } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import {
  type Cast,
  type CastMember,
  createCast,
  createPerson,
  createSession,
  dayFromToday,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseCourseProfiles, courseProfiles } from '../courses/tables.ts';
import { mails } from '../mail/tables.ts';
import { users } from '../users/tables.ts';
import { placeOrder } from './orders.ts';
import { orders, products } from './tables.ts';

let server: TestServer;
let vv: Cast;
let ag: Cast;

beforeAll(async () => {
  server = await startTestServer();
  vv = await createCast(server.db);
  ag = await createCast(server.db, { courseType: 'ag' });
});
afterAll(() => server[Symbol.asyncDispose]());

async function createProduct(cast: Cast, change: Partial<typeof products.$inferInsert> = {}) {
  const session = await createSession(server.db, cast.course.id);
  const [product] = await server.db
    .insert(products)
    .values({
      code: `place-${randomUUID()}`,
      courseSessionId: session.id,
      titles: { de: 'Platz', fr: 'Place', it: 'Posto' },
      descriptions: { de: 'Ein Platz', fr: 'Une place', it: 'Un posto' },
      price: 145_000,
      ...change,
    })
    .returning();
  if (product === undefined) throw new Error('No product was created');
  return product;
}

const invoiceAddress = {
  name: 'Noe Muster',
  street: 'Lindenweg',
  street_number: '3a',
  postal_code: '8400',
  city: 'Winterthur',
  country: 'CH',
};

const bodyOf = (productId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  product_id: productId,
  invoice_address: invoiceAddress,
  idempotency_key: randomUUID(),
  ...change,
});

/** Somebody without any course. */
async function newcomer() {
  const person = await createPerson(server.db, { firstName: 'Nina' });
  return { person, visitor: await server.login(person.username) };
}

const enrolmentsOf = (userId: string) =>
  server.db.select().from(courseSessionUsers).where(eq(courseSessionUsers.userId, userId));

const ordersOf = (userId: string) => server.db.select().from(orders).where(eq(orders.userId, userId));

describe('GET /api/shop/products/', () => {
  const codesFor = async (username: string, query = '') => {
    const answer = await (await server.login(username)).get(restPaths.shopProducts + query);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ code: string; bought: boolean }[]>();
  };

  it('lists what can be ordered in the families of the own courses, and says what is bought', async () => {
    const product = await createProduct(vv);
    const own = await createProduct(vv, { courseSessionId: vv.session.id });
    await createProduct(ag);
    const answer = await (await server.login(vv.people.member.username)).get(restPaths.shopProducts);
    const list = answer.json<{ code: string }[]>();
    expect(list).toContainEqual({
      id: product.id,
      code: product.code,
      title: 'Platz',
      description: 'Ein Platz',
      price: 145_000,
      course_type: 'vv',
      course_slug: vv.course.slug,
      course_session_id: product.courseSessionId,
      course_session_title: 'Durchführung',
      start_date: dayFromToday(-30),
      end_date: dayFromToday(60),
      bought: false,
    });
    expect(list).toContainEqual(expect.objectContaining({ code: own.code, bought: true }));
    expect(list.map((one) => 'course_type' in one && one.course_type)).not.toContain('ag');
  });

  it.each([
    'member',
    'expert',
    'mentor',
    'supervisor',
    'apprenticeTrainer',
    'trainingResponsible',
    'examExpert',
  ] as const satisfies CastMember[])('has the family of a %s', async (role) => {
    const { code } = await createProduct(vv);
    expect((await codesFor(vv.people[role].username)).map((one) => one.code)).toContain(code);
  });

  it('is empty for somebody without a course, who asks for one family', async () => {
    const { code } = await createProduct(vv);
    const { username } = vv.people.nobody;
    expect(await codesFor(username)).toEqual([]);
    expect(await codesFor(username, '?course_type=vv')).toContainEqual(
      expect.objectContaining({ code, bought: false }),
    );
    const wrong = await (await server.login(username)).get(`${restPaths.shopProducts}?course_type=xx`);
    expect(wrong.statusCode).toBe(400);
  });

  it('leaves out what is not sold any more', async () => {
    const over = await createSession(server.db, vv.course.id, {
      startDate: dayFromToday(-90),
      endDate: dayFromToday(-1),
    });
    const gone = [
      await createProduct(vv, { active: false }),
      await createProduct(vv, { courseSessionId: over.id }),
    ];
    const codes = (await codesFor(vv.people.member.username)).map(({ code }) => code);
    expect(codes.filter((code) => gone.some((product) => product.code === code))).toEqual([]);
  });

  it('asks the database as often for many products as for few', async () => {
    const visitor = await server.login(vv.people.member.username);
    const ask = () => countStatements(server.db, () => visitor.get(restPaths.shopProducts));
    const before = await ask();
    await createProduct(vv);
    await createProduct(vv);
    expect(await ask()).toBe(before);
  });

  it('needs a login', async () => {
    expect((await server.visit().get(restPaths.shopProducts)).statusCode).toBe(401);
  });
});

describe('POST /api/shop/orders/', () => {
  it('confirms the order, opens the course and sends a mail', async () => {
    const { person, visitor } = await newcomer();
    const product = await createProduct(vv);
    const answer = await visitor.post(restPaths.shopOrders, bodyOf(product.id.toUpperCase()));
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
    expect((await visitor.get(restPaths.sessions)).json()).toMatchObject([{ my_role: 'MEMBER' }]);
    const [mail] = await server.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(mail).toMatchObject({
      subject: 'Deine Bestellung: Platz',
      link: `/course/${vv.course.slug}/learn`,
    });
    expect(mail?.text).toMatch(/für CHF\s1.450\.00\./);
    expect(mail?.text).toContain('Lindenweg 3a\n8400 Winterthur\n');
    expect((await visitor.get(restPaths.shopOrders)).json()).toEqual([answer.json()]);
  });

  it('keeps price and employer as they were', async () => {
    const product = await createProduct(vv);
    const person = await createPerson(server.db, { firstName: 'Nina', organisationId: vv.employer });
    const visitor = await server.login(person.username);
    await visitor.post(restPaths.shopOrders, bodyOf(product.id));
    await server.db.update(products).set({ price: 1 }).where(eq(products.id, product.id));
    expect(await ordersOf(person.id)).toMatchObject([{ price: 145_000, organisationId: vv.employer }]);
  });

  it('takes the chosen profile along where the course has it', async () => {
    const rows = await server.db
      .insert(courseProfiles)
      .values(
        ['leben', 'nichtleben'].map((code) => ({
          code: `${code}-${randomUUID()}`,
          names: { de: code, fr: code, it: code },
        })),
      )
      .returning({ id: courseProfiles.id });
    const [offered = '', foreign = ''] = rows.map(({ id }) => id);
    const cast = await createCast(server.db, { enableCourseProfiles: true });
    await server.db
      .insert(courseCourseProfiles)
      .values({ courseId: cast.course.id, courseProfileId: offered });
    const product = await createProduct(cast);
    for (const chosen of [offered, foreign]) {
      const person = await createPerson(server.db, { firstName: 'Nina', chosenProfileId: chosen });
      await (await server.login(person.username)).post(restPaths.shopOrders, bodyOf(product.id));
      const kept = chosen === offered ? offered : null;
      expect(await enrolmentsOf(person.id)).toMatchObject([{ chosenProfileId: kept }]);
    }
  });

  it('is one order when it is submitted several times at once', async () => {
    const { person, visitor } = await newcomer();
    const body = bodyOf((await createProduct(vv)).id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post(restPaths.shopOrders, body)),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await ordersOf(person.id)).toHaveLength(1);
    expect(await enrolmentsOf(person.id)).toHaveLength(1);
    const sent = await server.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(sent).toHaveLength(1);
  });

  it('is one order also from two pages with a key each, at once', async () => {
    const { person, visitor } = await newcomer();
    const { id } = await createProduct(vv);
    const answers = await Promise.all([
      visitor.post(restPaths.shopOrders, bodyOf(id)),
      visitor.post(restPaths.shopOrders, bodyOf(id)),
    ]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await ordersOf(person.id)).toHaveLength(1);
  });

  it('takes the key of another person for what it is', async () => {
    const { id } = await createProduct(vv);
    const body = bodyOf(id);
    const [first, second] = [await newcomer(), await newcomer()];
    await first.visitor.post(restPaths.shopOrders, body);
    const answer = await second.visitor.post(restPaths.shopOrders, body);
    expect(await ordersOf(second.person.id)).toMatchObject([{ id: answer.json().id }]);
  });

  it('can be repeated after it was cancelled, as long as there is no place', async () => {
    const { person, visitor } = await newcomer();
    const { id } = await createProduct(vv);
    const first = await visitor.post(restPaths.shopOrders, bodyOf(id));
    await server.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.userId, person.id));
    await server.db.delete(courseSessionUsers).where(eq(courseSessionUsers.userId, person.id));
    const second = await visitor.post(restPaths.shopOrders, bodyOf(id));
    expect(second.json()).toMatchObject({ state: 'confirmed' });
    expect(second.json().id).not.toBe(first.json().id);
  });

  it.each(['member', 'expert'] as const)(
    'is refused to a %s, who has a place in the session',
    async (role) => {
      const product = await createProduct(vv, { courseSessionId: vv.session.id });
      const visitor = await server.login(vv.people[role].username);
      const answer = await visitor.post(restPaths.shopOrders, bodyOf(product.id));
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
    ['invoice_address.country', { invoice_address: { ...invoiceAddress, country: 'XX' } }],
    ['invoice_address.postal_code', { invoice_address: { ...invoiceAddress, postal_code: '840' } }],
    ['price', { price: 1 }],
  ])('refuses a wrong %s', async (field, change) => {
    const { person, visitor } = await newcomer();
    const answer = await visitor.post(restPaths.shopOrders, bodyOf((await createProduct(vv)).id, change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
    expect(await ordersOf(person.id)).toEqual([]);
  });

  it('refuses a key that stands for the order of something else, and what is not sold any more', async () => {
    const { visitor } = await newcomer();
    const body = bodyOf((await createProduct(vv)).id);
    await visitor.post(restPaths.shopOrders, body);
    const other = await createProduct(vv);
    const answer = await visitor.post(restPaths.shopOrders, { ...body, product_id: other.id });
    expect(answer.json().fields).toMatchObject([{ field: 'idempotency_key' }]);
    const gone = await createProduct(vv, { active: false });
    const refused = await visitor.post(restPaths.shopOrders, bodyOf(gone.id));
    expect(refused.json().fields).toMatchObject([{ field: 'product_id' }]);
  });

  it('gives no access while the provider has not confirmed, and leaves nothing behind when it fails', async () => {
    const { person } = await newcomer();
    const wish = (productId: string) => ({ productId, invoiceAddress, idempotencyKey: randomUUID() });
    const { id } = await createProduct(vv);
    const failing = { request: () => Promise.reject(new Error('The provider is down.')) };
    const place = (payment: Parameters<typeof placeOrder>[1]['payment']) =>
      placeOrder(server.db, { userId: person.id, payment }, wish(id));
    await expect(place(failing)).rejects.toThrow('The provider is down.');
    expect(await ordersOf(person.id)).toEqual([]);
    await place({ request: async () => 'pending' });
    expect(await ordersOf(person.id)).toMatchObject([{ state: 'pending', confirmedAt: null }]);
    expect(await enrolmentsOf(person.id)).toEqual([]);
  });

  it('needs a login; the list shows the own orders only', async () => {
    expect((await server.visit().post(restPaths.shopOrders, {})).statusCode).toBe(401);
    expect((await server.visit().get(restPaths.shopOrders)).statusCode).toBe(401);
    const { visitor } = await newcomer();
    expect((await visitor.get(restPaths.shopOrders)).json()).toEqual([]);
  });
});

describe('POST /api/shop/ag/create_ag_csu/', () => {
  it('enrols, enters the association as organisation, and answers the same again', async () => {
    const { person, visitor } = await newcomer();
    const product = await createProduct(ag);
    const first = await visitor.post(restPaths.createAgCourseSessionUser, { product: product.code });
    expect(first.statusCode).toBe(200);
    const [enrolment] = await enrolmentsOf(person.id);
    expect(first.json()).toEqual({
      course_session_user_id: enrolment?.id,
      course_session_id: product.courseSessionId,
      redirect: `/course/${ag.course.slug}/learn`,
    });
    await server.db.update(products).set({ active: false }).where(eq(products.id, product.id));
    const again = await visitor.post(restPaths.createAgCourseSessionUser, { product: product.id });
    expect(again.json()).toEqual(first.json());
    expect(await enrolmentsOf(person.id)).toHaveLength(1);
    const [changed] = await server.db.select().from(users).where(eq(users.id, person.id));
    expect(changed?.organisationId).toBe('ag');
  });

  it('enrols once when it is asked several times at once', async () => {
    const { person, visitor } = await newcomer();
    const { code: product } = await createProduct(ag);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.post(restPaths.createAgCourseSessionUser, { product })),
    );
    const [first] = answers;
    for (const answer of answers) expect(answer.json()).toEqual(first?.json());
    expect(await enrolmentsOf(person.id)).toHaveLength(1);
  });

  it('leaves organisation and role of who has them', async () => {
    const product = await createProduct(ag, { courseSessionId: ag.session.id });
    const { expert, member } = ag.people;
    for (const { username } of [expert, member]) {
      const visitor = await server.login(username);
      const answer = await visitor.post(restPaths.createAgCourseSessionUser, { product: product.code });
      expect(answer.statusCode).toBe(200);
    }
    const [role] = await server.db
      .select()
      .from(courseSessionUsers)
      .where(
        and(eq(courseSessionUsers.userId, expert.id), eq(courseSessionUsers.courseSessionId, ag.session.id)),
      );
    expect(role?.role).toBe('EXPERT');
    const [employed] = await server.db.select().from(users).where(eq(users.id, member.id));
    expect(employed?.organisationId).toBe(ag.employer);
  });

  it('refuses a product of another family, one that is not sold, and none', async () => {
    const { person, visitor } = await newcomer();
    const wrong = [
      (await createProduct(vv)).code,
      (await createProduct(ag, { active: false })).code,
      randomUUID(),
      '',
    ];
    for (const product of wrong) {
      const answer = await visitor.post(restPaths.createAgCourseSessionUser, { product });
      expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ field: 'product' }] });
    }
    const other = await visitor.post(restPaths.createEtCourseSessionUser, {
      product: (await createProduct(ag)).code,
    });
    expect(other.statusCode).toBe(400);
    expect(await enrolmentsOf(person.id)).toEqual([]);
  });

  it('is there for et', async () => {
    const et = await createCast(server.db, { courseType: 'et' });
    const { person, visitor } = await newcomer();
    const product = await createProduct(et);
    const answer = await visitor.post(restPaths.createEtCourseSessionUser, { product: product.code });
    expect(answer.json()).toMatchObject({ redirect: `/course/${et.course.slug}/learn` });
    const [changed] = await server.db.select().from(users).where(eq(users.id, person.id));
    expect(changed?.organisationId).toBe('et');
  });

  it.each([
    ['vv/create_vv_csu', 422, 'course_type_without_endpoint', 'No API endpoint configured for course type'],
    ['uk/create_uk_csu', 422, 'course_type_without_endpoint', 'No API endpoint configured for course type'],
    ['xx/create_xx_csu', 422, 'unknown_course_type', 'No configuration found for course type'],
    ['ag/create_et_csu', 404, 'not_found', 'Das gibt es hier nicht.'],
    ['vv/anything', 404, 'not_found', 'Das gibt es hier nicht.'],
  ])('answers %s with %i %s', async (path, status, code, message) => {
    const { visitor } = await newcomer();
    const answer = await visitor.post(`/api/shop/${path}/`, { product: 'x' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message });
  });

  it('needs a login', async () => {
    for (const path of [restPaths.createAgCourseSessionUser, '/api/shop/vv/create_vv_csu/']) {
      expect((await server.visit().post(path, { product: 'x' })).statusCode).toBe(401);
    }
  });
});
