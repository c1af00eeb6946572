import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { createExamScene, type ExamScene, outcome, overviewOf } from '../../test/examScene.ts';
import { createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { examBookings, examDates, examTransitions } from './tables.ts';

let server: TestServer;
let scene: ExamScene;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server[Symbol.asyncDispose]());

const newScene = async () => {
  scene = await createExamScene(server);
};

describe('who sees what of the exam of a circle', () => {
  beforeEach(newScene);

  test('by role', async () => {
    await scene.book('member');
    await scene.book('fellow');
    const seen = async (member: Parameters<ExamScene['overview']>[0]) => {
      const answer = await scene.overview(member);
      if (answer.statusCode !== 200) return outcome(answer);
      return overviewOf(answer).dates.map(({ bookings }) => bookings.map((one) => one.first_name).join(' '));
    };
    expect({
      member: await seen('member'),
      expert: await seen('expert'),
      supervisor: await seen('supervisor'),
      admin: await seen('admin'),
      examExpert: await seen('examExpert'),
      apprenticeTrainer: await seen('apprenticeTrainer'),
      foreignApprenticeTrainer: await seen('foreignApprenticeTrainer'),
      trainingResponsible: await seen('trainingResponsible'),
      mentor: await seen('mentor'),
      other: await seen('other'),
      foreignExpert: await seen('foreignExpert'),
      foreignSupervisor: await seen('foreignSupervisor'),
      nobody: await seen('nobody'),
    }).toEqual({
      member: ['Mia'],
      expert: ['Finn Mia'],
      supervisor: ['Finn Mia'],
      admin: ['Finn Mia'],
      examExpert: ['Finn Mia'],
      apprenticeTrainer: ['Mia'],
      foreignApprenticeTrainer: ['Finn'],
      trainingResponsible: ['Mia'],
      mentor: '404 not_found',
      other: '404 not_found',
      foreignExpert: '404 not_found',
      foreignSupervisor: '404 not_found',
      nobody: '404 not_found',
    });
  });

  test('a date that concerns nobody of theirs is not there for exam experts and organisations', async () => {
    await server.db.update(examDates).set({ expertId: null }).where(eq(examDates.id, scene.work.examDateId));
    for (const member of ['examExpert', 'apprenticeTrainer', 'trainingResponsible'] as const) {
      expect(overviewOf(await scene.overview(member)).dates).toEqual([]);
    }
  });

  test('in full, by the page id of any language', async () => {
    const { work, cast } = scene;
    const answer = await (await scene.browser('member')).get(scene.url('dates/', work.ids.fr.exam));
    expect(overviewOf(answer)).toEqual({
      circle: { id: work.ids.de.exam, title: 'exam (de)', slug: 'exam' },
      exam_type: {
        id: work.examTypeId,
        code: expect.any(String) as string,
        name: 'Prüfung (de)',
        price: 25_000,
        maximum_attempts: 2,
      },
      own: { state: 'bookingReady', exam_date_id: null, attempts: 0, attempts_left: 2 },
      dates: [
        {
          id: work.examDateId,
          start: expect.any(String) as string,
          end: expect.any(String) as string,
          place: 'Zürich',
          seats: 2,
          free_seats: 2,
          booking_until: null,
          expert: { user_id: cast.people.examExpert.id, first_name: 'Paula', last_name: 'Muster' },
          is_booked: false,
          bookings: [],
        },
      ],
    });
  });

  test('what is no exam circle', async () => {
    const browser = await scene.browser('member');
    for (const id of [scene.work.ids.de.work, scene.work.ids.de['exam-content'], randomUUID(), '1']) {
      expect(outcome(await browser.get(scene.url('dates/', id)))).toBe('404 not_found');
    }
  });

  test('more dates: no more statements', async () => {
    const browser = await scene.browser('expert');
    const run = () => browser.get(scene.url('dates/'));
    await run();
    const before = await countStatements(server.db, run);
    const [date] = await server.db.select().from(examDates).where(eq(examDates.id, scene.work.examDateId));
    if (date === undefined) throw new Error('no date');
    await server.db
      .insert(examDates)
      .values(Array.from({ length: 5 }, () => ({ ...date, id: randomUUID() })));
    expect(await countStatements(server.db, run)).toBe(before);
    expect(overviewOf(await run()).dates).toHaveLength(6);
  });
});

describe('who books', () => {
  beforeAll(newScene);

  test.each([
    ['expert', '403 forbidden'],
    ['supervisor', '403 forbidden'],
    ['admin', '403 forbidden'],
    ['examExpert', '403 forbidden'],
    ['trainingResponsible', '403 forbidden'],
    ['mentor', '404 not_found'],
    ['other', '404 not_found'],
    ['nobody', '404 not_found'],
  ] as const)('%s: %s', async (member, expected) => {
    expect(outcome(await scene.book(member))).toBe(expected);
    expect(outcome(await scene.cancel(member))).toBe(expected);
  });
});

describe('booking', () => {
  beforeEach(newScene);

  test('takes a seat, is kept with who and when, and confirmed', async () => {
    const { cast, work } = scene;
    const answer = overviewOf(await scene.book('member'));
    expect(answer.own).toEqual({
      state: 'booked',
      exam_date_id: work.examDateId,
      attempts: 0,
      attempts_left: 2,
    });
    expect(answer.dates).toMatchObject([{ free_seats: 1, is_booked: true, bookings: [{ state: 'booked' }] }]);
    expect(await scene.stored('member')).toEqual({ status: 'UNKNOWN', state: 'booked' });
    const of = { userId: cast.people.member.id, courseSessionId: cast.session.id };
    expect(
      await server.db.select().from(examTransitions).where(eq(examTransitions.userId, of.userId)),
    ).toMatchObject([{ ...of, fromState: 'bookingReady', toState: 'booked', actorId: of.userId }]);
    expect(
      await server.db.select().from(auditEntries).where(eq(auditEntries.userId, of.userId)),
    ).toMatchObject([
      { ...of, action: 'exam.transition', actorId: of.userId, details: { before: 'bookingReady' } },
    ]);
    expect(
      await server.db.select().from(notifications).where(eq(notifications.userId, of.userId)),
    ).toMatchObject([
      {
        verb: 'exam_booked',
        category: 'EXAM',
        targetUrl: `/course/${cast.course.slug}/learn/exam?courseSessionId=${cast.session.id}`,
      },
    ]);
  });

  /** What a booking leaves behind for a person: seats, steps and notices. */
  async function traces() {
    const { id } = scene.cast.people.member;
    const [seats, steps, notices] = await Promise.all([
      server.db.select().from(examBookings).where(eq(examBookings.userId, id)),
      server.db.select().from(examTransitions).where(eq(examTransitions.userId, id)),
      server.db.select().from(notifications).where(eq(notifications.userId, id)),
    ]);
    return [seats.length, steps.length, notices.length];
  }

  test('a date that has begun is not possible, also not for who has booked it', async () => {
    await scene.moveDate(-1);
    expect(outcome(await scene.book('member'))).toBe('422 exam_transition_not_allowed');
    await scene.moveDate(1);
    await scene.book('member');
    await scene.moveDate(-0.01);
    expect(outcome(await scene.book('member'))).toBe('422 exam_transition_not_allowed');
  });

  test('the own date again, as after a lost answer, changes nothing, also when it is full', async () => {
    await server.db.update(examDates).set({ seats: 1 }).where(eq(examDates.id, scene.work.examDateId));
    const first = await scene.book('member');
    const again = await scene.book('member');
    expect(outcome(again)).toBe('200');
    expect(overviewOf(again)).toEqual(overviewOf(first));
    expect(await traces()).toEqual([1, 1, 1]);
  });

  test('changes to another date at once; where that is full, the seat stays', async () => {
    const [date] = await server.db.select().from(examDates).where(eq(examDates.id, scene.work.examDateId));
    if (date === undefined) throw new Error('no date');
    const other = { ...date, id: randomUUID(), seats: 1 };
    await server.db.insert(examDates).values(other);
    await scene.book('fellow', other.id);
    await scene.book('member');
    expect(outcome(await scene.book('member', other.id))).toBe('409 exam_date_full');
    expect(overviewOf(await scene.overview('member')).own?.exam_date_id).toBe(date.id);
    await scene.cancel('fellow');
    const answer = overviewOf(await scene.book('member', other.id));
    expect(answer.own).toMatchObject({ state: 'booked', exam_date_id: other.id });
    const byId = new Map(answer.dates.map((one) => [one.id, one]));
    expect(byId.get(date.id)).toMatchObject({ free_seats: 2, is_booked: false });
    expect(byId.get(other.id)).toMatchObject({ free_seats: 0, is_booked: true });
    const steps = (await scene.read('member')).json<{ transitions: { to_state: string }[] }>().transitions;
    expect(steps.map(({ to_state }) => to_state)).toEqual(['booked', 'cancelled', 'booked']);
  });

  test('is over after the deadline of the date, and so is giving back and changing', async () => {
    const [date] = await server.db.select().from(examDates).where(eq(examDates.id, scene.work.examDateId));
    if (date === undefined) throw new Error('no date');
    const other = { ...date, id: randomUUID() };
    await server.db.insert(examDates).values(other);
    await scene.setDeadline(1);
    expect(outcome(await scene.book('member'))).toBe('200');
    await scene.setDeadline(-0.01);
    expect(outcome(await scene.book('fellow'))).toBe('422 exam_booking_closed');
    expect(outcome(await scene.cancel('member'))).toBe('422 exam_booking_closed');
    expect(outcome(await scene.book('member', other.id))).toBe('422 exam_booking_closed');
    expect(overviewOf(await scene.overview('member')).own).toMatchObject({ exam_date_id: date.id });
    expect(outcome(await scene.book('member'))).toBe('200');
    expect(await traces()).toEqual([1, 1, 1]);
  });

  test('a date of another session is none', async () => {
    const [foreign] = await server.db
      .insert(courseSessions)
      .values({ ...scene.cast.elsewhere, id: randomUUID() })
      .returning();
    await server.db
      .update(examDates)
      .set({ courseSessionId: foreign?.id ?? '' })
      .where(eq(examDates.id, scene.work.examDateId));
    expect(outcome(await scene.book('member'))).toBe('400 validation_failed');
    expect(outcome(await scene.book('member', 'none'))).toBe('400 validation_failed');
  });

  test('two people and one seat: one gets it, the other is told that the date is full', async () => {
    await server.db.update(examDates).set({ seats: 1 }).where(eq(examDates.id, scene.work.examDateId));
    const outcomes = await Promise.all([scene.book('member'), scene.book('fellow')]);
    expect(outcomes.map(outcome).sort()).toEqual(['200', '409 exam_date_full']);
    expect(
      await server.db.select().from(examBookings).where(eq(examBookings.examDateId, scene.work.examDateId)),
    ).toHaveLength(1);
  });

  test('many people and two seats: two get one', async () => {
    const people = await Promise.all(
      ['Anna', 'Beat', 'Carla', 'Dario', 'Eva'].map((firstName) => createPerson(server.db, { firstName })),
    );
    const browsers = [];
    for (const { id, username } of people) {
      await enrol(server.db, { userId: id, courseSessionId: scene.cast.session.id });
      browsers.push(await server.login(username));
    }
    const body = { exam_date_id: scene.work.examDateId };
    const answers = await Promise.all(browsers.map((browser) => browser.post(scene.url('booking/'), body)));
    expect(answers.map(outcome).sort()).toEqual(['200', '200', ...Array(3).fill('409 exam_date_full')]);
  });

  test('one person pressing twice at once has one seat', async () => {
    const outcomes = await Promise.all([scene.book('member'), scene.book('member')]);
    expect(outcomes.map(outcome)).toEqual(['200', '200']);
    expect(await traces()).toEqual([1, 1, 1]);
  });
});

describe('cancelling', () => {
  beforeEach(newScene);

  test('frees the seat, and the exam can be booked again', async () => {
    await scene.book('member');
    const answer = overviewOf(await scene.cancel('member'));
    expect(answer.own).toMatchObject({ state: 'cancelled', exam_date_id: null });
    expect(answer.dates).toMatchObject([{ free_seats: 2, is_booked: false }]);
    expect(outcome(await scene.cancel('member'))).toBe('422 exam_transition_not_allowed');
    expect(outcome(await scene.book('member'))).toBe('200');
    expect(await scene.stored('member')).toMatchObject({ state: 'booked' });
  });

  test('is over when the date begins: the booked exam is ready', async () => {
    await scene.book('member');
    await scene.moveDate(-0.01);
    expect(overviewOf(await scene.overview('member')).own?.state).toBe('ready');
    expect(overviewOf(await scene.overview('expert')).dates[0]?.bookings[0]?.state).toBe('ready');
    expect(outcome(await scene.cancel('member'))).toBe('422 exam_transition_not_allowed');
  });
});
