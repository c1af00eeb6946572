import { endpoints, type PersonExam } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createExamScene, type ExamScene, outcome, overviewOf } from '../../test/examScene.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { untilOthersWait } from '../../test/untilOthersWait.ts';
import { auditEntries } from '../audit/tables.ts';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import { notifications } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { readExamCircle } from './examCircle.ts';
import { setExamState } from './setExamState.ts';
import { examDates, examResults } from './tables.ts';

let server: TestServer;
let scene: ExamScene;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server[Symbol.asyncDispose]());

const newScene = async () => {
  scene = await createExamScene(server);
};

const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);

/** Books, lets the date begin, starts and hands in. */
async function takeExam(): Promise<void> {
  await scene.moveDate(1);
  await scene.book('member');
  await scene.moveDate(-0.01);
  await scene.set('member', 'inProgress');
  await scene.set('member', 'inEvaluation');
}

const resultsOf = () =>
  server.db.select().from(examResults).where(eq(examResults.userId, scene.cast.people.member.id));

describe('who reads a person’s exam', () => {
  beforeAll(async () => {
    await newScene();
    await scene.book('member');
  });

  test.each([
    ['member', '200'],
    ['expert', '200'],
    ['supervisor', '200'],
    ['admin', '200'],
    ['apprenticeTrainer', '200'],
    ['trainingResponsible', '200'],
    ['examExpert', '200'],
    ['fellow', '404 not_found'],
    ['mentor', '404 not_found'],
    ['foreignMentor', '404 not_found'],
    ['foreignApprenticeTrainer', '404 not_found'],
    ['foreignTrainingResponsible', '404 not_found'],
    ['other', '404 not_found'],
    ['foreignExpert', '404 not_found'],
    ['foreignSupervisor', '404 not_found'],
    ['nobody', '404 not_found'],
  ] as const)('%s: %s', async (member, expected) => {
    expect(outcome(await scene.read(member))).toBe(expected);
  });

  test('an exam expert does not see participants without a booking of an own date', async () => {
    expect(outcome(await scene.read('examExpert', 'fellow'))).toBe('404 not_found');
  });

  test('nobody but participants has an exam', async () => {
    expect(outcome(await scene.read('admin', 'expert'))).toBe('404 not_found');
  });
});

describe('who changes it', () => {
  beforeAll(async () => {
    await newScene();
    await scene.book('member');
  });

  test.each([
    ['member', '422 exam_transition_not_allowed'],
    ['expert', '403 forbidden'],
    ['supervisor', '403 forbidden'],
    ['examExpert', '403 forbidden'],
    ['apprenticeTrainer', '403 forbidden'],
    ['trainingResponsible', '403 forbidden'],
    ['fellow', '404 not_found'],
    ['mentor', '404 not_found'],
    ['other', '404 not_found'],
    ['nobody', '404 not_found'],
  ] as const)('%s starts it before its date: %s', async (member, expected) => {
    expect(outcome(await scene.set(member, 'inProgress'))).toBe(expected);
  });

  test.each(['passed', 'failed', 'passedImport', 'booked', 'ready', 'locked', 'cancelled'])(
    'no participant sets himself to %s',
    async (state) => {
      expect(outcome(await scene.set('member', state, 'please'))).toBe('403 forbidden');
    },
  );

  test('participants do not open an exam that is closed to them', async () => {
    for (const state of ['open', 'bookingReady', 'inProgress', 'inEvaluation']) {
      expect(outcome(await scene.set('fellow', state, '', 'fellow'))).toBe('422 exam_transition_not_allowed');
    }
  });

  test('admins say why', async () => {
    await takeExam();
    expect(outcome(await scene.set('admin', 'passed', '  '))).toBe('400 validation_failed');
    expect(outcome(await scene.set('admin', 'booked', 'a seat'))).toBe('422 exam_transition_not_allowed');
    expect(outcome(await scene.set('admin', 'finished', 'a word'))).toBe('400 validation_failed');
  });
});

describe('an exam from booking to result', () => {
  beforeEach(newScene);

  test('every step is kept; the day opens it; the result with price and employer of the time', async () => {
    const { member, admin } = scene.cast.people;
    await takeExam();
    const passed = await scene.set('admin', 'passed', '54 von 60 Punkten');
    const exam = passed.json<PersonExam>();
    expect(
      exam.transitions.map(({ from_state, to_state, actor_id, reason }) => [
        from_state,
        to_state,
        actor_id,
        reason,
      ]),
    ).toEqual([
      ['bookingReady', 'booked', member.id, ''],
      ['booked', 'ready', null, ''],
      ['ready', 'inProgress', member.id, ''],
      ['inProgress', 'inEvaluation', member.id, ''],
      ['inEvaluation', 'passed', admin.id, '54 von 60 Punkten'],
    ]);
    expect(exam).toMatchObject({
      state: 'passed',
      attempts: 1,
      attempts_left: 1,
      exam_date_id: scene.work.examDateId,
    });
    await server.db
      .update(users)
      .set({ organisationId: scene.cast.competitor })
      .where(eq(users.id, member.id));
    expect(await resultsOf()).toMatchObject([
      {
        result: 'passed',
        price: 25_000,
        organisationId: scene.cast.employer,
        examTypeId: scene.work.examTypeId,
        attempt: 1,
      },
    ]);
    expect(await scene.stored('member')).toEqual({ status: 'SUCCESS', state: 'passed' });
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, member.id))
      .orderBy(notifications.createdAt);
    expect(told.map(({ verb }) => verb)).toEqual(['exam_booked', 'exam_result']);
    const audited = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, member.id))
      .orderBy(auditEntries.id);
    expect(audited.map(({ action }) => action)).toEqual(Array(4).fill('exam.transition'));
  });

  test('is a cost of an employer that nobody has confirmed only once somebody does', async () => {
    const { member, trainingResponsible } = scene.cast.people;
    const claim = { organisationId: null, claimedOrganisationId: scene.cast.employer };
    await server.db
      .update(users)
      .set({ ...claim, claimedAt: new Date() })
      .where(eq(users.id, member.id));
    await takeExam();
    await scene.set('admin', 'passed', '54 von 60 Punkten');
    expect(await resultsOf()).toMatchObject([claim]);
    const client = await server.login(trainingResponsible.username);
    const exams = async () =>
      (
        await client.get(
          endpoints.trainingResponsibleExams.path.replace(':courseSessionId', scene.cast.session.id),
        )
      ).json();
    expect(await exams()).toEqual([]);
    const answer = await client.post(endpoints.decideEmployerClaim.path.replace(':userId', member.id), {
      organisation: scene.cast.employer,
      decision: 'confirm',
    });
    expect(answer.statusCode).toBe(204);
    expect(await exams()).toMatchObject([{ user_id: member.id, price_chf: 250 }]);
  });

  // On PGlite they wait for each other anyway.
  test('is a cost of an employer that somebody confirms at the same time', async () => {
    const { member, trainingResponsible, admin } = scene.cast.people;
    const organisationId = scene.cast.employer;
    await server.db
      .update(users)
      .set({ organisationId: null, claimedOrganisationId: organisationId, claimedAt: new Date() })
      .where(eq(users.id, member.id));
    await takeExam();
    const client = await server.login(trainingResponsible.username);
    const address = { courseSessionId: scene.cast.session.id, circleId: scene.work.ids.de.exam };
    const exam = await readExamCircle(server.db, address, 'de');
    const events = await prepareCompletionEvents(server.db, address.courseSessionId);
    const decisions: ReturnType<typeof client.post>[] = [];
    await server.db.transaction(async (transaction) => {
      const command = { exam, events, userId: member.id, actorId: admin.id, reason: '54 von 60 Punkten' };
      await setExamState(transaction, command, { to: 'passed', asAdmin: true });
      const decision = client.post(endpoints.decideEmployerClaim.path.replace(':userId', member.id), {
        organisation: organisationId,
        decision: 'confirm',
      });
      decisions.push(decision);
      await Promise.race([decision, untilOthersWait(transaction)]);
    });
    const [decision] = await Promise.all(decisions);
    expect(decision?.statusCode).toBe(204);
    expect(await resultsOf()).toMatchObject([{ organisationId, claimedOrganisationId: null }]);
  });

  test('a participant who failed tries again until no attempt is left', async () => {
    await takeExam();
    await scene.set('admin', 'failed', 'zu wenig Punkte');
    expect(outcome(await scene.set('member', 'open'))).toBe('422 exam_transition_not_allowed');
    expect(outcome(await scene.set('member', 'bookingReady'))).toBe('200');
    await takeExam();
    const second = await scene.set('admin', 'failed', 'zu wenig Punkte');
    expect(second.json<PersonExam>()).toMatchObject({
      attempts_left: 0,
      results: [
        { result: 'failed', attempt: 1 },
        { result: 'failed', attempt: 2 },
      ],
    });
    expect(outcome(await scene.set('member', 'bookingReady'))).toBe('422 exam_no_attempts_left');
    expect(outcome(await scene.set('admin', 'bookingReady', 'Gnade'))).toBe('422 exam_no_attempts_left');
  });
});

describe('corrections by an admin', () => {
  beforeEach(newScene);

  test('of a result change it, and do not count as another attempt', async () => {
    await takeExam();
    await scene.set('admin', 'failed', 'zu wenig Punkte');
    const corrected = await scene.set('admin', 'passed', 'Rekurs gutgeheissen');
    expect(corrected.json<PersonExam>()).toMatchObject({ state: 'passed', attempts: 1 });
    expect(await resultsOf()).toMatchObject([{ result: 'passed', attempt: 1 }]);
    const audited = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, scene.cast.people.member.id))
      .orderBy(auditEntries.id);
    expect(audited.at(-1)).toMatchObject({
      action: 'exam.corrected',
      details: { before: 'failed', after: 'passed', reason: 'Rekurs gutgeheissen' },
    });
  });

  test('that withdraw a result take it and the completion back', async () => {
    await takeExam();
    await scene.set('admin', 'passed', 'verwechselt');
    expect(outcome(await scene.set('admin', 'inEvaluation', 'falsche Person'))).toBe('200');
    expect(await resultsOf()).toEqual([]);
    const told = await server.db
      .select({ verb: notifications.verb })
      .from(notifications)
      .where(eq(notifications.userId, scene.cast.people.member.id));
    expect(told).toEqual([{ verb: 'exam_booked' }]);
    expect(await scene.stored('member')).toEqual({ status: 'UNKNOWN', state: 'inEvaluation' });
  });

  test.each([
    ['ready', []],
    ['inProgress', ['inProgress']],
    ['inEvaluation', ['inProgress', 'inEvaluation']],
  ])('that withdraw a result leave the exam where it was: %s', async (before, steps) => {
    await scene.moveDate(1);
    await scene.book('member');
    await scene.moveDate(-0.01);
    for (const state of steps) await scene.set('member', state);
    await scene.set('admin', 'passed', 'verwechselt');
    await scene.set('admin', 'failed', 'noch einmal verwechselt');
    const rows = () => scene.overview('admin').then((answer) => overviewOf(answer).dates[0]?.bookings);
    expect(await rows()).toMatchObject([{ state: 'failed', is_current: true, state_before_result: before }]);
    expect(outcome(await scene.set('admin', before, 'falsche Person'))).toBe('200');
    expect(await rows()).toMatchObject([{ state: before, is_current: true, state_before_result: null }]);
    expect(await resultsOf()).toEqual([]);
  });

  test('belong to the date that was booked last; an earlier one keeps its result', async () => {
    await takeExam();
    await scene.set('admin', 'failed', 'zu wenig Punkte');
    await scene.set('member', 'bookingReady');
    const [first] = await server.db.select().from(examDates).where(eq(examDates.id, scene.work.examDateId));
    if (first === undefined) throw new Error('The exam has no date');
    const { id: _, ...date } = first;
    const [startsAt, endsAt] = [addDays(first.startsAt, 30), addDays(first.endsAt, 30)];
    const [second] = await server.db
      .insert(examDates)
      .values({ ...date, startsAt, endsAt })
      .returning();
    expect(outcome(await scene.book('member', second?.id))).toBe('200');
    const { dates } = overviewOf(await scene.overview('admin'));
    expect(dates.map(({ bookings }) => bookings)).toMatchObject([
      [{ state: 'failed', is_current: false, state_before_result: null }],
      [{ state: 'booked', is_current: true, state_before_result: null }],
    ]);
  });

  test('give no result before the booked date begins', async () => {
    await scene.moveDate(1);
    await scene.book('member');
    for (const state of ['passed', 'failed'])
      expect(outcome(await scene.set('admin', state, 'zu früh'))).toBe('422 exam_not_begun');
    expect(await resultsOf()).toEqual([]);
    await scene.moveDate(-0.01);
    expect(outcome(await scene.set('admin', 'failed', 'nicht erschienen'))).toBe('200');
  });

  test('do not stand for an import', async () => {
    const answer = await scene.set('admin', 'passedImport', 'Import 2024');
    expect(outcome(answer)).toBe('422 exam_transition_not_allowed');
    expect(await scene.stored('member')).toBeUndefined();
  });

  test('a cancelled booking frees the seat and is told', async () => {
    await scene.book('member');
    await scene.set('admin', 'cancelled', 'krank gemeldet');
    expect((await scene.overview('fellow')).json()).toMatchObject({ dates: [{ free_seats: 2 }] });
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, scene.cast.people.member.id))
      .orderBy(notifications.createdAt);
    expect(told.map(({ verb }) => verb)).toEqual(['exam_booked', 'exam_cancelled']);
  });

  test('two admins at once record one result', async () => {
    await takeExam();
    const answers = await Promise.all([
      scene.set('admin', 'passed', 'bestanden'),
      scene.set('admin', 'passed', 'bestanden'),
    ]);
    expect(answers.map(outcome).sort()).toEqual(['200', '422 exam_transition_not_allowed']);
    expect(await resultsOf()).toHaveLength(1);
  });
});
