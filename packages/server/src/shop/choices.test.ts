import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import {
  createNewcomer,
  createProduct,
  invoiceAddress,
  offerOptions,
  offerProfile,
} from '../../test/shopWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { orders } from './tables.ts';

let server: TestServer;
let cast: Cast;
let offered: string;
let foreign: string;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db, { enableCourseProfiles: true });
  offered = await offerProfile(server.db, cast.course.id);
  foreign = await offerProfile(server.db, (await createCast(server.db)).course.id);
});
afterAll(() => server[Symbol.asyncDispose]());

type Newcomer = Awaited<ReturnType<typeof createNewcomer>>;

const order = async ({ client }: Newcomer, of = cast) =>
  client.post(endpoints.orders.path, {
    product_id: (await createProduct(server.db, of)).id,
    invoice_address: invoiceAddress,
    idempotency_key: randomUUID(),
  });

const enrolmentsOf = ({ person }: Newcomer) =>
  server.db.select().from(courseSessionUsers).where(eq(courseSessionUsers.userId, person.id));

describe('an order of a course that has profiles', () => {
  it('is refused without one, and says what to do', async () => {
    const newcomer = await createNewcomer(server);
    const answer = await order(newcomer);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ field: 'chosen_profile', messages: ['Wähle zuerst ein Profil dieses Kurses.'] }],
    });
    expect(await server.db.$count(orders, eq(orders.userId, newcomer.person.id))).toBe(0);
    expect(await enrolmentsOf(newcomer)).toEqual([]);
  });

  it('is accepted once it is chosen, and the enrolment takes it over', async () => {
    const newcomer = await createNewcomer(server);
    await newcomer.client.put(endpoints.me.path, { chosen_profile: offered.toUpperCase() });
    expect((await order(newcomer)).statusCode).toBe(200);
    expect(await enrolmentsOf(newcomer)).toMatchObject([{ chosenProfileId: offered, courseOption: null }]);
  });

  it('is refused with a profile of other courses, and with one of the past', async () => {
    const newcomer = await createNewcomer(server);
    await newcomer.client.put(endpoints.me.path, { chosen_profile: foreign });
    expect((await order(newcomer)).json().fields).toMatchObject([{ field: 'chosen_profile' }]);
    const other = await createCast(server.db, { enableCourseProfiles: true });
    await offerProfile(server.db, other.course.id);
    const past = await offerProfile(server.db, other.course.id);
    await newcomer.client.put(endpoints.me.path, { chosen_profile: past });
    await server.db.update(courseProfiles).set({ active: false }).where(eq(courseProfiles.id, past));
    expect((await order(newcomer, other)).json().fields).toMatchObject([{ field: 'chosen_profile' }]);
  });

  it('needs none where profiles are switched off, and takes none over', async () => {
    const plain = await createCast(server.db, { enableCourseProfiles: false });
    const profile = await offerProfile(server.db, plain.course.id);
    const newcomer = await createNewcomer(server);
    await newcomer.client.put(endpoints.me.path, { chosen_profile: profile });
    expect((await order(newcomer, plain)).statusCode).toBe(200);
    expect(await enrolmentsOf(newcomer)).toMatchObject([{ chosenProfileId: null }]);
  });
});

describe('an order of a course whose circles have options', () => {
  it('needs one of them, which the enrolment takes over', async () => {
    const optional = await createCast(server.db);
    await offerOptions(server.db, optional.keys.basics, ['sach', 'haftpflicht']);
    await offerOptions(server.db, (await createCast(server.db)).keys.basics, ['hagel']);
    const newcomer = await createNewcomer(server);
    const refused = await order(newcomer, optional);
    expect(refused.json().fields).toEqual([
      { field: 'course_option', messages: ['Wähle zuerst eine Option dieses Kurses.'] },
    ]);
    await newcomer.client.put(endpoints.me.path, { course_option: 'hagel' });
    expect((await order(newcomer, optional)).statusCode).toBe(400);
    await newcomer.client.put(endpoints.me.path, { course_option: 'sach' });
    expect((await order(newcomer, optional)).statusCode).toBe(200);
    expect(await enrolmentsOf(newcomer)).toMatchObject([{ courseOption: 'sach', chosenProfileId: null }]);
  });
});
