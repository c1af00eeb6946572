import { type ErrorBody, endpoints } from '@learn/contracts';
import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { mentorRelations } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notifications } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { giveSelfEvaluationFeedback } from './giveSelfEvaluationFeedback.ts';
import { selfEvaluationFeedbacks } from './tables.ts';

type Feedback = EndpointAnswer<typeof mentorEndpoints.selfEvaluationFeedback>;
type Heads = EndpointAnswer<typeof mentorEndpoints.selfEvaluationFeedbacks>;

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const login = (person: CastMember) => server.login(cast.people[person].username);

function address(unitId = cast.de['basics-unit'], userId = cast.people.member.id) {
  return endpoints.selfEvaluationFeedback.path
    .replace(':courseSessionId', cast.session.id)
    .replace(':unitId', unitId)
    .replace(':userId', userId);
}

async function ask(
  person: CastMember = 'member',
  mentor: CastMember = 'mentor',
  target = address(),
  question?: string,
) {
  return (await login(person)).post(target, { mentor_id: cast.people[mentor].id, question });
}

const askAbout = (question: string, mentor: CastMember = 'mentor') =>
  ask('member', mentor, address(), question);

const withdraw = async (person: CastMember, target = address()) => (await login(person)).delete(target);

async function comment(text: string) {
  const criteria = [{ criterion_id: cast.de.criterion, comment: text }];
  return (await login('mentor')).put(address(), { feedback_id: await roundOf('mentor'), criteria });
}

/** The round that somebody's page shows. */
async function roundOf(person: CastMember) {
  const found = await read(person);
  return typeof found === 'number' ? cast.course.id : found.id;
}

async function give(assessment: string | undefined, submitted = false, person: CastMember = 'mentor') {
  const criteria = assessment === undefined ? [] : [{ criterion_id: cast.fr.criterion, assessment }];
  return (await login(person)).put(address(), { feedback_id: await roundOf(person), criteria, submitted });
}

async function read(person: CastMember) {
  const answer = await (await login(person)).get(address());
  return answer.statusCode === 200 ? answer.json<Feedback>() : answer.statusCode;
}

async function list(person: CastMember) {
  const path = endpoints.selfEvaluationFeedbacks.path.replace(':courseSessionId', cast.session.id);
  const answer = await (await login(person)).get(path);
  return answer.statusCode === 200 ? answer.json<Heads>() : answer.statusCode;
}

const toldOf = (person: CastMember) =>
  server.db.select().from(notifications).where(eq(notifications.userId, cast.people[person].id));

const assess = (completionStatus: 'SUCCESS' | 'FAIL') =>
  server.db.insert(completions).values({
    userId: cast.people.member.id,
    courseSessionId: cast.session.id,
    translationKey: cast.keys.criterion,
    completionStatus,
    pageType: 'competence.PerformanceCriterion',
  });

describe('feedback on a self-assessment', () => {
  it('is asked for, drafted, submitted and read by both', async () => {
    await assess('FAIL');
    const asked = await ask();
    expect(asked.json()).toEqual({
      id: expect.any(String),
      learning_unit: { id: cast.de['basics-unit'], title: 'basics-unit (de)', slug: 'basics-unit' },
      circle: { id: cast.de.basics, title: 'basics (de)', slug: 'basics' },
      requester: { id: cast.people.member.id, first_name: 'Mia', last_name: 'Muster', avatar_url: '' },
      provider: { id: cast.people.mentor.id, first_name: 'Moritz', last_name: 'Muster', avatar_url: '' },
      requested_at: expect.any(String),
      submitted_at: null,
      question: null,
      criteria: [
        {
          id: cast.de.criterion,
          title: 'criterion (de)',
          competence_id: 'A1',
          self_assessment: 'FAIL',
          self_assessed_at: expect.any(String),
          feedback: 'UNKNOWN',
          comment: null,
        },
      ],
      rounds: [],
    });
    expect(await toldOf('mentor')).toMatchObject([
      {
        verb: 'self_evaluation_feedback_requested',
        details: { title: { de: 'basics-unit (de)', fr: 'basics-unit (fr)', it: 'basics-unit (de)' } },
        targetUrl: `/course/${cast.course.slug}/learning-mentor/self-evaluation-feedback/${cast.de['basics-unit']}?userId=${cast.people.member.id}&courseSessionId=${cast.session.id}`,
      },
    ]);

    expect((await give('SUCCESS')).json()).toMatchObject({ criteria: [{ feedback: 'SUCCESS' }] });
    expect(await read('mentor')).toMatchObject({ submitted_at: null, criteria: [{ feedback: 'SUCCESS' }] });
    expect(await read('member')).toMatchObject({
      criteria: [{ self_assessment: 'FAIL', feedback: 'UNKNOWN' }],
    });

    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.member.id));
    expect((await give(undefined, true)).statusCode).toBe(200);
    expect(await read('member')).toMatchObject({
      learning_unit: { title: 'basics-unit (fr)' },
      submitted_at: expect.any(String),
      criteria: [{ feedback: 'SUCCESS' }],
    });
    expect(await toldOf('member')).toMatchObject([
      {
        verb: 'self_evaluation_feedback_given',
        targetUrl: `/course/${cast.course.slug}/competence/self-evaluation-and-feedback/basics/basics-unit?courseSessionId=${cast.session.id}`,
      },
    ]);
  });

  it('answers a question with comments, which the participant reads once they are submitted', async () => {
    const asked = await askAbout('  Reicht das so?  ');
    expect(asked.json()).toMatchObject({ question: 'Reicht das so?' });
    expect(await toldOf('mentor')).toMatchObject([
      { verb: 'self_evaluation_question_asked', details: { question: 'Reicht das so?' } },
    ]);
    await comment('Noch nicht ganz.');
    expect((await give('FAIL')).json()).toMatchObject({
      criteria: [{ feedback: 'FAIL', comment: 'Noch nicht ganz.' }],
    });
    expect(await read('member')).toMatchObject({ criteria: [{ comment: null }], rounds: [] });
    await comment('');
    await comment('Ergänze den Grund.');
    await give(undefined, true);
    expect(await read('member')).toMatchObject({
      criteria: [{ feedback: 'FAIL', comment: 'Ergänze den Grund.' }],
      rounds: [{ question: 'Reicht das so?', criteria: [{ comment: 'Ergänze den Grund.' }] }],
    });
  });

  it('keeps a comment while the assessment changes, and loses it when it is emptied', async () => {
    await ask();
    await comment('Gut.');
    await give('FAIL');
    expect(await read('mentor')).toMatchObject({ criteria: [{ feedback: 'FAIL', comment: 'Gut.' }] });
    await comment(' ');
    expect(await read('mentor')).toMatchObject({ criteria: [{ feedback: 'FAIL', comment: null }] });
  });

  it('remembers how the participant assessed themselves in each round', async () => {
    await assess('FAIL');
    await askAbout('Die erste Frage');
    await give('FAIL', true);
    await server.db
      .update(completions)
      .set({ completionStatus: 'SUCCESS' })
      .where(eq(completions.userId, cast.people.member.id));
    expect(await read('member')).toMatchObject({
      criteria: [{ self_assessment: 'SUCCESS', feedback: 'FAIL' }],
      rounds: [{ criteria: [{ self_assessment: 'FAIL', feedback: 'FAIL' }] }],
    });
    await askAbout('Die zweite Frage');
    await give('SUCCESS', true);
    for (const person of ['member', 'mentor'] as const) {
      expect(await read(person)).toMatchObject({
        question: 'Die zweite Frage',
        rounds: [
          { question: 'Die zweite Frage', criteria: [{ self_assessment: 'SUCCESS', feedback: 'SUCCESS' }] },
          { question: 'Die erste Frage', criteria: [{ self_assessment: 'FAIL', feedback: 'FAIL' }] },
        ],
      });
      expect(await list(person)).toHaveLength(1);
    }
  });

  it('shows a mentor their own rounds only, and starts another mentor without the drafts of the first', async () => {
    await ask();
    await comment('Nur zwischen uns.');
    await give('FAIL', true);
    await server.db
      .insert(mentorRelations)
      .values({ mentorId: cast.people.foreignMentor.id, participantId: cast.enrolments.member });
    await ask('member', 'foreignMentor');
    expect(await read('foreignMentor')).toMatchObject({
      submitted_at: null,
      criteria: [{ feedback: 'UNKNOWN', comment: null }],
      rounds: [],
    });
    expect(await read('mentor')).toMatchObject({ submitted_at: expect.any(String), rounds: [{}] });
    expect((await give('SUCCESS')).statusCode).toBe(409);
    expect(await read('member')).toMatchObject({
      provider: { first_name: 'Magda' },
      rounds: [{ provider: { first_name: 'Moritz' } }],
    });
  });

  it('drops what was drafted when another mentor is asked', async () => {
    await ask();
    await give('FAIL');
    await server.db
      .insert(mentorRelations)
      .values({ mentorId: cast.people.foreignMentor.id, participantId: cast.enrolments.member });
    await ask('member', 'foreignMentor');
    expect(await read('foreignMentor')).toMatchObject({ criteria: [{ feedback: 'UNKNOWN' }] });
  });

  it('is taken back as long as it was not given', async () => {
    await ask();
    expect((await withdraw('member')).statusCode).toBe(204);
    expect([await read('member'), await read('mentor')]).toEqual([404, 404]);
    expect((await withdraw('member')).statusCode).toBe(404);
    await ask();
    await give('FAIL', true);
    expect((await withdraw('member')).statusCode).toBe(404);
    await ask();
    expect((await withdraw('member')).statusCode).toBe(204);
    expect(await read('member')).toMatchObject({ submitted_at: expect.any(String), rounds: [{}] });
  });

  it.each<[CastMember, number]>([
    ['fellow', 403],
    ['mentor', 403],
    ['expert', 403],
    ['admin', 403],
    ['other', 404],
    ['nobody', 404],
  ])('%s takes back %i', async (person, status) => {
    await ask();
    expect((await withdraw(person)).statusCode).toBe(status);
    expect(await read('member')).toMatchObject({ submitted_at: null });
  });

  it('is final once submitted, until the participant asks anew', async () => {
    await ask();
    await give('FAIL', true);
    const late = await give('SUCCESS');
    expect([late.statusCode, late.json<ErrorBody>().code]).toEqual([409, 'feedback_submitted']);
    await ask('member', 'mentor', address(cast.fr['basics-unit']));
    expect(await read('member')).toMatchObject({ submitted_at: null, criteria: [{ feedback: 'UNKNOWN' }] });
    expect(await read('mentor')).toMatchObject({ criteria: [{ feedback: 'FAIL' }] });
    expect(await toldOf('mentor')).toHaveLength(2);
  });

  it('is submitted once by several at once', async () => {
    await ask();
    const answers = await Promise.all([give('FAIL', true), give('FAIL', true)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await toldOf('member')).toHaveLength(1);
  });

  it('is written into the round that was read only', async () => {
    await askAbout('Die erste Frage');
    const first = await roundOf('mentor');
    const waited = { feedback_id: first, criteria: [{ criterion_id: cast.de.criterion, comment: 'Spät.' }] };
    const send = async () => {
      const answer = await (await login('mentor')).put(address(), waited);
      return [answer.statusCode, answer.json<ErrorBody>().code];
    };
    await give('FAIL', true);
    await askAbout('Die zweite Frage');
    expect(await send()).toEqual([409, 'feedback_submitted']);
    waited.feedback_id = await roundOf('mentor');
    await withdraw('member');
    await askAbout('Die dritte Frage');
    expect(await send()).toEqual([404, 'not_found']);
    expect(await read('mentor')).toMatchObject({
      question: 'Die dritte Frage',
      criteria: [{ comment: null }],
    });
  });

  it.each([
    ['goes to another mentor', true],
    ['is taken back', false],
  ])('is not found when the round %s in the meantime', async (_, isMoved) => {
    await ask();
    const { mentor, member, foreignMentor } = cast.people;
    const { id, username, language, isSuperuser, hasVbvAdminAccess } = mentor;
    const currentUser = {
      userId: id,
      sessionId: '',
      language: 'de' as const,
      user: { id, username, language, isSuperuser, hasVbvAdminAccess },
    };
    const ofMember = eq(selfEvaluationFeedbacks.requesterId, member.id);
    // between what was read and the lock
    const db: Database = Object.assign(Object.create(server.db), {
      transaction: async (...run: Parameters<Database['transaction']>) => {
        if (isMoved)
          await server.db
            .update(selfEvaluationFeedbacks)
            .set({ providerId: foreignMentor.id })
            .where(ofMember);
        else await server.db.delete(selfEvaluationFeedbacks).where(ofMember);
        return server.db.transaction(...run);
      },
    });
    const sent = {
      courseSessionId: cast.session.id,
      unitId: cast.de['basics-unit'],
      userId: member.id,
      feedback_id: await roundOf('mentor'),
      criteria: [{ criterion_id: cast.de.criterion, assessment: 'FAIL' as const }],
      submitted: true,
    };
    await expect(giveSelfEvaluationFeedback(db, currentUser, sent)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await toldOf('member')).toEqual([]);
  });

  it('asked for twice tells the mentor once; asked of another mentor it goes to that mentor', async () => {
    await ask();
    await Promise.all([ask(), ask()]);
    expect(await toldOf('mentor')).toHaveLength(1);
    await askAbout('Und das?');
    await askAbout('Und das?');
    expect(await toldOf('mentor')).toHaveLength(2);
    await server.db
      .insert(mentorRelations)
      .values({ mentorId: cast.people.foreignMentor.id, participantId: cast.enrolments.member });
    expect((await ask('member', 'foreignMentor')).json()).toMatchObject({
      provider: { first_name: 'Magda' },
    });
    expect(await read('mentor')).toBe(404);
    expect(await toldOf('foreignMentor')).toHaveLength(1);
  });

  it('is not submitted while a criterion is not assessed', async () => {
    await ask();
    for (const assessment of [undefined, 'UNKNOWN']) {
      const answer = await give(assessment, true);
      expect([answer.statusCode, answer.json<ErrorBody>().fields]).toEqual([
        400,
        [{ field: 'criteria', messages: ['Pflichtfeld.'] }],
      ]);
    }
    expect(await toldOf('member')).toEqual([]);
  });

  it.each<[string, () => object]>([
    ['criteria of other units', () => ({ criteria: [{ criterion_id: cast.de.text, assessment: 'FAIL' }] })],
    [
      'other assessments',
      () => ({ criteria: [{ criterion_id: cast.de.criterion, assessment: 'SUBMITTED' }] }),
    ],
    ['other fields', () => ({ criteria: [], text: 'Gut' })],
    [
      'comments that are too long',
      () => ({ criteria: [{ criterion_id: cast.de.criterion, comment: 'x'.repeat(2_001) }] }),
    ],
  ])('refuses %s', async (_, body) => {
    await ask();
    const sent = { feedback_id: await roundOf('mentor'), ...body() };
    expect((await (await login('mentor')).put(address(), sent)).statusCode).toBe(400);
  });

  it('is asked of own mentors, on the own units with criteria, of a vv course with mentors', async () => {
    expect((await ask('member', 'foreignMentor')).statusCode).toBe(400);
    expect((await askAbout('x'.repeat(1_001))).statusCode).toBe(400);
    expect((await ask('member', 'mentor', address(undefined, cast.people.fellow.id))).statusCode).toBe(403);
    expect((await ask('member', 'mentor', address(cast.de['advanced-unit']))).statusCode).toBe(404);
    expect((await ask('member', 'mentor', address(cast.de.text))).statusCode).toBe(404);
    await server.db.update(courses).set({ courseType: 'uk' }).where(eq(courses.id, cast.course.id));
    expect((await ask()).statusCode).toBe(403);
    await server.db
      .update(courses)
      .set({ courseType: 'vv', enableLearningMentor: false })
      .where(eq(courses.id, cast.course.id));
    expect((await ask()).statusCode).toBe(403);
  });

  it('is nothing to a mentor who accompanies the participant no more', async () => {
    await ask();
    await server.db.delete(mentorRelations).where(eq(mentorRelations.mentorId, cast.people.mentor.id));
    expect(await read('mentor')).toBe(404);
    expect((await give('FAIL')).statusCode).toBe(404);
    expect(await list('mentor')).toEqual([]);
    expect(await read('member')).toMatchObject({ submitted_at: null });
  });

  it('is listed for both, with the latest first and unpublished units left out', async () => {
    await server.db
      .update(pages)
      .set({ parentKey: cast.keys['advanced-unit'] })
      .where(eq(pages.translationKey, cast.keys.criterion));
    await ask('member', 'mentor', address(cast.de['advanced-unit']));
    for (const person of ['member', 'mentor'] as const) {
      expect(await list(person)).toMatchObject([
        { learning_unit: { slug: 'advanced-unit' }, submitted_at: null },
      ]);
    }
    expect(await list('expert')).toEqual([]);
    const member = await login('member');
    const path = endpoints.selfEvaluationFeedbacks.path.replace(':courseSessionId', cast.session.id);
    await member.get(path);
    expect(await countStatements(server.db, () => member.get(path))).toBe(4);
  });

  it.each<[CastMember, number, number, number]>([
    ['member', 200, 200, 403],
    ['fellow', 403, 404, 404],
    ['other', 404, 404, 404],
    ['expert', 403, 404, 404],
    ['foreignExpert', 404, 404, 404],
    ['mentor', 403, 200, 200],
    ['foreignMentor', 403, 404, 404],
    ['supervisor', 403, 404, 404],
    ['foreignSupervisor', 404, 404, 404],
    ['admin', 403, 404, 404],
    ['nobody', 404, 404, 404],
    ['apprenticeTrainer', 403, 404, 404],
    ['trainingResponsible', 403, 404, 404],
    ['examExpert', 403, 404, 404],
  ])('%s asks %i, reads %i, gives %i', async (person, asks, reads, gives) => {
    await ask();
    expect((await ask(person)).statusCode).toBe(asks);
    const answer = await read(person);
    expect(typeof answer === 'number' ? answer : 200).toBe(reads);
    expect((await give('FAIL', false, person)).statusCode).toBe(gives);
  });
});
