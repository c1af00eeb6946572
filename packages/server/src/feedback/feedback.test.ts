import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { users } from '../users/tables.ts';
import { questionnaireRows, seedQuestionnaires } from './questionnaires.ts';
import { feedbackQuestionnaires, feedbackResponses, feedbackSubmissions } from './tables.ts';

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

interface Sent {
  readonly send_feedback: {
    readonly feedback_response: { id: string; data: string | null; submitted: boolean } | null;
    readonly errors: readonly { field: string; messages: string[] }[];
  };
}

const mutation = `mutation SendFeedbackMutation($session: ID!, $data: String!, $page: ID!, $type: String!, $submitted: Boolean,
  $key: String, $changes: Boolean) {
  send_feedback(course_session_id: $session, data: $data, learning_content_page_id: $page,
    learning_content_type: $type, submitted: $submitted, submission_key: $key, only_changes: $changes) {
    feedback_response { id data submitted } errors { field messages } } }`;

async function send(data: unknown, submitted: boolean, change: Record<string, unknown> = {}) {
  const { person = 'member', ...variables } = change;
  const client = await server.login(cast.people[person as CastMember].username);
  return askGraphql<Sent>(client, mutation, {
    session: cast.session.id,
    data: JSON.stringify(data),
    page: work.ids.de.feedback,
    type: 'learnpath.LearningContentFeedbackVV',
    submitted,
    ...variables,
  });
}

async function own(person: CastMember = 'member', page = work.ids.fr.feedback) {
  const query = `query($session: ID!, $page: ID!) {
    feedback_response(course_session_id: $session, learning_content_page_id: $page) { id data submitted } }`;
  const client = await server.login(cast.people[person].username);
  return askGraphql(client, query, { session: cast.session.id, page });
}

const complete = { satisfaction: 3, again: true, comment: 'Danke' };
const submissions = () =>
  server.db
    .select()
    .from(feedbackSubmissions)
    .where(eq(feedbackSubmissions.courseSessionId, cast.session.id));
const responses = () =>
  server.db.select().from(feedbackResponses).where(eq(feedbackResponses.courseSessionId, cast.session.id));

const contentQuery = `query ($slug: String!, $session: ID!) {
  learning_content(course_slug: $slug, circle_slug: "work", slug: "feedback") {
    ... on LearningContentFeedback {
      questionnaire { questions { id label } }
      own_response(course_session_id: $session) { data submitted } } } }`;

async function content(person: CastMember = 'member', session = cast.session.id) {
  const client = await server.login(cast.people[person].username);
  return askGraphql(client, contentQuery, { slug: cast.course.slug, session });
}

describe('a feedback of the learning path', () => {
  it('carries its questions and what one has written oneself in that session', async () => {
    await send({ comment: 'Halb' }, false);
    const questions = [
      { id: 'satisfaction', label: expect.any(String) },
      { id: 'again', label: expect.any(String) },
      { id: 'comment', label: expect.any(String) },
    ];
    expect((await content()).data?.learning_content).toEqual({
      questionnaire: { questions },
      own_response: { data: '{"comment":"Halb"}', submitted: false },
    });
    for (const other of ['fellow', 'expert'] as const) {
      expect((await content(other)).data?.learning_content).toMatchObject({ own_response: null });
    }
    await send(complete, true);
    expect((await content()).data?.learning_content).toMatchObject({
      own_response: { data: null, submitted: true },
    });
  });

  it('says nothing of a session that one has nothing to do with', async () => {
    expect((await content('member', cast.elsewhere.id)).codes).toEqual(['not_found']);
  });
});

describe('send_feedback', () => {
  it('keeps a draft however incomplete, which only its author reads, in any language', async () => {
    const first = await send({ comment: 'Halb' }, false);
    expect(first.data?.send_feedback).toEqual({
      feedback_response: { id: expect.any(String), data: '{"comment":"Halb"}', submitted: false },
      errors: [],
    });
    await send({ comment: 'Ganz', again: false }, false, { page: work.ids.it.feedback });
    expect((await own()).data).toEqual({
      feedback_response: {
        id: first.data?.send_feedback.feedback_response?.id,
        data: JSON.stringify({ again: false, comment: 'Ganz' }),
        submitted: false,
      },
    });
    expect((await own('fellow')).data).toEqual({ feedback_response: null });
    expect((await own('expert')).data).toEqual({ feedback_response: null });
    expect(await responses()).toEqual([]);
  });

  it('takes changes of a draft, from two devices at once, and leaves the rest as it is', async () => {
    const changes = true;
    await send({ comment: 'Halb', again: true }, false, { changes });
    const answers = await Promise.all([
      send({ satisfaction: 3 }, false, { changes }),
      send({ comment: 'Ganz', again: 'ja' }, false, { changes }),
    ]);
    expect(answers.map(({ data }) => data?.send_feedback.errors.length)).toEqual([0, 1]);
    const ownAnswers = async () => (await submissions()).map(({ draft }) => draft);
    expect(await ownAnswers()).toEqual([{ satisfaction: 3, again: true, comment: 'Ganz' }]);
    const { data } = await send({ comment: null, satisfaction: null }, false, { changes });
    expect(data?.send_feedback.feedback_response?.data).toBe('{"again":true}');
    expect(await ownAnswers()).toEqual([{ again: true }]);
    await send({ comment: 'Neu' }, false);
    expect(await ownAnswers()).toEqual([{ comment: 'Neu' }]);
  });

  it('is handed in as a whole', async () => {
    await send({ comment: 'Halb' }, false);
    expect((await send(complete, true, { changes: true })).codes).toEqual(['validation_failed']);
    expect(await responses()).toEqual([]);
    const { data } = await send({ satisfaction: 3, again: true }, true);
    expect(data?.send_feedback.errors).toEqual([]);
    expect((await responses())[0]?.answers).toEqual({ satisfaction: 3, again: true });
  });

  it('submits: the answers lose their author, the draft is erased, the content is completed', async () => {
    await send({ comment: 'Halb' }, false);
    const { data, codes } = await send(complete, true);
    expect(codes).toEqual([]);
    expect(data?.send_feedback).toEqual({
      feedback_response: { id: expect.any(String), data: null, submitted: true },
      errors: [],
    });
    expect(await submissions()).toMatchObject([
      { userId: cast.people.member.id, draft: null, submitted: true },
    ]);
    const [response] = await responses();
    expect(response).toMatchObject({
      answers: complete,
      satisfaction: 3,
      contentKey: work.keys.feedback,
      circleKey: work.keys.work,
    });
    expect(JSON.stringify(response)).not.toContain(cast.people.member.id);
    expect(response?.id).not.toBe(data?.send_feedback.feedback_response?.id);
    const done = await server.db
      .select()
      .from(completions)
      .where(eq(completions.userId, cast.people.member.id));
    expect(done).toMatchObject([{ translationKey: work.keys.feedback, completionStatus: 'SUCCESS' }]);
    expect((await own()).data).toMatchObject({ feedback_response: { data: null, submitted: true } });
  });

  it('says what is missing, in the language of the person, and keeps what is there', async () => {
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.member.id));
    const { data } = await send({ again: 'oui', comment: 'Bien' }, true);
    expect(data?.send_feedback).toEqual({
      feedback_response: { id: expect.any(String), data: '{"comment":"Bien"}', submitted: false },
      errors: [
        { field: 'again', messages: ['Valeur non valide.'] },
        { field: 'satisfaction', messages: ['Champ obligatoire.'] },
      ],
    });
    expect(await responses()).toEqual([]);
  });

  it('keeps nothing of what is no JSON object', async () => {
    const { data } = await send('', false, { data: 'satisfaction=3' });
    expect(data?.send_feedback).toEqual({
      feedback_response: null,
      errors: [{ field: 'data', messages: ['Ungültiger Wert.'] }],
    });
    expect(await submissions()).toEqual([]);
  });

  it('takes one response of a person, also when it is submitted twice at once', async () => {
    const answers = await Promise.all([send(complete, true), send(complete, true), send(complete, true)]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['feedback_submitted', 'feedback_submitted']);
    expect((await send({ comment: 'Doch nicht' }, false)).codes).toEqual(['feedback_submitted']);
    expect(await responses()).toHaveLength(1);
    expect((await send(complete, true, { person: 'fellow' })).codes).toEqual([]);
    expect(await responses()).toHaveLength(2);
  });

  it('answers the same submission sent again like the first, and refuses another', async () => {
    const key = 'zufall';
    const again = { comment: ' Danke ', again: true, satisfaction: 3 };
    const atOnce = await Promise.all([send(complete, true, { key }), send(complete, true, { key })]);
    const later = await send(again, true, { key });
    const expected = { id: expect.any(String), data: null, submitted: true };
    for (const { data, codes } of [...atOnce, later]) {
      expect(codes).toEqual([]);
      expect(data?.send_feedback).toEqual({ feedback_response: expected, errors: [] });
    }
    expect(await responses()).toHaveLength(1);
    const [submission] = await submissions();
    expect(submission).toMatchObject({ draft: null, submitted: true });
    expect(JSON.stringify(submission)).not.toContain(key);

    for (const [data, change] of [
      [{ ...complete, satisfaction: 4 }, { key }],
      [complete, { key: 'anderer' }],
      [complete, {}],
      [complete, { key: null }],
    ] as const)
      expect((await send(data, true, change)).codes).toEqual(['feedback_submitted']);
    expect((await send(complete, false, { key })).codes).toEqual(['feedback_submitted']);
    expect(await responses()).toHaveLength(1);
  });

  it.each<[string, () => Record<string, unknown>, string]>([
    ['another kind of content', () => ({ page: work.ids.de.casework }), 'validation_failed'],
    ['a page without completion', () => ({ page: work.ids.de.work }), 'validation_failed'],
    ['a wrong type', () => ({ type: 'learnpath.LearningContentFeedbackUK' }), 'validation_failed'],
    ['an unknown page', () => ({ page: cast.session.id }), 'not_found'],
    ['no id', () => ({ page: 'feedback' }), 'not_found'],
    ['another session', () => ({ session: cast.elsewhere.id }), 'not_found'],
  ])('refuses %s', async (_, change, code) => {
    expect((await send(complete, true, change())).codes).toEqual([code]);
  });

  it('waits until the circle is open', async () => {
    await server.db
      .update(pages)
      .set({ data: { unlocked_by: [cast.keys.basics] } })
      .where(eq(pages.translationKey, work.keys.work));
    expect((await send(complete, true)).codes).toEqual(['circle_locked']);
  });

  it.each<[CastMember, string | undefined]>([
    ['member', undefined],
    ['fellow', undefined],
    ['other', 'not_found'],
    ['expert', 'forbidden'],
    ['foreignExpert', 'not_found'],
    ['mentor', 'forbidden'],
    ['foreignMentor', 'forbidden'],
    ['supervisor', 'forbidden'],
    ['foreignSupervisor', 'not_found'],
    ['admin', 'forbidden'],
    ['nobody', 'not_found'],
    ['apprenticeTrainer', 'forbidden'],
    ['trainingResponsible', 'forbidden'],
    ['examExpert', 'forbidden'],
  ])('%s: %s', async (person, code) => {
    expect((await send(complete, true, { person })).codes).toEqual(code === undefined ? [] : [code]);
  });
});

describe('feedback_questionnaire', () => {
  const query = `query($page: ID!) { feedback_questionnaire(learning_content_page_id: $page) {
    kind version questions { id type label required } } }`;
  const ask = async (page: string, person: CastMember = 'member') =>
    askGraphql<{ feedback_questionnaire: { version: number; questions: { label: string }[] } }>(
      await server.login(cast.people[person].username),
      query,
      { page },
    );

  it('is the newest of the kind, in the language of the person', async () => {
    await server.db.update(users).set({ language: 'it' }).where(eq(users.id, cast.people.member.id));
    const before = await ask(work.ids.de.feedback);
    expect(before.data?.feedback_questionnaire).toMatchObject({ version: 1 });
    expect(before.data?.feedback_questionnaire.questions[0]?.label).toBe('Zufriedenheit (it)');
    const label = { de: 'Neu', fr: 'Nouveau', it: 'Nuovo' };
    const [added] = await server.db
      .insert(feedbackQuestionnaires)
      .values({ kind: 'vv', version: 2, questions: [{ id: 'new', type: 'text', label, required: false }] })
      .returning();
    expect((await ask(work.ids.de.feedback)).data).toEqual({
      feedback_questionnaire: {
        kind: 'vv',
        version: 2,
        questions: [{ id: 'new', type: 'text', label: 'Nuovo', required: false }],
      },
    });
    await server.db.delete(feedbackQuestionnaires).where(eq(feedbackQuestionnaires.id, added?.id ?? ''));
  });

  it('is read by everybody who reads the course, and by nobody else', async () => {
    expect((await ask(work.ids.de.feedback, 'expert')).codes).toEqual([]);
    expect((await ask(work.ids.de.feedback, 'nobody')).codes).toEqual(['not_found']);
    expect((await ask(work.ids.de.casework)).codes).toEqual(['not_found']);
  });
});

it('the first questionnaires are added once and never replaced', async () => {
  await using fresh = await startTestServer();
  const kinds = () => fresh.db.select().from(feedbackQuestionnaires).orderBy(feedbackQuestionnaires.kind);
  await seedQuestionnaires(fresh.db);
  expect(await kinds()).toEqual(
    questionnaireRows().sort((left, right) => left.kind.localeCompare(right.kind)),
  );
  await fresh.db.update(feedbackQuestionnaires).set({ questions: [] });
  await seedQuestionnaires(fresh.db);
  expect((await kinds()).map(({ questions }) => questions)).toEqual([[], [], [], []]);
});
