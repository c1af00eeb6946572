import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../../test/askGraphql.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { courseSessionUsers } from '../../course-sessions/tables.ts';
import { courseCourseProfiles, courseProfiles } from '../tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db, { enableCourseProfiles: true });
});

afterAll(() => server[Symbol.asyncDispose]());

const ask = async (member: CastMember, query: string, variables = {}) =>
  askGraphql(await server.login(cast.people[member].username), query, variables);

test('a course with its flags, path, competences and profiles, and the own enrolments', async () => {
  const names = { de: 'Leben', fr: 'Vie', it: 'Vita' };
  const [life] = await server.db
    .insert(courseProfiles)
    .values({ code: 'leben', names, position: 1 })
    .returning();
  const [car] = await server.db
    .insert(courseProfiles)
    .values({ code: 'automobilgewerbe', names, active: false })
    .returning();
  await server.db
    .insert(courseCourseProfiles)
    .values([life, car].map((profile) => ({ courseId: cast.course.id, courseProfileId: profile?.id ?? '' })));
  await server.db
    .update(courseSessionUsers)
    .set({ chosenProfileId: life?.id, courseOption: 'fahrzeug' })
    .where(eq(courseSessionUsers.userId, cast.people.member.id));

  const { data, codes } = await ask(
    'member',
    `query Course($slug: String!) { course(slug: $slug) {
      id title category_name slug course_type
      configuration { enable_circle_documents enable_learning_mentor enable_competence_certificates
        enable_course_profiles is_vv is_uk }
      learning_path { slug course { id } }
      action_competences { id }
      profiles { code name }
      course_session_users { user_id course_session_id role chosen_profile { code name }
        course_option course_session { id title my_role } } } }`,
    { slug: cast.course.slug },
  );
  expect(codes).toEqual([]);
  expect(data).toEqual({
    course: {
      id: cast.course.id,
      title: 'Kurs',
      category_name: 'Kurs',
      slug: cast.course.slug,
      course_type: 'vv',
      configuration: {
        enable_circle_documents: false,
        enable_learning_mentor: true,
        enable_competence_certificates: true,
        enable_course_profiles: true,
        is_vv: true,
        is_uk: false,
      },
      learning_path: { slug: 'path', course: { id: cast.course.id } },
      action_competences: [],
      profiles: [{ code: 'leben', name: 'Leben' }],
      course_session_users: [
        {
          user_id: cast.people.member.id,
          course_session_id: cast.session.id,
          role: 'MEMBER',
          chosen_profile: { code: 'leben', name: 'Leben' },
          course_option: 'fahrzeug',
          course_session: { id: cast.session.id, title: 'Durchführung', my_role: 'MEMBER' },
        },
      ],
    },
  });
});

test('a fellow has not chosen a profile', async () => {
  const { data } = await ask(
    'fellow',
    `{ course(id: "${cast.course.id}") { course_session_users { chosen_profile { code } } } }`,
  );
  expect(data).toEqual({ course: { course_session_users: [{ chosen_profile: null }] } });
});

const sessionQuery = `query Session($id: ID!) { course_session(id: $id) {
  id title start_date end_date region generation actions my_role user_role is_uk is_vv created_at updated_at
  course { slug } } }`;

test.each([
  ['member', 'MEMBER', 'learning-path'],
  ['expert', 'EXPERT', 'expert-cockpit'],
  ['mentor', 'LEARNING_MENTOR', 'is_learning_mentor'],
  ['supervisor', 'SUPERVISOR', 'preview'],
] as const)('%s sees the session as %s', async (member, role, action) => {
  const { data, codes } = await ask(member, sessionQuery, { id: cast.session.id });
  expect(codes).toEqual([]);
  expect(data).toEqual({
    course_session: {
      id: cast.session.id,
      title: 'Durchführung',
      start_date: cast.session.startDate,
      end_date: cast.session.endDate,
      region: 'Zürich',
      generation: '2026',
      actions: expect.arrayContaining([action]),
      my_role: role,
      user_role: role,
      is_uk: false,
      is_vv: true,
      created_at: cast.session.createdAt.toISOString(),
      updated_at: cast.session.updatedAt.toISOString(),
      course: { slug: cast.course.slug },
    },
  });
});

test.each(['other', 'foreignExpert', 'foreignSupervisor', 'nobody'] as const)(
  '%s does not see the session',
  async (member) => {
    expect(await ask(member, sessionQuery, { id: cast.session.id })).toEqual({
      data: { course_session: null },
      codes: ['not_found'],
    });
  },
);

test('an id that is none is no session', async () => {
  expect((await ask('member', sessionQuery, { id: '1' })).codes).toEqual(['not_found']);
});

test('the sessions of several enrolments, with their people and days, cost no statement more than one', async () => {
  const person = await createPerson(server.db, { firstName: 'Viel' });
  const client = await server.login(person.username);
  const ask = () =>
    askGraphql<{ course: { course_session_users: { course_session: { id: string } }[] } }>(
      client,
      `{ course(id: "${cast.course.id}") { course_session_users { course_session { id my_role users { user_id }
        attendance_courses { id } assignments { id } } } } }`,
    );
  await enrol(server.db, { userId: person.id, courseSessionId: cast.session.id });
  await ask();
  const one = await countStatements(server.db, ask);
  await enrol(server.db, { userId: person.id, courseSessionId: cast.elsewhere.id });
  expect(await countStatements(server.db, ask)).toBe(one);
  const { data } = await ask();
  const ids = data?.course.course_session_users.map(({ course_session }) => course_session.id);
  expect(ids?.sort()).toEqual([cast.session.id, cast.elsewhere.id].sort());
});
