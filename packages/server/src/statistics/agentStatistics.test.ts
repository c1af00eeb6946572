import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, createCast, createPerson, enrol } from '../../test/factories.ts';
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
    total_count: 3,
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
