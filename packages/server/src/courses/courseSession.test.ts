import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { attendanceEntries } from '../attendance/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courses } from './tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  await server.db.insert(attendanceEntries).values(
    [cast.people.member.id, cast.people.fellow.id].map((userId) => ({
      attendanceCourseId: work.attendanceCourseId,
      userId,
      status: 'PRESENT' as const,
    })),
  );
  await server.db
    .update(courseSessionUsers)
    .set({ optionalAttendance: true })
    .where(eq(courseSessionUsers.id, cast.enrolments.fellow));
});

afterAll(() => server[Symbol.asyncDispose]());

const detail = `query Detail($id: ID!) { course_session(id: $id) { id my_role user_role actions
  course { id title configuration { is_vv } }
  users { id user_id first_name last_name email avatar_url role circles { id title slug } optional_attendance enrolled_at }
  attendance_courses { id learning_content_id course_session_id location trainer due_date { start end }
    learning_content { id title circle { slug } } attendance_user_list { user_id status } }
  assignments { id assignment_id learning_content_id course_session_id learning_content { title }
    submission_deadline { start end } evaluation_deadline { start } }
  edoniq_tests { id learning_content_id course_session_id learning_content { title } deadline { start } } } }`;

interface Person {
  readonly user_id: string;
  readonly first_name: string;
  readonly email: string;
  readonly role: string;
  readonly circles: readonly { readonly slug: string }[];
  readonly optional_attendance: boolean | null;
  readonly enrolled_at: string | null;
}

interface Detail {
  readonly course_session: {
    readonly my_role: string;
    readonly actions: readonly string[];
    readonly users: readonly Person[];
    readonly attendance_courses: readonly {
      readonly attendance_user_list: readonly { readonly user_id: string }[];
    }[];
    readonly assignments: readonly object[];
    readonly edoniq_tests: readonly object[];
  } | null;
}

const ask = async (member: CastMember, sessionId = cast.session.id) =>
  askGraphql<Detail>(await server.login(cast.people[member].username), detail, { id: sessionId });

const everybody = 'Emil@ Finn@ Magda@ Mia@ Moritz@';

test.each([
  ['member', 'MEMBER', 'Emil@ Finn Magda@ Mia@ Moritz@', 'Mia'],
  ['fellow', 'MEMBER', 'Emil@ Finn@ Magda@ Mia Moritz@', 'Finn'],
  ['expert', 'EXPERT', everybody, 'Finn Mia'],
  ['mentor', 'LEARNING_MENTOR', 'Emil@ Mia@ Moritz@', 'Mia'],
  ['foreignMentor', 'LEARNING_MENTOR', 'Emil@ Finn@ Magda@', 'Finn'],
  ['supervisor', 'SUPERVISOR', everybody, 'Finn Mia'],
  ['admin', 'ADMIN', everybody, 'Finn Mia'],
  ['apprenticeTrainer', 'Berufsbildner', 'Mia@', 'Mia'],
  ['foreignApprenticeTrainer', 'Berufsbildner', 'Finn@', 'Finn'],
  ['trainingResponsible', 'Ausbildungsverantwortlicher', 'Mia@', undefined],
  ['foreignTrainingResponsible', 'Ausbildungsverantwortlicher', 'Finn@', undefined],
  ['examExpert', 'Prüfungsexperte', '', undefined],
] as const)('%s reads the session as %s', async (member, role, people, attendance) => {
  const { data, codes } = await ask(member);
  expect(codes).toEqual([]);
  const session = data?.course_session;
  expect(session?.my_role).toBe(role);
  const seen = session?.users.map(({ first_name, email }) => `${first_name}${email === '' ? '' : '@'}`);
  expect(seen?.sort().join(' ')).toBe(people);
  const names = new Map(Object.values(cast.people).map(({ id, firstName }) => [id, firstName]));
  expect(session?.attendance_courses).toHaveLength(attendance === undefined ? 0 : 1);
  const listed = session?.attendance_courses[0]?.attendance_user_list.map(({ user_id }) =>
    names.get(user_id),
  );
  expect(listed?.sort().join(' ')).toBe(attendance);
  expect(session?.assignments).toHaveLength(2);
  expect(session?.edoniq_tests).toHaveLength(1);
});

test.each(['other', 'foreignExpert', 'foreignSupervisor', 'nobody'] as const)(
  '%s does not read the session',
  async (member) => {
    expect(await ask(member)).toEqual({ data: { course_session: null }, codes: ['not_found'] });
  },
);

test('every part in full', async () => {
  const { data } = await ask('expert');
  const { session, people } = cast;
  const [contentIds, title] = [work.ids.de, (name: string) => ({ title: `${name} (de)` })];
  const dueDate = (days: number) => ({
    start: expect.stringContaining(
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    ) as string,
  });
  expect(data?.course_session).toMatchObject({
    course: { id: cast.course.id, title: 'Kurs', configuration: { is_vv: true } },
    attendance_courses: [
      {
        id: work.attendanceCourseId,
        learning_content_id: contentIds.attendance,
        course_session_id: session.id,
        location: 'Zürich',
        trainer: 'Emil Muster',
        due_date: dueDate(5),
        learning_content: { id: contentIds.attendance, circle: { slug: 'work' }, ...title('attendance') },
      },
    ],
    assignments: expect.arrayContaining([
      {
        id: expect.any(String),
        assignment_id: work.assignmentIds.casework,
        learning_content_id: contentIds.casework,
        course_session_id: session.id,
        learning_content: title('casework'),
        submission_deadline: { ...dueDate(10), end: null },
        evaluation_deadline: dueDate(20),
      },
    ]),
    edoniq_tests: [
      {
        id: expect.any(String),
        learning_content_id: contentIds.test,
        course_session_id: session.id,
        learning_content: title('test'),
        deadline: dueDate(10),
      },
    ],
  });
  const found = data?.course_session?.users ?? [];
  expect(found.find(({ user_id }) => user_id === people.expert.id)).toEqual({
    id: cast.enrolments.expert,
    user_id: people.expert.id,
    first_name: 'Emil',
    last_name: 'Muster',
    email: people.expert.email,
    avatar_url: '',
    role: 'EXPERT',
    circles: [
      { id: contentIds.work, slug: 'work', ...title('work') },
      { id: contentIds.exam, slug: 'exam', ...title('exam') },
    ],
    optional_attendance: false,
    enrolled_at: expect.any(String),
  });
  expect(found.find(({ user_id }) => user_id === people.fellow.id)?.optional_attendance).toBe(true);
});

test('whether a fellow has to attend is not the business of a participant', async () => {
  const { data } = await ask('member');
  const fellow = data?.course_session?.users.find(({ user_id }) => user_id === cast.people.fellow.id);
  expect(fellow?.optional_attendance).toBeNull();
  expect(fellow?.enrolled_at).toBeNull();
});

test('a test of the path knows its deadline in a session, for the people of that session', async () => {
  const query = `query ($slug: String!, $session: ID!) {
    learning_content(course_slug: $slug, circle_slug: "work", slug: "test") {
      ... on LearningContentEdoniqTest {
        course_session_edoniq_test(course_session_id: $session) { course_session_id deadline { start } } } } }`;
  const client = await server.login(cast.people.member.username);
  const asked = { slug: cast.course.slug, session: cast.session.id };
  expect((await askGraphql(client, query, asked)).data?.learning_content).toEqual({
    course_session_edoniq_test: {
      course_session_id: cast.session.id,
      deadline: { start: expect.any(String) },
    },
  });
  const elsewhere = await askGraphql(client, query, { ...asked, session: cast.elsewhere.id });
  expect(elsewhere.codes).toEqual(['not_found']);
});

test('more people, more days and deadlines: no more statements', async () => {
  const client = await server.login(cast.people.expert.username);
  const run = () => askGraphql(client, detail, { id: cast.session.id });
  await run();
  const before = await countStatements(server.db, run);
  for (const firstName of ['Anna', 'Beat', 'Carla', 'Dario']) {
    const { id } = await createPerson(server.db, { firstName });
    await enrol(server.db, { userId: id, courseSessionId: cast.session.id });
    await server.db
      .insert(attendanceEntries)
      .values({ attendanceCourseId: work.attendanceCourseId, userId: id, status: 'LATE' });
  }
  expect(await countStatements(server.db, run)).toBe(before);
  expect(before).toBeLessThanOrEqual(10);
});

test('what belongs to an unpublished content is left out', async () => {
  await server.db.update(pages).set({ live: false }).where(eq(pages.translationKey, work.keys.attendance));
  await server.db.update(courses).set({ contentVersion: 2 }).where(eq(courses.id, cast.course.id));
  const { data, codes } = await ask('expert');
  expect([data?.course_session?.attendance_courses, codes]).toEqual([[], []]);
});
