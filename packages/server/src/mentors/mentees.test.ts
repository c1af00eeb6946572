import { endpoints } from '@learn/contracts';
import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import {
  type Cast,
  type CastMember,
  createCast,
  createPerson,
  enrol,
  type TinyPage,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions, assignments, sessionAssignments } from '../assignments/tables.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { selfEvaluationFeedbacks } from './tables.ts';

type Mentees = EndpointAnswer<typeof mentorEndpoints.mentees>;
type MenteeFeedbacks = EndpointAnswer<typeof mentorEndpoints.menteeFeedbacks>;
type OpenTasks = EndpointAnswer<typeof mentorEndpoints.openTasks>;

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});
afterAll(() => server[Symbol.asyncDispose]());

const at = (path: string) => path.replace(':courseId', cast.course.id);

async function get<Answer>(path: string, person: CastMember = 'mentor'): Promise<Answer> {
  const answer = await (await server.login(cast.people[person].username)).get(at(path));
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

async function complete(page: TinyPage, status: 'SUCCESS' | 'FAIL' = 'SUCCESS') {
  await server.db.insert(completions).values({
    userId: cast.people.member.id,
    courseSessionId: cast.session.id,
    translationKey: cast.keys[page],
    completionStatus: status,
    pageType: page,
  });
}

async function submitPraxis(person: { readonly id: string }, minutesAgo = 10, status = 'SUBMITTED' as const) {
  await server.db.insert(assignmentCompletions).values({
    assignmentId: work.assignmentIds.praxis,
    userId: person.id,
    courseSessionId: cast.session.id,
    completionStatus: status,
    submittedAt: new Date(Date.now() - minutesAgo * 60_000),
  });
}

async function askFeedback(change: Partial<typeof selfEvaluationFeedbacks.$inferInsert> = {}) {
  await server.db.insert(selfEvaluationFeedbacks).values({
    courseSessionId: cast.session.id,
    unitKey: cast.keys['basics-unit'],
    requesterId: cast.people.member.id,
    providerId: cast.people.mentor.id,
    ...change,
  });
}

async function moreMentees(count: number) {
  for (let index = 0; index < count; index += 1) {
    const person = await createPerson(server.db, { firstName: `More${index}` });
    const { id } = await enrol(server.db, { userId: person.id, courseSessionId: cast.session.id });
    await server.db.insert(mentorRelations).values({ mentorId: cast.people.mentor.id, participantId: id });
    await submitPraxis(person);
    await askFeedback({ requesterId: person.id });
  }
}

describe('mentees', () => {
  it('come with the counts of their progress, made by the rules of the learning path', async () => {
    await complete('text');
    await complete('video');
    expect(await get<Mentees>(endpoints.mentees.path)).toEqual([
      {
        id: cast.people.member.id,
        first_name: 'Mia',
        last_name: 'Muster',
        avatar_url: '',
        email: cast.people.member.email,
        course_session_id: cast.session.id,
        course_session_title: 'Durchführung',
        circle_count: 5,
        circle_completed_count: 0,
        content_count: 11,
        content_completed_count: 2,
        competence_count: 1,
        competence_success_count: 0,
        competence_fail_count: 0,
        last_activity_at: expect.stringMatching(/Z$/),
      },
    ]);
    await complete('german');
    await complete('criterion', 'FAIL');
    expect(await get<Mentees>(endpoints.mentees.path)).toMatchObject([
      { circle_completed_count: 1, content_completed_count: 3, competence_fail_count: 1 },
    ]);
  });

  it('count the circles of their own profile', async () => {
    const [profile] = await server.db
      .insert(courseProfiles)
      .values({ code: `leben-${cast.course.slug}`, names: { de: 'Leben', fr: 'Vie', it: 'Vita' } })
      .returning();
    await server.db
      .update(pages)
      .set({ data: { profiles: ['nichtleben'] } })
      .where(eq(pages.translationKey, work.keys.work));
    expect(await get<Mentees>(endpoints.mentees.path)).toMatchObject([{ circle_count: 5 }]);
    await server.db
      .update(courseSessionUsers)
      .set({ chosenProfileId: profile?.id ?? null })
      .where(eq(courseSessionUsers.id, cast.enrolments.member));
    expect(await get<Mentees>(endpoints.mentees.path)).toMatchObject([{ circle_count: 4, content_count: 6 }]);
  });

  it('have nothing to do in topics that are not visible', async () => {
    await server.db
      .update(pages)
      .set({ data: { is_visible: false } })
      .where(eq(pages.translationKey, cast.keys.topic));
    expect(await get<Mentees>(endpoints.mentees.path)).toMatchObject([{ circle_count: 0, content_count: 0 }]);
  });

  it('are counted', async () => {
    await moreMentees(2);
    expect(await get(endpoints.menteeCount.path)).toEqual({ mentee_count: 3 });
    expect(await get<Mentees>(endpoints.mentees.path)).toHaveLength(3);
    expect(await get(endpoints.menteeCount.path, 'foreignMentor')).toEqual({ mentee_count: 1 });
  });

  it('may be none for a mentor who is enrolled', async () => {
    await server.db.delete(mentorRelations).where(eq(mentorRelations.mentorId, cast.people.mentor.id));
    expect(await get(endpoints.mentees.path)).toEqual([]);
    expect(await get(endpoints.openTasks.path)).toEqual([]);
  });
});

describe('the feedback of a learning unit', () => {
  const path = (unitId = cast.de['basics-unit']) => endpoints.menteeFeedbacks.path.replace(':unitId', unitId);

  it('shows for every mentee what they assessed and asked, in any language of the page', async () => {
    await moreMentees(1);
    await complete('criterion', 'FAIL');
    const answer = await get<MenteeFeedbacks>(path(cast.fr['basics-unit']));
    expect(answer).toMatchObject({
      learning_unit: { id: cast.de['basics-unit'], title: 'basics-unit (de)' },
      circle: { id: cast.de.basics },
      criteria_count: 1,
      mentees: [
        { first_name: 'Mia', course_session_title: 'Durchführung', assessed_count: 1, requested_at: null },
        { first_name: 'More0', assessed_count: 0, requested_at: expect.any(String), submitted_at: null },
      ],
    });
  });

  it('shows the latest of several rounds', async () => {
    const submittedAt = new Date('2026-03-10T10:00:00Z');
    await askFeedback({ submittedAt });
    const [given] = (await get<MenteeFeedbacks>(path())).mentees;
    expect(given).toMatchObject({ submitted_at: submittedAt.toISOString() });
    await askFeedback({ submittedAt: new Date('2026-03-12T10:00:00Z') });
    await askFeedback();
    const { mentees } = await get<MenteeFeedbacks>(path());
    expect(mentees).toMatchObject([{ requested_at: expect.any(String), submitted_at: null }]);
  });

  it('leaves out what another mentor was asked for, in as many statements for more people', async () => {
    await askFeedback({ providerId: cast.people.foreignMentor.id });
    const { mentees } = await get<MenteeFeedbacks>(path());
    expect(mentees).toMatchObject([{ requested_at: null, submitted_at: null }]);
    const mentor = await server.login(cast.people.mentor.username);
    const few = await countStatements(server.db, () => mentor.get(at(path())));
    await moreMentees(5);
    expect(await countStatements(server.db, () => mentor.get(at(path())))).toBe(few);
  });

  it('does not exist for a unit without criteria', async () => {
    const mentor = await server.login(cast.people.mentor.username);
    for (const unitId of [work.ids.de['work-unit'], cast.session.id])
      expect((await mentor.get(at(path(unitId)))).statusCode).toBe(404);
  });
});

describe('open tasks', () => {
  it('are submitted praxis assignments by due date, then feedback by waiting time', async () => {
    await askFeedback();
    await submitPraxis(cast.people.member);
    const tasks = await get<OpenTasks>(endpoints.openTasks.path);
    expect(tasks).toEqual([
      {
        kind: 'praxis_assignment',
        title: 'praxis (de)',
        mentee: { id: cast.people.member.id, first_name: 'Mia', last_name: 'Muster', avatar_url: '' },
        course_session_id: cast.session.id,
        assignment_id: work.assignmentIds.praxis,
        learning_unit_id: null,
        due_date: expect.any(String),
        waiting_since: expect.any(String),
        url: `/course/${cast.course.slug}/assignment-evaluation/${work.assignmentIds.praxis}/${cast.people.member.id}?courseSessionId=${cast.session.id}`,
      },
      expect.objectContaining({
        kind: 'self_evaluation_feedback',
        title: 'basics-unit (de)',
        learning_unit_id: cast.de['basics-unit'],
        due_date: null,
        url: `/course/${cast.course.slug}/learning-mentor/self-evaluation-feedback/${cast.de['basics-unit']}?userId=${cast.people.member.id}&courseSessionId=${cast.session.id}`,
      }),
    ]);
    const [{ evaluationDeadline } = { evaluationDeadline: null }] = await server.db
      .select()
      .from(sessionAssignments)
      .where(eq(sessionAssignments.assignmentId, work.assignmentIds.praxis));
    expect(tasks[0]?.due_date).toBe(evaluationDeadline?.toISOString());
    expect(await get(endpoints.openTaskCount.path)).toEqual({ open_task_count: 2 });
  });

  it('put those that have waited longest first', async () => {
    await moreMentees(1);
    await submitPraxis(cast.people.member, 60);
    const [first] = await get<OpenTasks>(endpoints.openTasks.path);
    expect(first?.mentee.first_name).toBe('Mia');
  });

  it('are not what is evaluated, given, unpublished, asked of others or for the experts', async () => {
    const { member, fellow, foreignMentor } = cast.people;
    await submitPraxis(fellow);
    await askFeedback({ submittedAt: new Date() });
    await askFeedback({ unitKey: cast.keys['advanced-unit'], providerId: foreignMentor.id });
    await askFeedback({ unitKey: cast.keys['closed-unit'] });
    await server.db
      .update(pages)
      .set({ live: false })
      .where(eq(pages.translationKey, cast.keys['closed-unit']));
    await server.db.insert(assignmentCompletions).values([
      {
        assignmentId: work.assignmentIds.casework,
        userId: member.id,
        courseSessionId: cast.session.id,
        completionStatus: 'SUBMITTED',
      },
      {
        assignmentId: work.assignmentIds.praxis,
        userId: member.id,
        courseSessionId: cast.session.id,
        completionStatus: 'EVALUATION_SUBMITTED',
      },
    ]);
    expect(await get(endpoints.openTasks.path)).toEqual([]);
    expect(await get(endpoints.openTaskCount.path)).toEqual({ open_task_count: 0 });
    await server.db
      .update(assignments)
      .set({ needsExpertEvaluation: false })
      .where(eq(assignments.id, work.assignmentIds.praxis));
    expect(await get(endpoints.openTaskCount.path, 'foreignMentor')).toEqual({ open_task_count: 0 });
  });
});

const paths = ['mentees', 'menteeCount', 'openTasks', 'openTaskCount'] as const;

describe.each(paths)('%s', (name) => {
  it('asks the database as often for many as for one', async () => {
    const mentor = await server.login(cast.people.mentor.username);
    await submitPraxis(cast.people.member);
    await mentor.get(at(endpoints[name].path));
    const one = await countStatements(server.db, () => mentor.get(at(endpoints[name].path)));
    await moreMentees(6);
    expect(await countStatements(server.db, () => mentor.get(at(endpoints[name].path)))).toBe(one);
    expect(one).toBeLessThanOrEqual(3);
  });

  it.each<[CastMember, number]>([
    ['member', 404],
    ['other', 404],
    ['expert', 404],
    ['mentor', 200],
    ['foreignMentor', 200],
    ['supervisor', 404],
    ['admin', 404],
    ['nobody', 404],
    ['apprenticeTrainer', 404],
    ['trainingResponsible', 404],
    ['examExpert', 404],
  ])('%s: %i', async (person, status) => {
    const client = await server.login(cast.people[person].username);
    expect((await client.get(at(endpoints[name].path))).statusCode).toBe(status);
  });
});
