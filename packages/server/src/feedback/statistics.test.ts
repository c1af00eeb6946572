import { randomUUID } from 'node:crypto';
import { minimumForAverages } from '@learn/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { pages } from '../course-pages/tables.ts';
import type { FeedbackMetrics } from './statistics.ts';
import { type FeedbackAnswers, feedbackQuestionnaires, feedbackResponses } from './tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;
let questionnaireId: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const [questionnaire] = await server.db.select().from(feedbackQuestionnaires);
  questionnaireId = questionnaire?.id ?? '';
});
afterAll(() => server[Symbol.asyncDispose]());

interface Place {
  readonly circleKey?: string;
  readonly contentKey?: string;
  readonly courseSessionId?: string;
}

async function respond(all: readonly FeedbackAnswers[], place: Place = {}) {
  if (all.length === 0) return;
  await server.db.insert(feedbackResponses).values(
    all.map((answers) => ({
      courseSessionId: cast.session.id,
      circleKey: work.keys.work,
      contentKey: work.keys.feedback,
      questionnaireId,
      answers,
      submittedOn: '2026-01-01',
      published: true,
      ...place,
    })),
  );
}

const query = `query($session: ID!, $circle: ID, $page: ID) {
  feedback_statistics(course_session_id: $session, circle_id: $circle, learning_content_page_id: $page) {
    participant_count response_count shown_response_count minimum_responses satisfaction_average satisfaction_max
    questions { id kind type label satisfaction answer_count average distribution { value count } texts } } }`;

async function ask(filter: { circle?: string; page?: string } = {}, person: CastMember = 'expert') {
  const client = await server.login(cast.people[person].username);
  return askGraphql<{ feedback_statistics: FeedbackMetrics }>(client, query, {
    session: cast.session.id,
    ...filter,
  });
}

async function metrics(filter: { circle?: string; page?: string } = {}): Promise<FeedbackMetrics> {
  const { data, codes } = await ask(filter);
  expect(codes).toEqual([]);
  return data?.feedback_statistics as FeedbackMetrics;
}

const many = (count: number, answers: FeedbackAnswers = { satisfaction: 4, again: true }) =>
  Array.from({ length: count }, () => answers);

describe('feedback_statistics', () => {
  it('adds up the answers of five responses', async () => {
    await respond([
      { satisfaction: 4, again: true, comment: 'Zwei' },
      { satisfaction: 3, again: true, comment: 'Eins' },
      { satisfaction: 3, again: true },
      { satisfaction: 2, again: false },
      { satisfaction: 2, again: true },
    ]);
    await respond(many(9), { courseSessionId: cast.elsewhere.id });
    expect(await metrics()).toEqual({
      participant_count: 2,
      response_count: 5,
      shown_response_count: 5,
      minimum_responses: 5,
      satisfaction_average: 2.8,
      satisfaction_max: 4,
      questions: [
        {
          id: 'satisfaction',
          kind: 'vv',
          type: 'scale',
          label: 'Zufriedenheit (de)',
          satisfaction: true,
          answer_count: 5,
          average: 2.8,
          distribution: [
            { value: '2', count: 2 },
            { value: '3', count: 2 },
            { value: '4', count: 1 },
          ],
          texts: [],
        },
        expect.objectContaining({
          id: 'again',
          average: null,
          distribution: [
            { value: 'false', count: 1 },
            { value: 'true', count: 4 },
          ],
        }),
        expect.objectContaining({ id: 'comment', answer_count: 2, texts: ['Eins', 'Zwei'] }),
      ],
    });
  });

  it('tells the number and nothing else of four', async () => {
    await respond(many(4, { satisfaction: 1, again: false, comment: 'Geheim' }));
    expect(await metrics()).toMatchObject({
      response_count: 4,
      shown_response_count: 0,
      satisfaction_average: null,
      questions: [],
    });
  });

  it('averages a question only where five have answered it', async () => {
    await respond([...many(4), { again: true }]);
    const { satisfaction_average, questions } = await metrics();
    expect(satisfaction_average).toBeNull();
    expect(questions.find(({ id }) => id === 'satisfaction')).toMatchObject({
      answer_count: 0,
      average: null,
      distribution: [],
    });
    expect(questions.find(({ id }) => id === 'again')).toMatchObject({ answer_count: 5 });
  });

  it('filters by circle and by content, named by the page of any language', async () => {
    await respond(many(5, { satisfaction: 4 }));
    await respond(many(5, { satisfaction: 1 }), { circleKey: cast.keys.basics, contentKey: cast.keys.text });
    expect((await metrics()).satisfaction_average).toBe(2.5);
    expect((await metrics({ circle: work.ids.fr.work })).satisfaction_average).toBe(4);
    expect((await metrics({ page: cast.de.text })).satisfaction_average).toBe(1);
    expect((await metrics({ circle: work.ids.de.work, page: cast.de.text })).response_count).toBe(0);
    expect((await ask({ circle: cast.session.id })).codes).toEqual(['not_found']);
    expect((await ask({ page: 'x' })).codes).toEqual(['not_found']);
  });

  it('shows the newest wording of a question, and counts each version by itself', async () => {
    const label = (de: string) => ({ de, fr: de, it: de });
    const [added] = await server.db
      .insert(feedbackQuestionnaires)
      .values({
        kind: 'vv',
        version: Number.parseInt(randomUUID().slice(0, 6), 16) + 2,
        questions: [
          { id: 'satisfaction', type: 'scale', label: label('Neu'), required: true, satisfaction: true },
        ],
      })
      .returning();
    await respond(many(5, { satisfaction: 4 }));
    const newer = many(4, { satisfaction: 1 }).map((answers) => ({
      courseSessionId: cast.session.id,
      circleKey: work.keys.work,
      contentKey: work.keys.feedback,
      questionnaireId: added?.id ?? '',
      answers,
      submittedOn: '2026-01-01',
      published: true,
    }));
    await server.db.insert(feedbackResponses).values(newer);
    expect(await metrics()).toMatchObject({
      response_count: 9,
      shown_response_count: 5,
      satisfaction_average: 4,
    });
    await server.db.insert(feedbackResponses).values(newer.slice(0, 1));
    const { satisfaction_average, questions } = await metrics();
    expect(satisfaction_average).toBe(2.5);
    expect(questions.filter(({ id }) => id === 'satisfaction')).toMatchObject([
      { label: 'Neu', answer_count: 10 },
    ]);
  });

  it('never lets two answers differ by fewer than five people, whatever filters are combined', async () => {
    const contents = [
      { key: randomUUID(), circle: 'work' },
      { key: randomUUID(), circle: 'work' },
      { key: randomUUID(), circle: 'exam' },
    ] as const;
    const ids = contents.map(() => randomUUID());
    await server.db.insert(pages).values(
      contents.map(({ key, circle }, index) => ({
        id: ids[index] ?? '',
        courseId: cast.course.id,
        translationKey: key,
        language: 'de' as const,
        parentKey: work.keys[`${circle}-unit`],
        position: 500 + index,
        contentType: 'learnpath.LearningContentFeedbackVV',
        slug: `feedback-${index}`,
        title: 'Feedback',
      })),
    );
    const size = fc.integer({ min: 0, max: 8 });
    await fc.assert(
      fc.asyncProperty(fc.tuple(size, size, size), async (sizes) => {
        await server.db.delete(feedbackResponses);
        for (const [index, count] of sizes.entries()) {
          const content = contents[index] ?? contents[0];
          await respond(
            Array.from({ length: count }, (_, person) => ({
              satisfaction: 1,
              comment: `${index}-${person}`,
            })),
            { contentKey: content.key, circleKey: work.keys[content.circle] },
          );
        }
        const filters = [
          {},
          { circle: work.ids.de.work },
          { circle: work.ids.de.exam },
          ...ids.map((page) => ({ page })),
        ];
        const shown: ReadonlySet<string>[] = [];
        for (const filter of filters) {
          const { questions, shown_response_count } = await metrics(filter);
          const texts = new Set(questions.flatMap((question) => question.texts));
          expect(texts.size).toBe(shown_response_count);
          const scores = questions.find(({ id }) => id === 'satisfaction')?.answer_count ?? 0;
          expect(scores).toBe(shown_response_count);
          shown.push(texts);
        }
        for (const one of shown) {
          for (const other of shown) {
            const difference = [...one].filter((text) => !other.has(text)).length;
            expect(difference === 0 || difference >= minimumForAverages).toBe(true);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('asks the database as often for many responses as for few', async () => {
    await respond(many(5));
    const expert = await server.login(cast.people.expert.username);
    const count = () =>
      countStatements(server.db, () =>
        askGraphql(expert, query, { session: cast.session.id, circle: work.ids.de.work }),
      );
    const few = await count();
    await respond(many(60, { satisfaction: 2, comment: 'Mehr' }));
    expect(await count()).toBe(few);
  });

  it.each<[CastMember, string | undefined]>([
    ['member', 'not_found'],
    ['fellow', 'not_found'],
    ['other', 'not_found'],
    ['expert', undefined],
    ['foreignExpert', 'not_found'],
    ['mentor', 'not_found'],
    ['supervisor', undefined],
    ['foreignSupervisor', 'not_found'],
    ['admin', undefined],
    ['nobody', 'not_found'],
    ['apprenticeTrainer', 'not_found'],
    ['trainingResponsible', undefined],
    ['foreignTrainingResponsible', undefined],
    ['examExpert', 'not_found'],
  ])('%s: %s', async (person, code) => {
    expect((await ask({}, person)).codes).toEqual(code === undefined ? [] : [code]);
  });

  it('a training responsible without people in the session sees nothing', async () => {
    const client = await server.login(cast.people.trainingResponsible.username);
    const { codes } = await askGraphql(client, query, { session: cast.elsewhere.id });
    expect(codes).toEqual(['not_found']);
  });
});
