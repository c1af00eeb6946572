import { randomUUID } from 'node:crypto';
import type { PersonExams } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { createExamScene, type ExamScene, outcome } from '../../test/examScene.ts';
import type { CastMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { grantedCertificates } from '../certification-profiles/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles, courses } from '../courses/tables.ts';
import { examDates } from './tables.ts';

let server: TestServer;
let scene: ExamScene;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server[Symbol.asyncDispose]());

beforeEach(async () => {
  scene = await createExamScene(server);
});

const listOf = (answer: LightMyRequestResponse) => answer.json<PersonExams>();
const examOf = async (member: CastMember = 'member') => listOf(await scene.list('member', member)).exams[0];

describe('the exams of a person', () => {
  test('are seen by those who may read them', async () => {
    await scene.book('fellow');
    const seen = async (member: CastMember, person: CastMember) => outcome(await scene.list(member, person));
    expect({
      own: await seen('member', 'member'),
      fellow: await seen('member', 'fellow'),
      expert: await seen('expert', 'member'),
      examExpert: await seen('examExpert', 'member'),
      examExpertOfTheDate: await seen('examExpert', 'fellow'),
      mentor: await seen('mentor', 'member'),
      noParticipant: await seen('admin', 'expert'),
    }).toEqual({
      own: '200',
      fellow: '404 not_found',
      expert: '200',
      examExpert: '404 not_found',
      examExpertOfTheDate: '200',
      mentor: '404 not_found',
      noParticipant: '404 not_found',
    });
  });

  test('say what can be booked next, with seats and deadline', async () => {
    await scene.setDeadline(3);
    expect(await examOf()).toMatchObject({
      circle: {
        title: 'exam (de)',
        slug: 'exam',
        language: 'de',
        page_ids: expect.arrayContaining([scene.work.ids.de.exam, scene.work.ids.fr.exam]),
      },
      exam_type: { name: 'Prüfung (de)', price: 25_000 },
      requires_booking: true,
      has_certificate: false,
      content_slug: 'exam-content',
      state: 'bookingReady',
      attempts_left: 2,
      date: null,
      next_date: { id: scene.work.examDateId, place: 'Zürich', seats: 2, free_seats: 2 },
      result: null,
    });
    await scene.setDeadline(-0.01);
    expect(await examOf()).toMatchObject({ next_date: null });
  });

  test('from the booking to the result and another try', async () => {
    await scene.book('member');
    expect(await examOf()).toMatchObject({
      state: 'booked',
      date: { id: scene.work.examDateId, free_seats: 1 },
      next_date: null,
    });
    await scene.moveDate(-0.01);
    expect(await examOf()).toMatchObject({ state: 'ready' });
    await scene.set('member', 'inProgress');
    await scene.set('member', 'inEvaluation');
    await scene.set('admin', 'failed', 'Resultat');
    expect(await examOf()).toMatchObject({
      state: 'failed',
      attempts: 1,
      attempts_left: 1,
      result: { result: 'failed', attempt: 1 },
    });
    await scene.set('member', 'bookingReady');
    expect(await examOf()).toMatchObject({ state: 'bookingReady', date: null, attempts: 1 });
  });

  test('come with the certificates that were granted, in the language of the reader', async () => {
    const [profile] = await server.db
      .insert(courseProfiles)
      .values({ code: randomUUID(), names: { de: 'Leben', fr: 'Vie', it: 'Vita' } })
      .returning();
    const { cast } = scene;
    const id = randomUUID();
    await server.db.insert(grantedCertificates).values({
      id,
      userId: cast.people.member.id,
      courseSessionId: cast.session.id,
      profileId: profile?.id ?? '',
      grantedOn: '2026-03-16',
    });
    expect(listOf(await scene.list('member')).certificates).toEqual([
      { id, profile: 'Leben', granted_on: '2026-03-16' },
    ]);
  });

  test('more dates: no more statements', async () => {
    const run = () => scene.list('member');
    await run();
    const before = await countStatements(server.db, run);
    const [date] = await server.db.select().from(examDates).where(eq(examDates.id, scene.work.examDateId));
    if (date === undefined) throw new Error('no date');
    await server.db
      .insert(examDates)
      .values(Array.from({ length: 5 }, () => ({ ...date, id: randomUUID() })));
    expect(await countStatements(server.db, run)).toBe(before);
  });

  test('are those of the chosen profile', async () => {
    const code = randomUUID();
    const [profile] = await server.db
      .insert(courseProfiles)
      .values({ code, names: { de: 'Leben', fr: 'Vie', it: 'Vita' } })
      .returning();
    await server.db
      .update(courseSessionUsers)
      .set({ chosenProfileId: profile?.id ?? '' })
      .where(eq(courseSessionUsers.id, scene.cast.enrolments.member));
    const countFor = async (profiles: string[], contentVersion: number) => {
      await server.db
        .update(pages)
        .set({ data: { is_exam_circle: true, exam_requires_booking: true, profiles } })
        .where(eq(pages.id, scene.work.ids.de.exam));
      await server.db.update(courses).set({ contentVersion }).where(eq(courses.id, scene.cast.course.id));
      return listOf(await scene.list('member')).exams.length;
    };
    expect(await countFor([code], 1_000_000)).toBe(1);
    expect(await countFor([randomUUID()], 1_000_001)).toBe(0);
  });
});

describe('no list of exams', () => {
  test('in courses of other families', async () => {
    await server.db.update(courses).set({ courseType: 'uk' }).where(eq(courses.id, scene.cast.course.id));
    expect(outcome(await scene.list('member'))).toBe('404 not_found');
  });

  test('where the platform switches it off', async () => {
    await using other = await startTestServer({ config: { SHOW_VV_COMPETENCE_EXAMS: false } });
    const hidden = await createExamScene(other);
    expect(outcome(await hidden.list('member'))).toBe('404 not_found');
    expect(outcome(await hidden.list('admin'))).toBe('404 not_found');
    expect(outcome(await hidden.overview('member'))).toBe('200');
  });
});
