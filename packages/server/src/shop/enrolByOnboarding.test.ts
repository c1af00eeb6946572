import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, createPerson } from '../../test/factories.ts';
import { createNewcomer, createProduct, invoiceAddress } from '../../test/shopWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { untilOthersWait } from '../../test/untilOthersWait.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';
import { products } from './tables.ts';

let server: TestServer;
let vv: Cast;
let ag: Cast;

beforeAll(async () => {
  server = await startTestServer();
  vv = await createCast(server.db);
  ag = await createCast(server.db, { courseType: 'ag', openForOnboarding: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const enrolmentsOf = (userId: string) =>
  server.db.select().from(courseSessionUsers).where(eq(courseSessionUsers.userId, userId));

describe('POST /api/shop/ag/create_ag_csu/', () => {
  it('enrols, enters the association as organisation, and answers the same again', async () => {
    const { person, client } = await createNewcomer(server);
    const product = await createProduct(server.db, ag);
    const first = await client.post(endpoints.createAgCourseSessionUser.path, { product: product.code });
    expect(first.statusCode).toBe(200);
    const [enrolment] = await enrolmentsOf(person.id);
    expect(first.json()).toEqual({
      course_session_user_id: enrolment?.id,
      course_session_id: product.courseSessionId,
      redirect: `/course/${ag.course.slug}/learn`,
    });
    await server.db.update(products).set({ active: false }).where(eq(products.id, product.id));
    const again = await client.post(endpoints.createAgCourseSessionUser.path, { product: product.id });
    expect(again.json()).toEqual(first.json());
    expect(await enrolmentsOf(person.id)).toHaveLength(1);
    const recorded = await server.db.select().from(auditEntries).where(eq(auditEntries.userId, person.id));
    expect(recorded).toMatchObject([{ action: 'role.granted', subjectId: enrolment?.id }]);
    const [changed] = await server.db.select().from(users).where(eq(users.id, person.id));
    expect(changed?.organisationId).toBe('ag');
  });

  it('enrols once when it is asked several times at once', async () => {
    const { person, client } = await createNewcomer(server);
    const { code: product } = await createProduct(server.db, ag);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.post(endpoints.createAgCourseSessionUser.path, { product })),
    );
    const [first] = answers;
    for (const answer of answers) expect(answer.json()).toEqual(first?.json());
    expect(await enrolmentsOf(person.id)).toHaveLength(1);
  });

  it('waits for an order of the same person, and neither for the other', async () => {
    const { person, client } = await createNewcomer(server);
    const { code: product, courseSessionId } = await createProduct(server.db, ag);
    const answers: ReturnType<typeof client.post>[] = [];
    await server.db.transaction(async (order) => {
      await order.select().from(users).where(eq(users.id, person.id)).for('no key update');
      answers.push(client.post(endpoints.createAgCourseSessionUser.path, { product }));
      await untilOthersWait(order);
      await order.insert(courseSessionUsers).values({ userId: person.id, courseSessionId, role: 'MEMBER' });
    });
    const [answer] = await Promise.all(answers);
    expect(answer?.statusCode).toBe(200);
    expect(await enrolmentsOf(person.id)).toHaveLength(1);
  });

  it('leaves organisation and role of who has them', async () => {
    const product = await createProduct(server.db, ag, { courseSessionId: ag.session.id });
    const { expert, member } = ag.people;
    for (const { username } of [expert, member]) {
      const client = await server.login(username);
      const answer = await client.post(endpoints.createAgCourseSessionUser.path, { product: product.code });
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
    const { person, client } = await createNewcomer(server);
    const wrong = [
      (await createProduct(server.db, vv)).code,
      (await createProduct(server.db, ag, { active: false })).code,
      randomUUID(),
      '',
    ];
    for (const product of wrong) {
      const answer = await client.post(endpoints.createAgCourseSessionUser.path, { product });
      expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ field: 'product' }] });
    }
    const other = await client.post(endpoints.createEtCourseSessionUser.path, {
      product: (await createProduct(server.db, ag)).code,
    });
    expect(other.statusCode).toBe(400);
    expect(await enrolmentsOf(person.id)).toEqual([]);
  });

  it.each(['ag', 'et'] as const)('refuses a course of %s that is not open for it', async (courseType) => {
    const closed = await createCast(server.db, { courseType });
    const product = await createProduct(server.db, closed);
    const path = {
      ag: endpoints.createAgCourseSessionUser.path,
      et: endpoints.createEtCourseSessionUser.path,
    }[courseType];
    const said = {
      de: 'Dieser Kurs ist für die Anmeldung nicht offen. Frage bei deinem Verband nach.',
      fr: 'Ce cours n’est pas ouvert aux inscriptions. Renseigne-toi auprès de ton association.',
      it: 'Questo corso non è aperto alle iscrizioni. Informati presso la tua associazione.',
    };
    for (const language of ['de', 'fr', 'it'] as const) {
      const person = await createPerson(server.db, { firstName: 'Nina', language });
      const client = await server.login(person.username);
      const answer = await client.post(path, { product: product.code });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        fields: [{ field: 'product', messages: [said[language]] }],
      });
      const ordered = await client.post(endpoints.orders.path, {
        product_id: product.id,
        invoice_address: invoiceAddress,
        idempotency_key: randomUUID(),
      });
      expect(ordered.json()).toMatchObject({ fields: [{ field: 'product_id' }] });
      const listed = await client.get(`${endpoints.products.path}?course_type=${courseType}`);
      expect(listed.json()).not.toContainEqual(expect.objectContaining({ id: product.id }));
      expect(await enrolmentsOf(person.id)).toEqual([]);
      const [after] = await server.db.select().from(users).where(eq(users.id, person.id));
      expect(after?.organisationId).toBeNull();
    }
    await server.db.update(courses).set({ openForOnboarding: true }).where(eq(courses.id, closed.course.id));
    const { client } = await createNewcomer(server);
    expect((await client.post(path, { product: product.code })).statusCode).toBe(200);
  });

  it('is there for et', async () => {
    const et = await createCast(server.db, { courseType: 'et', openForOnboarding: true });
    const { person, client } = await createNewcomer(server);
    const product = await createProduct(server.db, et);
    const answer = await client.post(endpoints.createEtCourseSessionUser.path, { product: product.code });
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
    const { client } = await createNewcomer(server);
    const answer = await client.post(`/api/shop/${path}/`, { product: 'x' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message });
  });

  it('needs a login', async () => {
    for (const path of [endpoints.createAgCourseSessionUser.path, '/api/shop/vv/create_vv_csu/']) {
      expect((await server.visit().post(path, { product: 'x' })).statusCode).toBe(401);
    }
  });
});
