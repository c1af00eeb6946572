import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions, assignments } from '../assignments/tables.ts';
import { mentorRelations } from '../course-sessions/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const { people, session, elsewhere } = cast;
  const evaluated = (userId: string, assignmentId: string, points: number, deducted = 0) => ({
    userId,
    assignmentId,
    courseSessionId: session.id,
    completionStatus: 'EVALUATION_SUBMITTED' as const,
    evaluationPassed: points >= 11,
    evaluationPoints: points + deducted,
    evaluationPointsDeducted: deducted,
    evaluationPointsFinal: points,
    evaluationMaxPoints: 20,
  });
  await server.db
    .update(assignments)
    .set({ competenceCertificateId: work.certificateId, competenceCertificateWeight: 2 })
    .where(eq(assignments.id, work.assignmentIds.praxis));
  await server.db.insert(assignmentCompletions).values([
    evaluated(people.member.id, work.assignmentIds.casework, 14, 2),
    evaluated(people.member.id, work.assignmentIds.test, 4),
    evaluated(people.member.id, work.assignmentIds.praxis, 20),
    evaluated(people.fellow.id, work.assignmentIds.casework, 20),
    {
      ...evaluated(people.fellow.id, work.assignmentIds.praxis, 20),
      completionStatus: 'EVALUATION_IN_PROGRESS' as const,
    },
  ]);
  // The mentee is in the other session as well, but not as a mentee.
  await enrol(server.db, { userId: people.member.id, courseSessionId: elsewhere.id });
});
afterAll(() => server[Symbol.asyncDispose]());

const document = `query Own($id: ID!, $role: AgentRole!) {
  agent_assignment_statistics(course_id: $id, agent_role: $role) { course_title
    persons { user_id course_session_id total_count submitted_count evaluated_count passed_count failed_count }
    assignments { summary { completed_count average_passed average_evaluation_percent total_passed total_failed
      total_unranked } records { assignment_id details_url metrics { average_passed } } } }
  agent_competence_grades(course_id: $id, agent_role: $role) { persons { first_name course_session_title average_grade
    is_partial certificates { title total_count evaluated_count grade exact_grade percent is_partial } } } }`;

interface Own {
  readonly agent_assignment_statistics: { readonly persons: unknown[]; readonly assignments: unknown };
  readonly agent_competence_grades: unknown;
}

async function own(username: string, role: 'berufsbildner' | 'learning_mentor'): Promise<Own> {
  const { data, codes } = await askGraphql<Own>(await server.login(username), document, {
    id: cast.course.id,
    role,
  });
  if (!data) throw new Error(codes.join());
  return data;
}

const progress = () => ({ user_id: cast.people.member.id, course_session_id: cast.session.id });

test('a mentor sees praxis assignment results of own mentees only, by name and without a minimum', async () => {
  const { agent_assignment_statistics: seen, agent_competence_grades: results } = await own(
    cast.people.mentor.username,
    'learning_mentor',
  );
  const counts = { total_count: 1, submitted_count: 1, evaluated_count: 1, passed_count: 1, failed_count: 0 };
  expect(seen).toEqual({
    course_title: 'Kurs',
    persons: [{ ...progress(), ...counts }],
    assignments: {
      summary: {
        completed_count: 1,
        average_passed: 100,
        average_evaluation_percent: 100,
        total_passed: 1,
        total_failed: 0,
        total_unranked: 0,
      },
      records: [
        expect.objectContaining({
          assignment_id: work.assignmentIds.praxis,
          metrics: { average_passed: 100 },
        }),
      ],
    },
  });
  const grades = {
    total_count: 1,
    evaluated_count: 1,
    grade: 6,
    exact_grade: 6,
    percent: 100,
    is_partial: true,
  };
  expect(results).toEqual({
    persons: [
      {
        first_name: 'Mia',
        course_session_title: 'Durchführung',
        average_grade: 6,
        is_partial: true,
        certificates: [{ title: 'Nachweis (de)', ...grades }],
      },
    ],
  });
});

test('what is not released yet is not evaluated', async () => {
  const { agent_assignment_statistics: seen } = await own(
    cast.people.foreignMentor.username,
    'learning_mentor',
  );
  expect(seen.persons).toMatchObject([{ submitted_count: 1, evaluated_count: 0, passed_count: 0 }]);
});

test('a Berufsbildner sees all results of apprentices in all their sessions', async () => {
  const { agent_assignment_statistics: seen, agent_competence_grades: results } = await own(
    cast.people.apprenticeTrainer.username,
    'berufsbildner',
  );
  const counts = { total_count: 3, submitted_count: 3, evaluated_count: 3, passed_count: 2, failed_count: 1 };
  const elsewhere = { course_session_id: cast.elsewhere.id, total_count: 0, evaluated_count: 0 };
  expect(seen.persons).toEqual(
    expect.arrayContaining([
      { ...progress(), ...counts },
      expect.objectContaining({ ...elsewhere, user_id: cast.people.member.id }),
    ]),
  );
  expect(seen.persons).toHaveLength(2);
  const grades = {
    total_count: 3,
    evaluated_count: 3,
    grade: 4.5,
    exact_grade: 4.63,
    percent: 72.5,
    is_partial: false,
  };
  expect(results).toMatchObject({
    persons: [{ average_grade: 4.5, is_partial: false, certificates: [grades] }],
  });
});

test('nothing evaluated is no grade', async () => {
  const novice = await createPerson(server.db, { firstName: 'Nia' });
  const enrolment = await enrol(server.db, { userId: novice.id, courseSessionId: cast.session.id });
  const mentor = await createPerson(server.db, { firstName: 'Max' });
  await server.db.insert(mentorRelations).values({ mentorId: mentor.id, participantId: enrolment.id });
  expect((await own(mentor.username, 'learning_mentor')).agent_competence_grades).toMatchObject({
    persons: [{ average_grade: null, certificates: [{ evaluated_count: 0, grade: null, percent: null }] }],
  });
});

test('an evaluation without points counts, and makes no grade', async () => {
  const person = await createPerson(server.db, { firstName: 'Ona' });
  const enrolment = await enrol(server.db, { userId: person.id, courseSessionId: cast.session.id });
  const mentor = await createPerson(server.db, { firstName: 'Mo' });
  await server.db.insert(mentorRelations).values({ mentorId: mentor.id, participantId: enrolment.id });
  await server.db.insert(assignmentCompletions).values({
    userId: person.id,
    assignmentId: work.assignmentIds.praxis,
    courseSessionId: cast.session.id,
    completionStatus: 'EVALUATION_SUBMITTED',
  });
  expect((await own(mentor.username, 'learning_mentor')).agent_competence_grades).toMatchObject({
    persons: [{ average_grade: null, certificates: [{ evaluated_count: 1, grade: null, percent: null }] }],
  });
});

test('the number of statements does not grow with the people, sessions and records', async () => {
  const overview = `query Course($id: ID!) { course_statistics(course_id: $id) { course_session_selection_ids
    course_session_properties { sessions { id } } course_session_selection_metrics { participant_count }
    assignments { summary { total_passed } records { assignment_id } }
    attendance_day_presences { summary { days_completed } records { due_date } }
    feedback_responses { summary { total_responses } records { experts } }
    competences { summary { success_total } records { success_count } } } }`;
  const admin = await server.login(cast.people.admin.username);
  const mentor = await server.login(cast.people.mentor.username);
  const ask = async () => {
    await askGraphql(admin, overview, { id: cast.course.id });
    await askGraphql(mentor, document, { id: cast.course.id, role: 'learning_mentor' });
  };
  await ask();
  await ask();
  const before = await countStatements(server.db, ask);
  for (let index = 0; index < 6; index += 1) {
    const { id: userId } = await createPerson(server.db, { firstName: `Person ${index}` });
    const { id } = await enrol(server.db, { userId, courseSessionId: cast.session.id });
    await server.db.insert(mentorRelations).values({ mentorId: cast.people.mentor.id, participantId: id });
  }
  await ask();
  expect(await countStatements(server.db, ask)).toBe(before);
});

interface Lists {
  readonly agent_assignment: {
    readonly title: string;
    readonly summary: { readonly total_passed: number; readonly total_failed: number };
    readonly persons: readonly Record<string, unknown>[];
    readonly person_count: number;
  } | null;
  readonly agent_competence_grades: {
    readonly competence_certificates: readonly Record<string, unknown>[];
    readonly persons: readonly Record<string, unknown>[];
    readonly person_count: number;
  } | null;
}

const lists = `query Lists($slug: String!, $role: AgentRole!, $assignment: ID!, $sessions: [ID!], $result: AgentResultState,
    $grade: AgentGradeState, $search: String) {
  agent_assignment(course_slug: $slug, agent_role: $role, assignment_id: $assignment, course_session_ids: $sessions) {
    title summary { total_passed total_failed } person_count(state: $result, search: $search)
    persons(state: $result, search: $search) { first_name completion_status evaluation_passed evaluation_points_final
      evaluation_percent } }
  agent_competence_grades(course_slug: $slug, agent_role: $role, course_session_ids: $sessions) {
    competence_certificates { title total_passed average_evaluation_percent }
    person_count(state: $grade, search: $search)
    persons(state: $grade, search: $search, sort: average, descending: true) { first_name average_grade } } }`;

async function askLists(
  member: CastMember,
  role: 'berufsbildner' | 'learning_mentor',
  given: Readonly<Record<string, unknown>> = {},
) {
  return askGraphql<Lists>(await server.login(cast.people[member].username), lists, {
    slug: cast.course.slug,
    role,
    assignment: work.assignmentIds.test,
    ...given,
  });
}

test('an assignment shows what the own people did in it, with figures of named people', async () => {
  const { data } = await askLists('apprenticeTrainer', 'berufsbildner');
  expect(data?.agent_assignment).toMatchObject({
    summary: { total_passed: 0, total_failed: 1 },
    person_count: 1,
    persons: [
      {
        first_name: 'Mia',
        completion_status: 'EVALUATION_SUBMITTED',
        evaluation_passed: false,
        evaluation_points_final: 4,
        evaluation_percent: 20,
      },
    ],
  });
  expect(data?.agent_competence_grades?.competence_certificates).toEqual([
    { title: 'Nachweis (de)', total_passed: 2, average_evaluation_percent: expect.any(Number) },
  ]);
});

test.each<[string, Readonly<Record<string, unknown>>, number, number]>([
  ['who failed', { result: 'failed', grade: 'reached' }, 1, 1],
  ['nobody who did not', { result: 'open', grade: 'below' }, 0, 0],
  ['who is searched for', { search: 'mi mu' }, 1, 1],
  ['nobody of another name', { search: 'xaver' }, 0, 0],
])('the lists have %s', async (_what, given, results, grades) => {
  const { data } = await askLists('apprenticeTrainer', 'berufsbildner', given);
  expect(data?.agent_assignment?.persons).toHaveLength(results);
  expect(data?.agent_assignment?.person_count).toBe(results);
  expect(data?.agent_competence_grades?.persons).toHaveLength(grades);
  expect(data?.agent_competence_grades?.person_count).toBe(grades);
});

test('a chosen session limits figures and lists; one without own people has none', async () => {
  const elsewhere = await askLists('apprenticeTrainer', 'berufsbildner', { sessions: [cast.elsewhere.id] });
  expect(elsewhere.data?.agent_assignment).toMatchObject({ person_count: 0, summary: { total_failed: 0 } });
});

test('an assignment of which a mentor sees no results does not exist for them', async () => {
  expect((await askLists('mentor', 'learning_mentor')).codes).toEqual(['not_found']);
  const praxis = await askLists('mentor', 'learning_mentor', { assignment: work.assignmentIds.praxis });
  expect(praxis.data?.agent_assignment?.persons[0]).toMatchObject({ evaluation_passed: true });
});

test('a release that can be taken back is no result yet', async () => {
  const { data } = await askLists('foreignMentor', 'learning_mentor', {
    assignment: work.assignmentIds.praxis,
  });
  expect(data?.agent_assignment?.persons).toMatchObject([
    { completion_status: 'EVALUATION_IN_PROGRESS', evaluation_passed: null, evaluation_percent: null },
  ]);
});

test.each<[CastMember, 'berufsbildner' | 'learning_mentor']>([
  ['mentor', 'berufsbildner'],
  ['apprenticeTrainer', 'learning_mentor'],
  ['member', 'berufsbildner'],
  ['expert', 'berufsbildner'],
  ['trainingResponsible', 'berufsbildner'],
])('%s in the role of %s finds nothing', async (member, role) => {
  const { codes } = await askLists(member, role, { assignment: work.assignmentIds.praxis });
  expect(codes).toContain('not_found');
});

test('grades in one certificate of one session', async () => {
  const client = await server.login(cast.people.apprenticeTrainer.username);
  const ask = (sessionId: string, certificateId: string) =>
    askGraphql<Pick<Lists, 'agent_competence_grades'>>(
      client,
      `query One($id: ID!, $session: ID!, $certificate: ID!) { agent_competence_grades(course_id: $id,
        agent_role: berufsbildner, course_session_ids: [$session], competence_certificate_id: $certificate) {
        competence_certificates { id } person_count persons { certificates { competence_certificate_id grade } } } }`,
      { id: cast.course.id, session: sessionId, certificate: certificateId },
    );
  const { data } = await ask(cast.session.id, work.certificateId);
  expect(data?.agent_competence_grades).toEqual({
    competence_certificates: [{ id: work.certificateId }],
    person_count: 1,
    persons: [{ certificates: [{ competence_certificate_id: work.certificateId, grade: 4.5 }] }],
  });
  expect((await ask(cast.elsewhere.id, work.certificateId)).codes).toEqual(['not_found']);
  expect((await ask(cast.session.id, cast.session.id)).codes).toEqual(['not_found']);
});
