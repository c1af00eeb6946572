import { endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  await createWork(server.db, cast);
});
afterAll(() => server[Symbol.asyncDispose]());

type Seen = readonly ('session' | 'elsewhere')[] | 'nothing';

/** which people's metrics of which sessions the current user sees (domain decisions §4, statistics) */
const courseMetrics: Readonly<Record<CastMember, readonly [sessions: Seen, participants: number]>> = {
  member: ['nothing', 0],
  fellow: ['nothing', 0],
  other: ['nothing', 0],
  expert: [['session'], 2],
  foreignExpert: [['elsewhere'], 1],
  mentor: ['nothing', 0],
  foreignMentor: ['nothing', 0],
  supervisor: [['session'], 2],
  foreignSupervisor: ['nothing', 0],
  admin: [['session', 'elsewhere'], 3],
  nobody: ['nothing', 0],
  apprenticeTrainer: [['session'], 1],
  foreignApprenticeTrainer: [['session'], 1],
  trainingResponsible: [['session'], 1],
  foreignTrainingResponsible: [['session'], 1],
  examExpert: ['nothing', 0],
};

const everybody = Object.keys(courseMetrics) as CastMember[];
const client = (member: CastMember) => server.login(cast.people[member].username);
const courseArguments = () => ({ id: cast.course.id });

describe.each(everybody)('%s', (member) => {
  test('figures of the course, by GraphQL', async () => {
    const [sessions, participants] = courseMetrics[member];
    const { data, codes } = await askGraphql<{
      course_statistics: {
        course_session_selection_ids: string[];
        course_session_properties: { sessions: { id: string }[] };
        course_session_selection_metrics: { participant_count: number };
      };
    }>(
      await client(member),
      `query Figures($id: ID!) { course_statistics(course_id: $id) { course_session_selection_ids
        course_session_properties { sessions { id } } course_session_selection_metrics { participant_count } } }`,
      courseArguments(),
    );
    if (sessions === 'nothing') return expect(codes).toEqual(['not_found']);
    const ids = sessions.map((name) => cast[name].id).sort();
    expect(data?.course_statistics.course_session_selection_ids.sort()).toEqual(ids);
    expect(data?.course_statistics.course_session_properties.sessions.map(({ id }) => id).sort()).toEqual(
      ids,
    );
    expect(data?.course_statistics.course_session_selection_metrics.participant_count).toBe(participants);
  });

  test.each([
    endpoints.courseStatistics.path,
    endpoints.assignmentStatistics.path,
    endpoints.competenceSummary.path,
  ])('%s', async (path) => {
    const answer = await (await client(member)).get(path.replace(':courseId', cast.course.id));
    expect(answer.statusCode).toBe(courseMetrics[member][0] === 'nothing' ? 404 : 200);
  });

  test('figures of competence certificates', async () => {
    const { codes } = await askGraphql(
      await client(member),
      `query Figures($id: ID!) { competence_certificate_statistics(course_id: $id) { competence_certificates { id }
        assignments { summary { total_passed } records { assignment_id } } } }`,
      courseArguments(),
    );
    expect(codes).toEqual(courseMetrics[member][0] === 'nothing' ? ['not_found'] : []);
  });

  const seesCosts = ['admin', 'trainingResponsible', 'foreignTrainingResponsible'].includes(member);

  test.each([
    endpoints.trainingResponsibleStatistics.path,
    endpoints.trainingResponsibleExams.path,
    endpoints.trainingResponsibleProfiles.path,
  ])('%s', async (path) => {
    const answer = await (await client(member)).get(path.replace(':courseSessionId', cast.session.id));
    expect(answer.statusCode).toBe(seesCosts ? 200 : 404);
  });

  test.each([
    'training_responsible_statistics(course_session_id: $id) { cost_per_year { year } }',
    'training_responsible_exam_statistics(course_session_id: $id) { price_chf }',
    'training_responsible_certificate_statistics(course_session_id: $id) { count }',
  ])('%s', async (field) => {
    const { codes } = await askGraphql(await client(member), `query Figures($id: ID!) { ${field} }`, {
      id: cast.session.id,
    });
    expect(codes).toEqual(seesCosts ? [] : ['not_found']);
  });

  test.each([
    ['berufsbildner', ['apprenticeTrainer', 'foreignApprenticeTrainer']],
    ['learning_mentor', ['mentor', 'foreignMentor']],
  ] as const)('results of the own people as %s', async (role, allowed) => {
    const { data, codes } = await askGraphql<Record<string, { persons: { user_id: string }[] }>>(
      await client(member),
      `query Own($id: ID!, $role: AgentRole!) {
        agent_assignment_statistics(course_id: $id, agent_role: $role) { persons { user_id } }
        agent_competence_grades(course_id: $id, agent_role: $role) { persons { user_id } } }`,
      { ...courseArguments(), role },
    );
    if (!allowed.some((name) => name === member)) {
      expect({ data, codes: [...new Set(codes)] }).toEqual({ data: null, codes: ['not_found'] });
      return;
    }
    const own = member.startsWith('foreign') ? cast.people.fellow.id : cast.people.member.id;
    expect(data?.agent_assignment_statistics?.persons).toEqual([{ user_id: own }]);
    expect(data?.agent_competence_grades?.persons).toEqual([{ user_id: own }]);
  });
});

test('filters do not reach beyond the own sessions and people', async () => {
  const ask = async (member: CastMember, filter: string) => {
    const path = endpoints.courseStatistics.path.replace(':courseId', cast.course.id);
    const answer = await (await client(member)).get(`${path}?${filter}`);
    const { course_session_selection_ids: sessions, user_selection_ids: people } = answer.json();
    return { sessions, people };
  };
  expect(await ask('expert', `course_session_ids[]=${cast.elsewhere.id}`)).toEqual({
    sessions: [],
    people: [],
  });
  expect(await ask('supervisor', 'regions=Bern')).toEqual({ sessions: [], people: [] });
  expect(await ask('apprenticeTrainer', `user_ids[]=${cast.people.fellow.id}`)).toEqual({
    sessions: [],
    people: [],
  });
  expect(await ask('trainingResponsible', `user_ids=${cast.people.member.id}`)).toEqual({
    sessions: [cast.session.id],
    people: [cast.people.member.id],
  });
});

test.each(['x', '00000000-0000-4000-8000-000000000000'])('no course %s', async (id) => {
  const admin = await client('admin');
  expect((await admin.get(endpoints.courseStatistics.path.replace(':courseId', id))).statusCode).toBe(404);
  const { codes } = await askGraphql(
    admin,
    'query Figures($id: ID!) { course_statistics(course_id: $id) { course_id } }',
    { id },
  );
  expect(codes).toEqual(['not_found']);
});

test('pages of records are checked', async () => {
  const admin = await client('admin');
  const path = endpoints.courseStatistics.path.replace(':courseId', cast.course.id);
  expect((await admin.get(`${path}?first=-1`)).statusCode).toBe(400);
  expect((await admin.get(`${path}?colour=red`)).statusCode).toBe(400);
  const { codes } = await askGraphql(
    admin,
    `query Figures($id: ID!, $first: Int) { course_statistics(course_id: $id) {
      assignments { records(first: $first) { assignment_id } } } }`,
    { ...courseArguments(), first: -1 },
  );
  expect(codes).toEqual(['validation_failed']);
});

test('records come in pages whose sum is the whole', async () => {
  const admin = await client('admin');
  const records = async (variables: Record<string, unknown>) => {
    const { data } = await askGraphql<{
      course_statistics: { assignments: { records: unknown[]; summary: { total_records: number } } };
    }>(
      admin,
      `query Figures($id: ID!, $first: Int, $offset: Int) { course_statistics(course_id: $id) { assignments {
        records(first: $first, offset: $offset) { assignment_id course_session_id } summary { total_records } } } }`,
      { ...courseArguments(), ...variables },
    );
    return data?.course_statistics.assignments;
  };
  const whole = await records({});
  const first = await records({ first: 2 });
  const rest = await records({ first: 50, offset: 2 });
  expect(whole?.records).toHaveLength(3);
  expect([...(first?.records ?? []), ...(rest?.records ?? [])]).toEqual(whole?.records);
  expect(first?.summary.total_records).toBe(3);
});
