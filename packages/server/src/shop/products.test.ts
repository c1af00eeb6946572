import { endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createSession, dayFromToday } from '../../test/factories.ts';
import { createProduct, offerOptions, offerProfile } from '../../test/shopWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

let server: TestServer;
let vv: Cast;
let ag: Cast;

beforeAll(async () => {
  server = await startTestServer();
  vv = await createCast(server.db);
  ag = await createCast(server.db, { courseType: 'ag', openForOnboarding: true });
});
afterAll(() => server[Symbol.asyncDispose]());

describe('GET /api/shop/products/', () => {
  const codesFor = async (username: string, query = '') => {
    const answer = await (await server.login(username)).get(endpoints.products.path + query);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ code: string; bought: boolean }[]>();
  };

  it('lists what can be ordered in the families of the own courses, and says what is bought', async () => {
    const product = await createProduct(server.db, vv);
    const own = await createProduct(server.db, vv, { courseSessionId: vv.session.id });
    await createProduct(server.db, ag);
    const answer = await (await server.login(vv.people.member.username)).get(endpoints.products.path);
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
      profile_ids: [],
      course_options: [],
      bought: false,
    });
    expect(list).toContainEqual(expect.objectContaining({ code: own.code, bought: true }));
    expect(list.map((one) => 'course_type' in one && one.course_type)).not.toContain('ag');
  });

  it('says between which profiles and options a course leaves the choice', async () => {
    const cast = await createCast(server.db, { enableCourseProfiles: true });
    const profile = await offerProfile(server.db, cast.course.id);
    await offerOptions(server.db, cast.keys.basics, ['a', 'b']);
    await offerOptions(server.db, cast.keys.advanced, ['b']);
    const { code } = await createProduct(server.db, cast);
    const list = await codesFor(cast.people.member.username);
    expect(list.find((one) => one.code === code)).toMatchObject({
      profile_ids: [profile],
      course_options: ['a', 'b'],
    });
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
    const { code } = await createProduct(server.db, vv);
    expect((await codesFor(vv.people[role].username)).map((one) => one.code)).toContain(code);
  });

  it('is empty for a person without a course, who asks for one family', async () => {
    const { code } = await createProduct(server.db, vv);
    const { username } = vv.people.nobody;
    expect(await codesFor(username)).toEqual([]);
    expect(await codesFor(username, '?course_type=vv')).toContainEqual(
      expect.objectContaining({ code, bought: false }),
    );
    const wrong = await (await server.login(username)).get(`${endpoints.products.path}?course_type=xx`);
    expect(wrong.statusCode).toBe(400);
  });

  it('leaves out what is not sold any more', async () => {
    const over = await createSession(server.db, vv.course.id, {
      startDate: dayFromToday(-90),
      endDate: dayFromToday(-1),
    });
    const gone = [
      await createProduct(server.db, vv, { active: false }),
      await createProduct(server.db, vv, { courseSessionId: over.id }),
    ];
    const codes = (await codesFor(vv.people.member.username)).map(({ code }) => code);
    expect(codes.filter((code) => gone.some((product) => product.code === code))).toEqual([]);
  });

  it('asks the database as often for many products as for few', async () => {
    const client = await server.login(vv.people.member.username);
    const ask = () => countStatements(server.db, () => client.get(endpoints.products.path));
    const before = await ask();
    await createProduct(server.db, vv);
    await createProduct(server.db, vv);
    expect(await ask()).toBe(before);
  });

  it('needs a login', async () => {
    expect((await server.visit().get(endpoints.products.path)).statusCode).toBe(401);
  });
});
