import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createExamScene, type ExamScene, outcome, overviewOf } from '../../test/examScene.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { examDates } from './tables.ts';

let server: TestServer;
let scene: ExamScene;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server[Symbol.asyncDispose]());

const newScene = async () => {
  scene = await createExamScene(server);
};

const fields = (more: object = {}) => ({
  start: '2030-05-04T08:00:00Z',
  end: '2030-05-04T10:00:00Z',
  place: 'Bern',
  seats: 3,
  expert_id: scene.cast.people.examExpert.id,
  ...more,
});

const dateUrl = (id: string = scene.work.examDateId) => scene.url(`dates/${id}/`);
const verbsOf = async (userId: string) =>
  (
    await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.createdAt)
  ).map(({ verb }) => verb);

describe('nobody but admins', () => {
  beforeAll(newScene);

  test.each([
    ['member', '403 forbidden'],
    ['expert', '403 forbidden'],
    ['supervisor', '403 forbidden'],
    ['examExpert', '403 forbidden'],
    ['apprenticeTrainer', '403 forbidden'],
    ['trainingResponsible', '403 forbidden'],
    ['mentor', '404 not_found'],
    ['other', '404 not_found'],
    ['nobody', '404 not_found'],
  ] as const)('%s writes no dates: %s', async (member, expected) => {
    const browser = await scene.browser(member);
    expect(outcome(await browser.post(scene.url('dates/'), fields()))).toBe(expected);
    expect(outcome(await browser.put(dateUrl(), fields()))).toBe(expected);
    expect(outcome(await scene.remove(member, dateUrl()))).toBe(expected);
  });
});

describe('an admin', () => {
  beforeEach(newScene);

  test('adds a date', async () => {
    const answer = overviewOf(await (await scene.browser('admin')).post(scene.url('dates/'), fields()));
    expect(answer.dates[1]).toMatchObject({
      start: '2030-05-04T08:00:00.000Z',
      end: '2030-05-04T10:00:00.000Z',
      place: 'Bern',
      seats: 3,
      free_seats: 3,
      expert: { first_name: 'Paula' },
    });
    const audited = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, answer.dates[1]?.id ?? ''));
    expect(audited).toMatchObject([{ action: 'exam_date.written', actorId: scene.cast.people.admin.id }]);
  });

  test.each([
    ['end', { end: '2030-05-04T07:00:00Z' }],
    ['seats', { seats: -1 }],
    ['booking_until', { booking_until: '2030-05-04T08:00:01Z' }],
    ['start', { start: 'tomorrow' }],
    ['expert_id', { expert_id: randomUUID() }],
    ['place', { place: 'Bern\nZürich' }],
  ] as const)('is told that %s is wrong', async (field, change) => {
    const answer = await (await scene.browser('admin')).post(scene.url('dates/'), fields(change));
    expect(outcome(answer)).toBe('400 validation_failed');
    expect(answer.json()).toMatchObject({ fields: [{ field }] });
  });

  test.each([
    ['end', { end: '2030-05-04T08:00:00Z' }, 'Das Ende muss nach dem Beginn liegen.'],
    [
      'booking_until',
      { booking_until: '2030-05-04T08:00:01Z' },
      'Die Anmeldefrist liegt nach dem Beginn der Prüfung. Wähle einen früheren Zeitpunkt.',
    ],
  ] as const)('is told what to do about %s', async (_, change, sentence) => {
    const answer = await (await scene.browser('admin')).put(dateUrl(), fields(change));
    expect(answer.json().fields).toMatchObject([{ messages: [sentence] }]);
  });

  test('changes a part, and the rest stays; what comes of it is checked', async () => {
    await scene.book('member');
    const browser = await scene.browser('admin');
    await browser.put(dateUrl(), fields({ place: 'Basel' }));
    const stale = { start: '2030-05-03T08:00:00Z', end: '2030-05-03T12:00:00Z', place: 'Genf', seats: 9 };
    const url = `${dateUrl()}?only=until&only=seats`;
    expect(overviewOf(await browser.put(url, fields(stale))).dates[0]).toMatchObject({
      start: '2030-05-04T08:00:00.000Z',
      end: '2030-05-04T12:00:00.000Z',
      place: 'Basel',
      seats: 9,
    });
    const few = await browser.put(`${dateUrl()}?only=seats`, fields({ seats: 0 }));
    expect(few.json().fields).toEqual([
      {
        field: 'seats',
        messages: ['Es sind mehr Personen angemeldet, als so Platz haben. Gib mehr Plätze an.'],
      },
    ]);
    const late = { booking_until: '2030-05-04T08:00:00Z' };
    await browser.put(`${dateUrl()}?only=booking_until`, fields(late));
    const earlier = fields({ start: '2030-05-04T07:00:00Z' });
    expect((await browser.put(`${dateUrl()}?only=from`, earlier)).json().fields).toMatchObject([
      { field: 'booking_until' },
    ]);
  });

  test('moves to no day that does not have its time', async () => {
    const browser = await scene.browser('admin');
    // half past two in Zurich
    await browser.put(dateUrl(), fields({ start: '2030-03-30T01:30:00Z', end: '2030-03-30T12:00:00Z' }));
    const spring = fields({ start: '2030-03-31T07:00:00Z', end: '2030-03-31T12:00:00Z' });
    expect((await browser.put(`${dateUrl()}?only=day`, spring)).json().fields).toEqual([
      {
        field: 'start',
        messages: ['Diese Uhrzeit gibt es an diesem Tag nicht; die Uhr springt von 2 auf 3 Uhr.'],
      },
    ]);
  });

  test('sets a deadline, and takes it away', async () => {
    const browser = await scene.browser('admin');
    const deadlineOf = async (change: object) =>
      overviewOf(await browser.put(dateUrl(), fields(change))).dates[0]?.booking_until;
    expect(await deadlineOf({ booking_until: '2030-05-04T08:00:00Z' })).toBe('2030-05-04T08:00:00.000Z');
    expect(await deadlineOf({})).toBeNull();
  });

  test('moves a date, and people who booked it are told; other changes tell nobody', async () => {
    await scene.book('member');
    const browser = await scene.browser('admin');
    await browser.put(dateUrl(), fields());
    expect(await verbsOf(scene.cast.people.member.id)).toEqual(['exam_booked', 'date_moved']);
    await browser.put(dateUrl(), fields({ seats: 5 }));
    expect(await verbsOf(scene.cast.people.member.id)).toHaveLength(2);
    expect(await verbsOf(scene.cast.people.fellow.id)).toEqual([]);
    expect(outcome(await browser.put(dateUrl(), fields({ seats: 0 })))).toBe('400 validation_failed');
    expect(outcome(await browser.put(dateUrl(randomUUID()), fields()))).toBe('404 not_found');
  });

  test('takes a date away: its bookings are cancelled', async () => {
    await scene.book('member');
    expect(outcome(await scene.remove('admin', dateUrl()))).toBe('204');
    expect(await server.db.select().from(examDates).where(eq(examDates.id, scene.work.examDateId))).toEqual(
      [],
    );
    expect(await scene.stored('member')).toMatchObject({ state: 'cancelled' });
    expect(await verbsOf(scene.cast.people.member.id)).toEqual(['exam_booked', 'exam_cancelled']);
    expect(outcome(await scene.remove('admin', dateUrl()))).toBe('404 not_found');
  });
});
