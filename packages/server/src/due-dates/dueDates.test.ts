import { randomUUID } from 'node:crypto';
import type { DueDate } from '@learn/contracts';
import { isUpcoming, toInstant, zurichDay } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers, expertCircles, mentorRelations } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { examBookings, examDates } from '../exams/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  await server.db.insert(examBookings).values({ examDateId: work.examDateId, userId: cast.people.member.id });
});

afterAll(() => server[Symbol.asyncDispose]());

const path = '/api/dashboard/duedates/';
const datesOf = async (member: CastMember, query = '') => {
  const answer = await (await server.login(cast.people[member].username)).get(`${path}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<DueDate[]>();
};

const slug = () => cast.course.slug;
const here = () => `courseSessionId=${cast.session.id}`;
/** evaluations have deadlines for those who evaluate */
const own = ['attendance', 'submission', 'submission', 'test', 'exam'];
const everything = ['attendance', 'submission', 'submission', 'test', 'evaluation', 'evaluation', 'exam'];

test.each([
  ['member', 'MEMBER', own, 'url'],
  ['fellow', 'MEMBER', own.slice(0, -1), 'url'],
  ['expert', 'EXPERT', everything, 'url_expert'],
  ['supervisor', 'SUPERVISOR', everything, 'url_expert'],
  ['mentor', 'LEARNING_MENTOR', everything.slice(0, -1), undefined],
  ['examExpert', 'Prüfungsexperte', ['exam'], undefined],
  ['other', 'MEMBER', [], undefined],
  ['foreignExpert', 'EXPERT', [], undefined],
  ['foreignSupervisor', 'SUPERVISOR', [], undefined],
  ['apprenticeTrainer', '', [], undefined],
  ['trainingResponsible', '', [], undefined],
  ['admin', '', [], undefined],
  ['nobody', '', [], undefined],
] as const)('%s as %s', async (member, role, kinds, link) => {
  const dates = await datesOf(member);
  expect(dates.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  for (const date of dates) {
    expect(date.course_session).toMatchObject({ id: cast.session.id, my_role: role });
    const links = { url: date.url !== '', url_expert: date.url_expert !== '' };
    expect(links).toEqual({ url: link === 'url', url_expert: link === 'url_expert' });
  }
});

test('a visitor has to log in', async () => {
  expect((await server.visit().get(path)).statusCode).toBe(401);
});

test('a date in full, in the language of the reader', async () => {
  const [date] = await datesOf('member');
  const [day] = await server.db
    .select()
    .from(attendanceCourses)
    .where(eq(attendanceCourses.id, work.attendanceCourseId));
  expect(date).toEqual({
    id: `attendance-${work.attendanceCourseId}`,
    kind: 'attendance',
    title: 'attendance (de)',
    subtitle: 'Präsenztag',
    start: day?.startsAt.toISOString(),
    end: day?.endsAt.toISOString(),
    all_day: false,
    manual_override_fields: [],
    assignment_type_translation_key: '',
    date_type_translation_key: 'dueDate.attendance',
    course_id: cast.course.id,
    course_slug: slug(),
    course_title: 'Kurs',
    course_session_id: cast.session.id,
    session_title: 'Durchführung',
    course_session: { id: cast.session.id, my_role: 'MEMBER', is_uk: false, session_title: 'Durchführung' },
    circle: { id: work.ids.de.work, title: 'work (de)', slug: 'work' },
    learning_content_title: 'attendance (de)',
    url: `/course/${slug()}/learn/work/attendance?${here()}`,
    url_expert: '',
    location: 'Zürich',
    done: false,
    persons: [],
  });
});

test('sorted by start', async () => {
  const starts = (await datesOf('expert')).map(({ start }) => start);
  expect(starts).toEqual([...starts].sort());
});

test('links of experts lead into the cockpit, of the exam to its circle', async () => {
  const links = new Map(
    (await datesOf('expert')).map(({ id, url_expert }) => [id.split('-')[0], url_expert]),
  );
  const cockpit = `/course/${slug()}/cockpit`;
  expect(links.get('attendance')).toBe(`${cockpit}/attendance?${here()}`);
  expect(links.get('evaluation')).toMatch(new RegExp(`^${cockpit}/assignment/[\\da-f-]{36}\\?${here()}$`));
  expect(links.get('test')).toBe(`${cockpit}/assignment/${work.assignmentIds.test}?${here()}`);
  expect(links.get('exam')).toBe(`${cockpit}?${here()}`);
  const exam = (await datesOf('member')).find(({ kind }) => kind === 'exam');
  expect(exam).toMatchObject({ title: 'exam (de)', url: `/course/${slug()}/learn/exam?${here()}` });
});

test('mentors see the mentees that the dates concern', async () => {
  const [date] = await datesOf('mentor');
  expect(date?.persons).toEqual([{ user_id: cast.people.member.id, first_name: 'Mia', last_name: 'Muster' }]);
});

describe('filters', () => {
  test('kinds, once or several times, with and without brackets', async () => {
    const kinds = async (query: string) => (await datesOf('member', query)).map(({ kind }) => kind);
    expect(await kinds('?kinds=exam')).toEqual(['exam']);
    expect(await kinds('?kinds=exam&kinds=attendance')).toEqual(['attendance', 'exam']);
    expect(await kinds('?kinds[]=test')).toEqual(['test']);
  });

  test('sessions', async () => {
    expect(await datesOf('member', `?course_session_ids=${cast.session.id}`)).toHaveLength(own.length);
    expect(await datesOf('member', `?course_session_ids=${randomUUID()}`)).toEqual([]);
    expect(await datesOf('examExpert', `?course_session_ids[]=${randomUUID()}`)).toEqual([]);
  });

  test('the first so many', async () => {
    const all = await datesOf('expert');
    expect(await datesOf('expert', '?limit=2')).toEqual(all.slice(0, 2));
    expect(await datesOf('expert', '?limit=3&kinds=evaluation')).toEqual(
      all.filter(({ kind }) => kind === 'evaluation').slice(0, 3),
    );
  });

  test('what a participant has completed is done for them, and is left out on demand', async () => {
    const { id: courseSessionId } = cast.session;
    const completed = {
      courseSessionId,
      translationKey: work.keys.casework,
      pageType: 'learnpath.LearningContentAssignment',
    };
    await server.db.insert(completions).values([
      { ...completed, userId: cast.people.fellow.id, completionStatus: 'SUCCESS' },
      { ...completed, userId: cast.people.member.id, completionStatus: 'UNKNOWN' },
      // an expert who has tried it out has it to evaluate all the same
      { ...completed, userId: cast.people.expert.id, completionStatus: 'SUCCESS' },
    ]);
    const all = await datesOf('fellow');
    expect(all.filter(({ done }) => done)).toMatchObject([{ title: 'casework (de)', kind: 'submission' }]);
    expect(await datesOf('fellow', '?pending=true')).toEqual(all.filter(({ done }) => !done));
    for (const person of ['member', 'expert', 'mentor'] as const)
      expect(await datesOf(person, '?pending=true')).toEqual(await datesOf(person));
    await server.db.delete(completions).where(eq(completions.courseSessionId, courseSessionId));
  });

  test('what is wrong is refused', async () => {
    const browser = await server.login(cast.people.member.username);
    for (const query of ['?kinds=party', '?course_session_ids=1', '?upcoming=maybe', '?limit=0']) {
      expect((await browser.get(`${path}${query}`)).statusCode).toBe(400);
    }
  });

  test('upcoming is what the domain says: the end, else the start, is today or later in Zurich', async () => {
    const midnight = toInstant(zurichDay(new Date())).getTime();
    const deadlines = [midnight - 1, midnight, midnight + 1000].map((time) => new Date(time));
    const rows = await server.db.select({ id: sessionAssignments.id }).from(sessionAssignments);
    for (const [index, { id }] of rows.entries()) {
      await server.db
        .update(sessionAssignments)
        .set({ submissionDeadline: deadlines[index] ?? null })
        .where(eq(sessionAssignments.id, id));
    }
    await server.db
      .update(attendanceCourses)
      .set({ startsAt: new Date(midnight - 1000), endsAt: new Date(midnight) });
    const all = await datesOf('fellow');
    const now = new Date();
    expect(await datesOf('fellow', '?upcoming=true')).toEqual(all.filter((date) => isUpcoming(date, now)));
    expect(all.filter((date) => isUpcoming(date, now))).toHaveLength(all.length - 1);
    expect(await datesOf('fellow', '?upcoming=false')).toEqual(all);
  });
});

test('a deadline at the end of a day has no time', async () => {
  const deadline = new Date(toInstant(`${zurichDay(new Date())}T23:59:59`));
  await server.db.update(sessionAssignments).set({ submissionDeadline: deadline });
  const dates = await datesOf('fellow', '?kinds=submission&kinds=attendance');
  expect(dates.map(({ kind, all_day }) => [kind, all_day])).toEqual(
    expect.arrayContaining([
      ['attendance', false],
      ['submission', true],
    ]),
  );
});

describe('a circle of some profiles', () => {
  const names = { de: 'Leben', fr: 'Vie', it: 'Vita' };
  let lifeId: string | null = null;

  beforeAll(async () => {
    const [life] = await server.db.insert(courseProfiles).values({ code: 'leben', names }).returning();
    lifeId = life?.id ?? null;
    // Another mentee of the same mentor, without a profile: everything is on their path.
    await server.db.insert(mentorRelations).values({
      mentorId: cast.people.mentor.id,
      participantId: cast.enrolments.fellow,
    });
  });
  afterAll(async () => {
    await choose('fellow', null);
    await choose('member', null);
    await restrict([]);
    await server.db
      .delete(mentorRelations)
      .where(
        and(
          eq(mentorRelations.mentorId, cast.people.mentor.id),
          eq(mentorRelations.participantId, cast.enrolments.fellow),
        ),
      );
  });

  const choose = (member: 'member' | 'fellow', chosenProfileId: string | null) =>
    server.db
      .update(courseSessionUsers)
      .set({ chosenProfileId })
      .where(eq(courseSessionUsers.id, cast.enrolments[member]));
  const restrict = (profiles: readonly string[]) =>
    server.db.update(pages).set({ data: { profiles } }).where(eq(pages.translationKey, work.keys.work));

  test.each([
    ['another one', ['nichtleben'], []],
    ['the own and another one', ['leben', 'nichtleben'], ['Finn']],
    ['everybody', [], ['Finn']],
  ] as const)(
    'of %s: dates of participants whose it is, and of the others all',
    async (_whose, profiles, found) => {
      await choose('fellow', lifeId);
      await restrict(profiles);
      expect((await datesOf('fellow')).length > 0).toBe(found.length > 0);
      expect(await datesOf('expert')).not.toEqual([]);
      expect(await datesOf('supervisor')).not.toEqual([]);
    },
  );

  test('is in the dates of a mentor with those mentees on whose path it lies, and not without any', async () => {
    const mentees = async () => {
      const dates = await datesOf('mentor');
      return [
        ...new Set(
          dates.map(({ persons }) =>
            persons
              .map((one) => one.first_name)
              .sort()
              .join(' '),
          ),
        ),
      ];
    };
    await restrict(['nichtleben']);
    await choose('fellow', null);
    expect(await mentees()).toEqual(['Finn Mia']);
    await choose('fellow', lifeId);
    expect(await mentees()).toEqual(['Mia']);
    await choose('member', lifeId);
    expect(await datesOf('mentor')).toEqual([]);
    const answer = await (await server.login(cast.people.mentor.username)).get(`${path}?limit=1`);
    expect(answer.headers['x-total-count']).toBe('0');
    await restrict(['leben']);
    expect(await mentees()).toEqual(['Finn Mia']);
  });
});

test('experts have deadlines of their own circles, and the attendance days and exams of the session', async () => {
  const ofWork = and(
    eq(expertCircles.courseSessionUserId, cast.enrolments.expert),
    eq(expertCircles.circleKey, work.keys.work),
  );
  const taken = await server.db.delete(expertCircles).where(ofWork).returning();
  const dates = await datesOf('expert');
  await server.db.insert(expertCircles).values(taken);
  expect(dates.map(({ kind }) => kind).sort()).toEqual(['attendance', 'exam']);
  expect((await datesOf('expert')).map(({ kind }) => kind).sort()).toEqual([...everything].sort());
});

test('more dates: no more statements', async () => {
  const browser = await server.login(cast.people.mentor.username);
  const run = () => browser.get(path);
  await run();
  const before = await countStatements(server.db, run);
  const added = Array.from({ length: 10 }, (_, index) => ({
    courseSessionId: cast.session.id,
    contentKey: randomUUID(),
    circleKey: work.keys.work,
    startsAt: new Date(Date.now() + index * 86_400_000),
    endsAt: new Date(Date.now() + index * 86_400_000),
  }));
  await server.db.insert(attendanceCourses).values(added);
  expect(await countStatements(server.db, run)).toBe(before);
  expect(before).toBeLessThanOrEqual(4);
});

test('what belongs to no published page is left out, and cancelled bookings are no dates', async () => {
  expect((await datesOf('fellow', '?kinds=attendance')).length).toBe(1);
  await server.db.update(examBookings).set({ cancelledAt: new Date() });
  expect(await datesOf('member', '?kinds=exam')).toEqual([]);
  await server.db.update(examDates).set({ expertId: cast.people.nobody.id });
  expect(await datesOf('nobody')).toEqual([]);
});
