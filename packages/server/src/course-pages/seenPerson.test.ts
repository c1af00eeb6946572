import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { completions } from '../completions/tables.ts';
import { expertCircles } from '../course-sessions/tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  const { member, fellow } = cast.people;
  const enrolment = await enrol(server.db, { userId: member.id, courseSessionId: cast.elsewhere.id });
  expect(enrolment.role).toBe('MEMBER');
  const common = { courseSessionId: cast.session.id, updatedAt: new Date(1) };
  const criterion = { translationKey: cast.keys.criterion, pageType: 'competence.PerformanceCriterion' };
  const text = { translationKey: cast.keys.text, pageType: 'learnpath.LearningContentRichText' };
  await server.db.insert(completions).values([
    { ...common, ...criterion, userId: member.id, completionStatus: 'FAIL' },
    { ...common, ...text, userId: member.id, completionStatus: 'SUCCESS' },
    {
      ...criterion,
      userId: member.id,
      courseSessionId: cast.elsewhere.id,
      updatedAt: new Date(2),
      completionStatus: 'SUCCESS',
    },
    { ...common, ...criterion, userId: fellow.id, completionStatus: 'SUCCESS' },
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

interface Seen {
  readonly course_session_users: readonly {
    user_id: string;
    course_session_id: string;
    participant: { first_name: string; circle_ids: readonly string[] | null } | null;
  }[];
  readonly learning_path: { readonly topics: readonly { readonly circles: readonly unknown[] }[] };
  readonly action_competences: readonly unknown[];
}

interface Pair {
  readonly a?: Seen;
  readonly b?: Seen;
}

const selection = `{
  course_session_users { user_id course_session_id course_session { id my_role }
    participant { first_name last_name avatar_url circle_ids } }
  learning_path { course { course_session_users { user_id } } topics { circles { slug learning_sequences { learning_units {
    learning_contents { slug completion_status }
    performance_criteria { completion_status in_session: completion_status(course_session_id: $session) } } } } } } }`;

async function look(as: CastMember, whom: CastMember) {
  const { data, codes } = await askGraphql<{ course: Seen | null }>(
    await server.login(cast.people[as].username),
    `query A($id: ID!, $user: ID, $session: ID) { course(id: $id, user: $user) ${selection} }`,
    { id: cast.course.id, user: cast.people[whom].id, session: cast.session.id },
  );
  return codes[0] ?? summary(data?.course ?? undefined);
}

function summary(course: Seen | undefined) {
  const all = JSON.stringify(course?.learning_path);
  const criterion = /"completion_status":"(\w+)","in_session":"(\w+)"/.exec(all);
  return {
    sessions: course?.course_session_users.map((one) => one.course_session_id),
    text: /"slug":"text","completion_status":"(\w+)"/.exec(all)?.[1],
    newest: criterion?.[1],
    inSession: criterion?.[2],
  };
}

describe('the course of a participant', () => {
  test.each(['admin', 'supervisor', 'mentor'] as const)('%s sees what the role may see', async (role) => {
    const both = role === 'admin';
    const sessions = both ? [cast.session.id, cast.elsewhere.id].sort() : [cast.session.id];
    const seen = await look(role, 'member');
    expect(seen).toMatchObject({ text: 'SUCCESS', newest: both ? 'SUCCESS' : 'FAIL', inSession: 'FAIL' });
    expect(typeof seen === 'object' && seen.sessions?.toSorted()).toEqual(sessions);
  });

  test('an apprenticeship trainer sees the self-assessments of the apprentice, and no contents', async () => {
    expect(await look('apprenticeTrainer', 'member')).toMatchObject({
      text: 'UNKNOWN',
      newest: 'SUCCESS',
      inSession: 'FAIL',
    });
  });

  test('an expert sees the pages of the own circles only', async () => {
    const ofSession = { sessions: [cast.session.id] };
    expect(await look('expert', 'member')).toEqual({
      ...ofSession,
      text: 'UNKNOWN',
      newest: 'UNKNOWN',
      inSession: 'UNKNOWN',
    });
    const circle = { courseSessionUserId: cast.enrolments.expert, circleKey: cast.keys.basics };
    await server.db.insert(expertCircles).values(circle);
    expect(await look('expert', 'member')).toEqual({
      ...ofSession,
      text: 'SUCCESS',
      newest: 'FAIL',
      inSession: 'FAIL',
    });
    await server.db
      .delete(expertCircles)
      .where(
        and(
          eq(expertCircles.courseSessionUserId, circle.courseSessionUserId),
          eq(expertCircles.circleKey, circle.circleKey),
        ),
      );
  });

  test('the own course is the same as without naming a person', async () => {
    expect(await look('fellow', 'fellow')).toEqual({
      sessions: [cast.session.id],
      text: 'UNKNOWN',
      newest: 'SUCCESS',
      inSession: 'SUCCESS',
    });
  });

  test.each([
    'fellow',
    'foreignMentor',
    'foreignSupervisor',
    'foreignApprenticeTrainer',
    'trainingResponsible',
    'examExpert',
    'nobody',
  ] as const)('does not exist for %s', async (role) => {
    expect(await look(role, 'member')).toBe('not_found');
  });

  test('is there for participants only', async () => {
    expect(await look('admin', 'expert')).toBe('not_found');
    expect(await look('admin', 'nobody')).toBe('not_found');
  });

  test('says who it is, and how much of the work is to be seen', async () => {
    const participantFor = async (as: CastMember, whom: CastMember = 'member') => {
      const { data } = await askGraphql<{ course: Seen | null }>(
        await server.login(cast.people[as].username),
        `query A($id: ID!, $user: ID, $session: ID) { course(id: $id, user: $user) ${selection} }`,
        { id: cast.course.id, user: cast.people[whom].id, session: cast.session.id },
      );
      return data?.course?.course_session_users[0]?.participant;
    };
    const { firstName, lastName } = cast.people.member;
    const named = { first_name: firstName, last_name: lastName };
    expect(await participantFor('mentor')).toMatchObject({ ...named, circle_ids: null });
    expect(await participantFor('apprenticeTrainer')).toMatchObject({ ...named, circle_ids: [] });
    const circle = { courseSessionUserId: cast.enrolments.expert, circleKey: cast.keys.basics };
    await server.db.insert(expertCircles).values(circle);
    expect((await participantFor('expert'))?.circle_ids).toHaveLength(1);
    await server.db
      .delete(expertCircles)
      .where(eq(expertCircles.courseSessionUserId, cast.enrolments.expert));
    expect((await participantFor('expert'))?.circle_ids).toEqual([]);
    expect(await participantFor('member')).toBeNull();
  });

  test('several people in one operation keep apart and cost no statement more', async () => {
    const client = await server.login(cast.people.admin.username);
    const of = (name: string, whom: CastMember) =>
      `${name}: course(id: $id, user: "${cast.people[whom].id}") ${selection}`;
    const ask = (...courses: readonly string[]) =>
      askGraphql<Pair>(client, `query A($id: ID!, $session: ID) { ${courses.join(' ')} }`, {
        id: cast.course.id,
        session: cast.session.id,
      });
    const one = await countStatements(server.db, () => ask(of('a', 'member')));
    let data: Pair | null | undefined;
    const two = await countStatements(server.db, async () => {
      ({ data } = await ask(of('a', 'member'), of('b', 'fellow')));
    });
    expect(two).toBe(one);
    const found: Pair = data ?? {};
    expect([summary(found.a).inSession, summary(found.b).inSession]).toEqual(['FAIL', 'SUCCESS']);
    expect(JSON.stringify(found.b)).not.toContain(cast.people.member.id);
  });
});
