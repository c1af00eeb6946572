import type { CohortAssessment, CohortAssessmentSummary, CohortCertificateSummary } from '@learn/contracts';
import { minimumForAverages } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions, assignments } from '../assignments/tables.ts';
import { completions } from '../completions/tables.ts';
import { mentorRelations } from '../course-sessions/tables.ts';

// A training responsible who accompanies an apprentice of their own and one of another employer.

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const mentorId = cast.people.trainingResponsible.id;
  await server.db.insert(mentorRelations).values([
    { mentorId, participantId: cast.enrolments.member },
    { mentorId, participantId: cast.enrolments.fellow },
  ]);
  for (let index = 1; index < minimumForAverages; index += 1) await employ(index);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Another apprentice, who assesses themselves well and gets 6 of 10 points in both assignments. */
async function employ(index: number) {
  const courseSessionId = cast.session.id;
  const { id: userId } = await createPerson(server.db, {
    firstName: `Lernende ${index}`,
    organisationId: cast.employer,
  });
  await enrol(server.db, { userId, courseSessionId });
  await assess(userId, 'SUCCESS');
  await server.db.insert(assignmentCompletions).values(
    [work.assignmentIds.casework, work.assignmentIds.praxis].map((assignmentId) => ({
      userId,
      courseSessionId,
      assignmentId,
      completionStatus: 'EVALUATION_SUBMITTED' as const,
      evaluationPoints: 6,
      evaluationMaxPoints: 10,
    })),
  );
}

function assess(userId: string, completionStatus: 'SUCCESS' | 'FAIL') {
  return server.db.insert(completions).values({
    userId,
    courseSessionId: cast.session.id,
    translationKey: cast.keys.criterion,
    pageType: 'competence.PerformanceCriterion',
    completionStatus,
  });
}

async function get<Answer>(kind: 'certificates' | 'evaluation', path: string): Promise<Answer> {
  const client = await server.login(cast.people.trainingResponsible.username);
  const answer = await client.get(`/api/dashboard/${kind}/${cast.course.slug}/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const assessmentSummary = (query = '') => get<CohortAssessmentSummary>('evaluation', `summary/${query}`);

describe('a training responsible who is a mentor as well', () => {
  it('finds their mentees by name, and of too few others no sums beside them', async () => {
    await assess(cast.people.fellow.id, 'FAIL');
    const list = await get<CohortAssessment[]>('evaluation', '');
    expect(list.map(({ first_name, my_role }) => [first_name, my_role])).toEqual([
      ['Finn', 'LEARNING_MENTOR'],
      ['Mia', 'LEARNING_MENTOR'],
    ]);
    // five with Mia, whose self-assessment is known: what is left would be that of four
    expect(await assessmentSummary()).toMatchObject({
      detail: 'named',
      withheld: null,
      person_count: 2,
      unlisted_count: 0,
      success_count: 0,
      fail_count: 1,
    });
  });

  it('sees with five others the sums of all, each once', async () => {
    await employ(minimumForAverages);
    expect(await assessmentSummary()).toMatchObject({
      detail: 'named',
      person_count: minimumForAverages + 2,
      unlisted_count: minimumForAverages,
      success_count: minimumForAverages,
      fail_count: 1,
      open_count: 1,
    });
    expect(await get<CohortAssessment[]>('evaluation', '')).toHaveLength(2);
  });

  it('searches among the mentees', async () => {
    expect(await assessmentSummary('?search=Finn')).toMatchObject({
      person_count: 1,
      unlisted_count: 0,
      success_count: 0,
      fail_count: 1,
    });
    expect(await assessmentSummary('?search=Lernende')).toMatchObject({ person_count: 0, success_count: 0 });
  });

  it('sees averages of the grades of all', async () => {
    await server.db
      .update(assignments)
      .set({ competenceCertificateId: work.certificateId })
      .where(eq(assignments.id, work.assignmentIds.praxis));
    const summary = await get<CohortCertificateSummary>('certificates', 'summary/');
    expect(summary).toMatchObject({
      detail: 'named',
      person_count: minimumForAverages + 2,
      graded_count: minimumForAverages,
      average_grade: 4,
      certificates: [{ graded_count: minimumForAverages, average_grade: 4 }],
    });
  });
});
