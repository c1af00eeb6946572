import { type CourseSession, endpoints } from '@learn/contracts';
import {
  circleLock,
  contentKinds,
  contentsOf,
  criteriaOf,
  indexCircles,
  indexCompletions,
} from '@learn/domain';
import {
  completions,
  courseSessions,
  courseSessionUsers,
  courses,
  expertCircles,
  mentorRelations,
  pages,
  users,
} from '@learn/server/sample-data';
import { courseTreeReader, startTestServer, type TestServer, verifyPassword } from '@learn/server/testing';
import { and, asc, count, countDistinct, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { createDemoWorld } from './createDemoWorld.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
});

afterAll(() => server[Symbol.asyncDispose]());

test('is made once: a database with people stays as it is', async () => {
  const before = await server.db.select({ count: count() }).from(users);
  expect(await createDemoWorld(server.context)).toBe(false);
  expect(await server.db.select({ count: count() }).from(users)).toEqual(before);
});

test('has the same ids wherever it is made', async () => {
  const [kickoff] = await server.db
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .where(
      and(
        eq(pages.slug, 'kickoff'),
        eq(pages.language, 'de'),
        eq(courses.slug, 'versicherungsvermittler-in'),
        eq(pages.contentType, 'learnpath.Circle'),
      ),
    );
  expect(kickoff?.id).toBe('bb5db4b6-a3ce-49f8-bd79-2942e419b017');
});

describe('courses', () => {
  test('those of ag and et are open for the onboarding', async () => {
    const open = await server.db
      .select({ courseType: courses.courseType })
      .from(courses)
      .where(eq(courses.openForOnboarding, true))
      .orderBy(courses.courseType);
    expect(open.map(({ courseType }) => courseType)).toEqual(['ag', 'et']);
  });

  test('are four, each with two sessions of different regions and generations, 24 participants each', async () => {
    const sessions = await server.db
      .select({
        course: courses.slug,
        region: courseSessions.region,
        generation: courseSessions.generation,
        members: count(),
      })
      .from(courseSessions)
      .innerJoin(courses, eq(courses.id, courseSessions.courseId))
      .innerJoin(
        courseSessionUsers,
        and(eq(courseSessionUsers.courseSessionId, courseSessions.id), eq(courseSessionUsers.role, 'MEMBER')),
      )
      .groupBy(courseSessions.id, courses.id)
      .orderBy(asc(courses.position), asc(courseSessions.startDate));
    expect(sessions.map(({ members }) => members)).toEqual(Array(8).fill(24));
    const byCourse = Object.values(Object.groupBy(sessions, ({ course }) => course));
    expect(byCourse).toHaveLength(4);
    for (const pair of byCourse) {
      expect(new Set(pair?.map(({ region }) => region)).size).toBe(2);
      expect(new Set(pair?.map(({ generation }) => generation)).size).toBe(2);
    }
  });

  test('every kind of content is there, and every page in three languages', async () => {
    const kinds = await server.db.selectDistinct({ kind: pages.contentType }).from(pages);
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...contentKinds]));
    const languages = await server.db
      .select({ languages: countDistinct(pages.language) })
      .from(pages)
      .groupBy(pages.translationKey);
    expect(new Set(languages.map((row) => row.languages))).toEqual(new Set([3]));
  });

  test.each(['de', 'fr', 'it'] as const)('every address leads to one page, in %s', async (language) => {
    const readTree = courseTreeReader(server.db);
    for (const course of await server.db.select().from(courses)) {
      const tree = await readTree(course, language);
      if (tree === undefined) throw new Error(`${course.slug} has no path`);
      const units = tree.circles.flatMap((circle) =>
        circle.learning_sequences.flatMap((sequence) => sequence.learning_units),
      );
      const addresses = [
        ...tree.circles.map((circle) => circle.frontend_url),
        ...tree.circles
          .flatMap((circle) => contentsOf(circle))
          .map((content) => Reflect.get(content, 'frontend_url')),
        ...units.map((unit) => unit.evaluate_url),
      ];
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(tree.circles.length).toBeGreaterThanOrEqual(5);
      const criteria = tree.circles.flatMap((circle) => criteriaOf(circle));
      expect(tree.actionCompetences.flatMap((one) => one.performance_criteria)).toHaveLength(criteria.length);
    }
  });
});

describe('accounts', () => {
  test.each(demoAccounts.map(({ username }) => [username]))(
    '%s logs in with the password demo',
    async (username) => {
      const answer = await server.visit().post(endpoints.login.path, { username, password: 'demo' });
      expect([answer.statusCode, answer.json<{ username: string }>().username]).toEqual([200, username]);
    },
  );

  test('the invented people have the same password, each with a hash of its own', async () => {
    const people = await server.db.select({ hash: users.passwordHash }).from(users).limit(40);
    expect(new Set(people.map(({ hash }) => hash)).size).toBe(40);
    expect(await verifyPassword('demo', people.at(-1)?.hash)).toBe(true);
  });

  test('e-mail addresses can belong to nobody', async () => {
    const people = await server.db.select({ email: users.email }).from(users);
    expect(people.filter(({ email }) => !/^[a-z.-]+@[a-z-]+\.example$/.test(email))).toEqual([]);
  });

  test('the roles of the named accounts are those of the list', async () => {
    const roles = async (username: string) => {
      const client = await server.login(username);
      const answer = await client.get(endpoints.dashboardConfig.path);
      return answer
        .json<{ course_type: string; role_key: string }[]>()
        .map(({ course_type, role_key }) => `${course_type} ${role_key}`);
    };
    const list = await Promise.all(
      demoAccounts.map(async ({ username }) => [username, await roles(username)]),
    );
    expect(Object.fromEntries(list)).toEqual({
      'lena.keller': ['vv Member'],
      'marc.favre': ['uk Member'],
      'giulia.rossi': ['ag Member'],
      'jonas.frei': ['et Member'],
      'thomas.meier': ['vv Trainer', 'uk Trainer'],
      'sandra.huber': ['vv MentorVV'],
      'peter.blanc': ['uk MentorUK'],
      'regula.ammann': ['vv Supervisor', 'uk Supervisor'],
      'daniel.vogt': ['vv Ausbildungsverantwortlicher'],
      'monika.steiner': ['uk Berufsbildner'],
      'urs.baumann': ['vv Prüfungsexperte'],
      'carla.conti': [],
      'noah.weber': [],
    });
  });

  test('Sandra accompanies Lena and others, Peter accompanies Marc', async () => {
    const mentees = async (username: string) => {
      const [mentor] = await server.db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.username, username));
      const rows = await server.db
        .selectDistinct({ username: users.username })
        .from(mentorRelations)
        .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
        .innerJoin(users, eq(users.id, courseSessionUsers.userId))
        .where(eq(mentorRelations.mentorId, mentor?.id ?? ''));
      return rows.map((row) => row.username);
    };
    expect(await mentees('sandra.huber')).toContain('lena.keller');
    expect((await mentees('sandra.huber')).length).toBeGreaterThan(3);
    expect(await mentees('peter.blanc')).toContain('marc.favre');
  });

  test('every circle of every session has an expert', async () => {
    const circles = await server.db
      .selectDistinct({ session: courseSessions.id, circle: pages.translationKey })
      .from(courseSessions)
      .innerJoin(
        pages,
        and(eq(pages.courseId, courseSessions.courseId), eq(pages.contentType, 'learnpath.Circle')),
      );
    const looked = await server.db
      .selectDistinct({ session: courseSessionUsers.courseSessionId, circle: expertCircles.circleKey })
      .from(expertCircles)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, expertCircles.courseSessionUserId));
    const name = (row: { session: string; circle: string }) => `${row.session} ${row.circle}`;
    expect(looked.map(name).sort()).toEqual(circles.map(name).sort());
  });
});

const byBegin = (sessions: readonly CourseSession[]) =>
  sessions.toSorted((left, right) => left.start_date.localeCompare(right.start_date));

describe('progress', () => {
  const ownSessions = async (username: string) => {
    const client = await server.login(username);
    const sessions = (await client.get(endpoints.sessions.path)).json<CourseSession[]>();
    const me = (await client.get(endpoints.me.path)).json<{ id: string }>();
    return Promise.all(
      byBegin(sessions).map(async ({ id }) => {
        const address = endpoints.completion.path.replace(':courseSessionId', id).replace(':userId', me.id);
        return (await client.get(address)).json<{ completion_status: string }[]>();
      }),
    );
  };

  test('Lena begins at zero in her first session and is far in the second', async () => {
    const [first, second, ...more] = await ownSessions('lena.keller');
    expect(more).toEqual([]);
    expect(first).toEqual([]);
    expect(second?.filter((entry) => entry.completion_status === 'SUCCESS').length).toBeGreaterThan(40);
  });

  test.each(['marc.favre', 'giulia.rossi', 'jonas.frei'])('%s is on the way', async (username) => {
    const [entries = []] = await ownSessions(username);
    expect(entries.length).toBeGreaterThan(12);
  });

  test('lies in the past and spreads over weeks', async () => {
    const rows = await server.db.select({ at: completions.updatedAt }).from(completions);
    const days = new Set(rows.map(({ at }) => at.toISOString().slice(0, 10)));
    expect(days.size).toBeGreaterThan(60);
    expect(rows.filter(({ at }) => at.getTime() > Date.now())).toEqual([]);
  });

  test('has every status of self-assessment and some exams under way', async () => {
    const statuses = await server.db
      .selectDistinct({ status: completions.completionStatus })
      .from(completions)
      .where(eq(completions.pageType, 'competence.PerformanceCriterion'));
    expect(statuses.map(({ status }) => status).sort()).toEqual(['FAIL', 'SUCCESS']);
    const rows = await server.db.select({ extras: completions.additionalJsonData }).from(completions);
    const states = new Set(rows.flatMap(({ extras }) => extras.exam_data?.exam_state ?? []));
    expect(states.size).toBeGreaterThan(3);
  });

  test('nobody has done anything in a circle that is locked for them', async () => {
    const readTree = courseTreeReader(server.db);
    const found = await server.db.select().from(courses);
    for (const course of found) {
      const tree = await readTree(course, 'de');
      if (tree === undefined) throw new Error(`${course.slug} has no path`);
      const circles = indexCircles(tree.learningPath.topics);
      const sessions = await server.db
        .select({ id: courseSessions.id })
        .from(courseSessions)
        .where(eq(courseSessions.courseId, course.id));
      const rows = await server.db
        .select()
        .from(completions)
        .where(
          inArray(
            completions.courseSessionId,
            sessions.map(({ id }) => id),
          ),
        );
      const byPerson = Object.values(Object.groupBy(rows, (row) => `${row.courseSessionId} ${row.userId}`));
      for (const own of byPerson) {
        const done = indexCompletions(
          (own ?? []).map((row) => ({
            page_id: tree.pageIds.get(row.translationKey) ?? '',
            completion_status: row.completionStatus,
            updated_at: row.updatedAt,
          })),
        );
        const worked = tree.circles.filter((circle) =>
          contentsOf(circle).some(({ id }) => done.get(id)?.completion_status === 'SUCCESS'),
        );
        expect(worked.filter((circle) => circleLock(circle, circles, done).locked)).toEqual([]);
      }
    }
  });
});
