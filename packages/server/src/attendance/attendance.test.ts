import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { auditEntries } from '../audit/tables.ts';
import { completions } from '../completions/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { attendanceEntries } from './tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});

afterAll(() => server[Symbol.asyncDispose]());

beforeEach(async () => {
  await server.db.delete(attendanceEntries);
});

interface Entry {
  readonly user_id: string;
  readonly status: string;
}

interface Answer {
  readonly course_session_attendance_course: { readonly attendance_user_list: readonly Entry[] } | null;
}

interface Input {
  readonly user_id: string;
  readonly status: string | null;
  readonly seen_status?: string | null;
  readonly first_name?: string;
  readonly email?: string;
}

const read = async (member: CastMember, userId?: string, id: string = work.attendanceCourseId) =>
  askGraphql<Answer>(
    await server.login(cast.people[member].username),
    `query attendanceCheckQuery($id: ID!, $user: ID) {
      course_session_attendance_course(id: $id, assignment_user_id: $user) { id learning_content_id
        attendance_user_list { user_id status first_name last_name email } } }`,
    { id, user: userId },
  );

const recordMutation = `mutation AttendanceCheckMutation($id: ID!, $list: [AttendanceUserInput!]!) {
  update_course_session_attendance_course_users(id: $id, attendance_user_list: $list) {
    course_session_attendance_course { attendance_user_list { user_id status first_name email } } } }`;

const record = async (member: CastMember, list: readonly Input[], id: string = work.attendanceCourseId) =>
  askGraphql<{ update_course_session_attendance_course_users: Answer | null }>(
    await server.login(cast.people[member].username),
    recordMutation,
    { id, list },
  );

const memberId = () => cast.people.member.id;
const fellowId = () => cast.people.fellow.id;

const completionOf = async (userId: string) => {
  const [row] = await server.db
    .select({ status: completions.completionStatus })
    .from(completions)
    .where(and(eq(completions.userId, userId), eq(completions.translationKey, work.keys.attendance)));
  return row?.status;
};

describe('who records', () => {
  test.each([
    ['expert', []],
    ['admin', []],
    ['member', ['forbidden']],
    ['mentor', ['forbidden']],
    ['supervisor', ['forbidden']],
    ['apprenticeTrainer', ['forbidden']],
    ['trainingResponsible', ['not_found']],
    ['examExpert', ['not_found']],
    ['other', ['not_found']],
    ['foreignExpert', ['not_found']],
    ['foreignSupervisor', ['not_found']],
    ['nobody', ['not_found']],
  ] as const)('%s: %j', async (member, expected) => {
    expect((await record(member, [{ user_id: memberId(), status: 'PRESENT' }])).codes).toEqual(expected);
    expect(await server.db.select().from(attendanceEntries)).toHaveLength(expected.length === 0 ? 1 : 0);
  });
});

describe('who reads', () => {
  beforeEach(async () => {
    await record('expert', [
      { user_id: memberId(), status: 'PRESENT' },
      { user_id: fellowId(), status: 'ABSENT' },
    ]);
  });

  test.each([
    ['member', 'Mia'],
    ['fellow', 'Finn'],
    ['expert', 'Finn Mia'],
    ['supervisor', 'Finn Mia'],
    ['mentor', 'Mia'],
    ['foreignMentor', 'Finn'],
    ['apprenticeTrainer', 'Mia'],
    ['foreignApprenticeTrainer', 'Finn'],
    ['admin', 'Finn Mia'],
    ['trainingResponsible', 'not_found'],
    ['examExpert', 'not_found'],
    ['other', 'not_found'],
    ['foreignExpert', 'not_found'],
    ['foreignSupervisor', 'not_found'],
    ['nobody', 'not_found'],
  ] as const)('%s: %s', async (member, expected) => {
    const { data, codes } = await read(member);
    const names = new Map(Object.values(cast.people).map(({ id, firstName }) => [id, firstName]));
    const list = data?.course_session_attendance_course?.attendance_user_list ?? [];
    const seen = list.map(({ user_id }) => names.get(user_id)).sort();
    expect([...codes, ...seen].join(' ')).toBe(expected);
  });

  test('one person only', async () => {
    const { data } = await read('expert', fellowId());
    expect(data?.course_session_attendance_course?.attendance_user_list).toEqual([
      {
        user_id: fellowId(),
        status: 'ABSENT',
        first_name: 'Finn',
        last_name: 'Muster',
        email: cast.people.fellow.email,
      },
    ]);
    expect((await read('member', fellowId())).codes).toEqual(['not_found']);
    expect((await read('mentor', fellowId())).codes).toEqual(['not_found']);
    expect((await read('expert', cast.people.other.id)).codes).toEqual(['not_found']);
    expect((await read('expert', 'nobody')).codes).toEqual(['not_found']);
  });

  test('a day that is none', async () => {
    expect((await read('expert', undefined, randomUUID())).codes).toEqual(['not_found']);
    expect((await read('expert', undefined, '1')).codes).toEqual(['not_found']);
  });
});

describe('what recording does', () => {
  test.each([
    ['PRESENT', 'SUCCESS'],
    ['LATE', 'SUCCESS'],
    ['ABSENT', 'UNKNOWN'],
    ['EXCUSED', 'UNKNOWN'],
    ['DISPENSED', 'UNKNOWN'],
    [null, 'UNKNOWN'],
  ] as const)('%s makes the content %s', async (status, completion) => {
    const before = status === 'PRESENT' ? 'ABSENT' : 'PRESENT';
    await record('expert', [{ user_id: memberId(), status: before }]);
    const { data, codes } = await record('expert', [{ user_id: memberId(), status }]);
    expect(codes).toEqual([]);
    const answer = data?.update_course_session_attendance_course_users?.course_session_attendance_course;
    expect(answer?.attendance_user_list.map((entry) => entry.status)).toEqual(
      status === null ? [] : [status],
    );
    expect(await completionOf(memberId())).toBe(completion);
  });

  test('names and e-mails that a client sends are ignored', async () => {
    const { data } = await record('expert', [
      { user_id: memberId(), status: 'PRESENT', first_name: 'Mallory', email: 'mallory@example.org' },
    ]);
    expect(
      data?.update_course_session_attendance_course_users?.course_session_attendance_course,
    ).toMatchObject({ attendance_user_list: [{ first_name: 'Mia', email: cast.people.member.email }] });
  });

  test('people who are not in the list keep what is recorded; the same again changes nothing', async () => {
    const of = (userId: string) =>
      server.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(notifications.createdAt);
    const audit = () => server.db.select().from(auditEntries).orderBy(auditEntries.id);
    await record('expert', [{ user_id: memberId(), status: 'PRESENT' }]);
    const [audited, told] = [await audit(), await of(memberId())];
    await record('expert', [
      { user_id: memberId(), status: 'PRESENT' },
      { user_id: fellowId(), status: 'EXCUSED' },
    ]);
    const added = (await audit()).slice(audited.length);
    expect(added).toMatchObject([
      {
        action: 'attendance.recorded',
        actorId: cast.people.expert.id,
        userId: fellowId(),
        courseSessionId: cast.session.id,
        subjectId: work.attendanceCourseId,
        details: { before: null, after: 'EXCUSED' },
      },
    ]);
    expect(await of(memberId())).toHaveLength(told.length);
    expect((await of(fellowId())).at(-1)).toMatchObject({
      verb: 'attendance_recorded',
      category: 'PROGRESS',
      actorId: cast.people.expert.id,
      targetUrl: `/course/${cast.course.slug}/learn/work/attendance?courseSessionId=${cast.session.id}`,
      details: { title: { de: 'attendance (de)', fr: 'attendance (fr)', it: 'attendance (it)' } },
    });
  });

  test('who was recorded is told once, a minute later, and not at all of what was taken back', async () => {
    const told = () =>
      server.db
        .select({ at: notifications.createdAt })
        .from(notifications)
        .where(and(eq(notifications.userId, fellowId()), eq(notifications.verb, 'attendance_recorded')));
    await server.db.delete(notifications);
    const began = Date.now();
    await record('expert', [{ user_id: fellowId(), status: 'ABSENT' }]);
    await record('expert', [{ user_id: fellowId(), status: 'LATE' }]);
    const [once, ...others] = await told();
    expect(others).toEqual([]);
    expect(once?.at.getTime()).toBeGreaterThanOrEqual(began + 60_000);
    await record('expert', [{ user_id: fellowId(), status: null }]);
    expect(await told()).toEqual([]);
  });

  test('only participants of the session, each once; else nothing is recorded', async () => {
    const good = { user_id: memberId(), status: 'PRESENT' };
    for (const bad of [cast.people.other.id, cast.people.expert.id, 'nobody', memberId()]) {
      expect((await record('expert', [good, { user_id: bad, status: 'PRESENT' }])).codes).toEqual([
        'validation_failed',
      ]);
    }
    expect(await server.db.select().from(attendanceEntries)).toEqual([]);
  });

  test('two experts at once: the record of changes is that of what happened', async () => {
    await Promise.all([
      record('expert', [
        { user_id: memberId(), status: 'PRESENT' },
        { user_id: fellowId(), status: 'PRESENT' },
      ]),
      record('admin', [
        { user_id: fellowId(), status: 'PRESENT' },
        { user_id: memberId(), status: 'PRESENT' },
      ]),
    ]);
    const rows = await server.db.select().from(attendanceEntries);
    expect(new Set(rows.map(({ recordedBy }) => recordedBy)).size).toBe(1);
  });
});

describe('the learning content of the day', () => {
  const query = `query Content($course: String!, $session: ID!) {
    learning_content(course_slug: $course, circle_slug: "work", slug: "attendance") { slug
      ... on LearningContentAttendanceCourse { course_session_attendance_course(course_session_id: $session) {
        id location attendance_user_list { user_id status } } } } }`;
  const open = async (member: CastMember, session: string = cast.session.id) =>
    askGraphql<{ learning_content: { course_session_attendance_course: object | null } | null }>(
      await server.login(cast.people[member].username),
      query,
      { course: cast.course.slug, session },
    );

  test('shows the day of a session, to a participant with what is recorded of himself', async () => {
    await record('expert', [
      { user_id: memberId(), status: 'LATE' },
      { user_id: fellowId(), status: 'ABSENT' },
    ]);
    expect((await open('member')).data?.learning_content?.course_session_attendance_course).toEqual({
      id: work.attendanceCourseId,
      location: 'Zürich',
      attendance_user_list: [{ user_id: memberId(), status: 'LATE' }],
    });
  });

  test('has no day where nothing is planned or may be read', async () => {
    const none = {
      data: { learning_content: { slug: 'attendance', course_session_attendance_course: null } },
    };
    expect(await open('other', cast.elsewhere.id)).toMatchObject({ ...none, codes: [] });
    expect(await open('trainingResponsible')).toMatchObject({ ...none, codes: [] });
    expect(await open('other')).toMatchObject({ ...none, codes: ['not_found'] });
    expect(await open('member', 'none')).toMatchObject({ ...none, codes: ['not_found'] });
  });
});

describe('what another person has recorded meanwhile', () => {
  const recorded = async () =>
    new Map((await server.db.select().from(attendanceEntries)).map(({ userId, status }) => [userId, status]));

  test.each([
    { other: 'ABSENT', seen: null, mine: 'PRESENT' },
    { other: 'ABSENT', seen: 'LATE', mine: 'PRESENT' },
    { other: 'ABSENT', seen: 'LATE', mine: null },
    { other: null, seen: 'LATE', mine: 'PRESENT' },
  ])('$other instead of the seen $seen: nothing of the list is recorded', async ({ other, seen, mine }) => {
    if (other !== null) await record('admin', [{ user_id: memberId(), status: other }]);
    const before = await recorded();
    const client = await server.login(cast.people.expert.username);
    const answer = await client.post('/server/graphql/', {
      query: recordMutation,
      variables: {
        id: work.attendanceCourseId,
        list: [
          { user_id: fellowId(), status: 'PRESENT', seen_status: null },
          { user_id: memberId(), status: mine, seen_status: seen },
        ],
      },
    });
    const { errors } = answer.json<{ errors: { extensions: object }[] }>();
    expect(errors[0]?.extensions).toMatchObject({
      code: 'version_conflict',
      details: {
        current: {
          attendance_user_list: [
            {
              user_id: memberId(),
              status: other,
              recorded_by:
                other === null ? '' : `${cast.people.admin.firstName} ${cast.people.admin.lastName}`,
              recorded_at: other === null ? null : expect.any(String),
            },
          ],
        },
      },
    });
    expect(await recorded()).toEqual(before);
  });

  test.each([
    { what: 'the seen status', recorder: 'admin', seen: 'ABSENT', mine: 'PRESENT' },
    { what: 'the status that is wanted', recorder: 'admin', seen: null, mine: 'ABSENT' },
    { what: 'an entry of one’s own', recorder: 'expert', seen: null, mine: 'PRESENT' },
    { what: 'whatever, if nothing was seen', recorder: 'admin', seen: undefined, mine: 'PRESENT' },
  ] as const)('no conflict over $what', async ({ recorder, seen, mine }) => {
    await record(recorder, [{ user_id: memberId(), status: 'ABSENT' }]);
    const input = { user_id: memberId(), status: mine, ...(seen !== undefined && { seen_status: seen }) };
    expect((await record('expert', [input])).codes).toEqual([]);
    expect(await recorded()).toEqual(new Map([[memberId(), mine]]));
  });
});
