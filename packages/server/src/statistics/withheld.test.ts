import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, enrol } from '../../test/factories.ts';
import { at, createStatisticsWorld, type WorldSpecification } from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import {
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import type { CourseStatistics } from './courseStatistics.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

type Session = WorldSpecification['sessions'][number];
type World = Awaited<ReturnType<typeof createStatisticsWorld>>;

const large = [0, 1, 2, 3, 4, 5];
const small = [6, 7, 8];

const enrolled = (people: readonly number[], countOnDays: readonly number[] = people) =>
  people.map((person) => ({
    person,
    role: 'MEMBER' as const,
    enrolled: -9,
    optional: !countOnDays.includes(person),
  }));

/** One evaluation, self-assessment and attendance per person: of those who pass and of the others. */
const results = (people: readonly number[], passing: readonly number[]) => {
  const passes = (person: number) => passing.includes(person);
  return {
    completions: people.map((person) => ({
      person,
      assignment: 0,
      status: 'EVALUATION_SUBMITTED' as const,
      passed: passes(person),
      points: passes(person) ? 60 : 20,
    })),
    assessments: people.map((person) => ({
      person,
      criterion: 'known' as const,
      status: passes(person) ? ('SUCCESS' as const) : ('FAIL' as const),
    })),
    entries: people.map((person) => ({
      person,
      status: passes(person) ? ('PRESENT' as const) : ('ABSENT' as const),
    })),
  };
};

interface Passing {
  readonly inLarge: readonly number[];
  readonly inSmall: readonly number[];
  /** on a day of the large session on which only three count */
  readonly onThinDay: readonly number[];
}

/**
 * Everybody works for one employer: six in Bern, where three count on a second day, and three in Genf.
 * Only these differ: who passes, assesses themselves well and is there.
 */
function worldOf({ inLarge, inSmall, onThinDay }: Passing): WorldSpecification {
  const session = (
    people: readonly number[],
    passing: readonly number[],
    place: Partial<Session>,
  ): Session => {
    const { completions, assessments, entries } = results(people, passing);
    return {
      region: 'Bern',
      generation: '2026',
      enrolments: enrolled(people),
      planned: [0],
      completions,
      days: [{ circle: 'basics', held: -1, entries }],
      feedback: [],
      assessments,
      ...place,
    };
  };
  const thin = session(large, inLarge, {});
  const late = enrolled(large).map((one) => ({ ...one, enrolled: one.person < 3 ? -9 : -4 }));
  return {
    employers: [...large, ...small].map(() => 0 as const),
    assignmentCircles: ['basics', 'advanced', 'advanced'],
    sessions: [
      {
        ...thin,
        enrolments: late,
        days: [
          ...thin.days,
          { circle: 'advanced', held: -6, entries: results([0, 1, 2], onThinDay).entries },
        ],
      },
      session(small, inSmall, { region: 'Genf', generation: '2025' }),
    ],
  };
}

const usual: Passing = { inLarge: [0, 1, 2, 3], inSmall: [6], onThinDay: [0] };

async function responsibleFor(world: World) {
  const { id: userId, username } = await createPerson(server.db, { firstName: 'Tara' });
  await server.db.insert(organisationRoles).values({
    userId,
    organisationId: world.employers[0],
    role: 'Ausbildungsverantwortlicher',
    courseId: world.course.id,
  });
  return server.login(username);
}

type Client = Awaited<ReturnType<typeof responsibleFor>>;

async function ask<Answer = CourseStatistics>(
  client: Client,
  world: World,
  query = '',
  { path } = endpoints.courseStatistics as { readonly path: string },
): Promise<Answer> {
  const answer = await client.get(`${path.replace(':courseId', world.course.id)}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

const summaries = ({ assignments, attendance_day_presences, competences }: CourseStatistics) => [
  assignments.summary,
  attendance_day_presences.summary,
  competences.summary,
];

/** All selections that the filters can make of this world. */
function selectionsOf(world: World): string[] {
  const one = (name: string, values: readonly string[]) => values.map((value) => `${name}[]=${value}`);
  const people = one('user_ids', world.personIds);
  const choices = [
    one('course_session_ids', world.sessionIds),
    ['regions=Bern', 'regions=Genf', 'regions=Bern&regions=Genf'],
    ['generations=2025', 'generations=2026'],
    one('circle_ids', [world.de.basics, world.de.advanced]),
    [...people, ...people.map((_, index) => people.filter((__, place) => place !== index).join('&'))],
  ];
  const pairs = choices.flatMap((first, place) =>
    choices.slice(place + 1).flatMap((second) => first.flatMap((a) => second.map((b) => `${a}&${b}`))),
  );
  return ['', ...choices.flat(), ...pairs.filter((_, index) => index % 6 === 0)];
}

/** What a training responsible can find out: all answers to all selections, without ids. */
async function everythingSeen(passing: Passing): Promise<string[]> {
  const world = await createStatisticsWorld(server.db, worldOf(passing));
  const client = await responsibleFor(world);
  const seen: string[] = [];
  for (const selection of selectionsOf(world)) {
    for (const endpoint of [endpoints.courseStatistics, endpoints.competenceSummary]) {
      const answer = await ask<unknown>(client, world, selection, endpoint);
      // Random ids decide the order of sessions that begin on the same day.
      const text = JSON.stringify(answer, (key, value) =>
        key === 'course_session_properties' ? undefined : value,
      )
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
        .replaceAll(world.course.slug, 'slug')
        .replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, 'moment');
      seen.push(text);
    }
  }
  return seen;
}

describe('a training responsible', () => {
  test('sees sums of sessions with enough of the people, and of no other', async () => {
    const world = await createStatisticsWorld(server.db, worldOf(usual));
    const client = await responsibleFor(world);
    const whole = await ask(client, world);
    expect(whole.course_session_selection_metrics).toMatchObject({
      session_count: 2,
      participant_count: 9,
      results_session_count: 1,
    });
    expect(summaries(whole)).toMatchObject([
      { withheld: null, total_passed: 4, total_failed: 2, average_passed: 66.7, total_records: 1 },
      { withheld: null, days_completed: 1, participants_present: 4, participants_total: 6 },
      { withheld: null, success_total: 4, fail_total: 2 },
    ]);
    expect(whole.attendance_day_presences.records).toHaveLength(1);
    expect(whole.assignments.records.map(({ region }) => region)).toEqual(['Bern']);
  });

  test('sees no sums of a group in which fewer than five are unknown to them', async () => {
    const world = await createStatisticsWorld(server.db, worldOf(usual));
    const { id: mentorId, username } = await createPerson(server.db, { firstName: 'Tom' });
    await server.db.insert(organisationRoles).values({
      userId: mentorId,
      organisationId: world.employers[0],
      role: 'Ausbildungsverantwortlicher',
      courseId: world.course.id,
    });
    const client = await server.login(username);
    const members = await server.db
      .select()
      .from(courseSessionUsers)
      .where(eq(courseSessionUsers.courseSessionId, at(world.sessionIds, 0)));
    const accompany = (from: number, to: number) =>
      server.db
        .insert(mentorRelations)
        .values(members.slice(from, to).map(({ id: participantId }) => ({ mentorId, participantId })));
    await accompany(0, 1);
    expect((await ask(client, world)).assignments.summary.total_passed).toBe(4);
    await accompany(1, 2);
    expect(summaries(await ask(client, world))).toEqual(nothing('too_few_people'));
    await accompany(2, 6);
    expect((await ask(client, world)).assignments.summary.total_passed).toBe(4);
  });

  const few = {
    total_passed: null,
    total_failed: null,
    total_unranked: null,
    completed_count: null,
    average_passed: null,
    average_evaluation_percent: null,
    total_records: 0,
  };
  const nothing = (withheld: string) => [
    { withheld, ...few },
    {
      withheld,
      days_completed: null,
      participants_present: null,
      participants_total: null,
      average_present: null,
      total_records: 0,
    },
    { withheld, success_total: null, fail_total: null, total_records: 0 },
  ];

  test('sees no results of fewer than five people, and none of chosen people', async () => {
    const world = await createStatisticsWorld(server.db, worldOf(usual));
    const client = await responsibleFor(world);
    const [, smallSession] = world.sessionIds;
    const allButOne = world.personIds.slice(1).map((id) => `user_ids[]=${id}`);
    for (const [selection, reason] of [
      [`course_session_ids[]=${smallSession}`, 'too_few_people'],
      ['regions=Genf', 'too_few_people'],
      ['generations=2025', 'too_few_people'],
      ['regions=Nowhere', 'too_few_people'],
      [`user_ids[]=${at(world.personIds, 0)}`, 'person_selection'],
      [allButOne.join('&'), 'person_selection'],
    ] as const) {
      const answer = await ask(client, world, selection);
      expect(summaries(answer)).toEqual(nothing(reason));
      expect(answer.course_session_selection_metrics.results_session_count).toBe(0);
      const { assignments, attendance_day_presences, competences } = answer;
      for (const { records } of [assignments, attendance_day_presences, competences]) {
        expect(records).toEqual([]);
      }
    }
  });

  test('learns by comparing selections how many of a large group did what, never who, and nothing of small groups', async () => {
    const seen = await everythingSeen(usual);
    expect(await everythingSeen({ ...usual, inSmall: [7, 8] })).toEqual(seen);
    expect(await everythingSeen({ ...usual, onThinDay: [1, 2] })).toEqual(seen);
    expect(await everythingSeen({ ...usual, inLarge: [2, 3, 4, 5] })).toEqual(seen);
    expect(await everythingSeen({ ...usual, inLarge: [0] })).not.toEqual(seen);
  }, 120_000);
});

describe('an expert', () => {
  async function expertIn(world: World, circles: readonly ('basics' | 'advanced')[]) {
    const person = await createPerson(server.db, { firstName: 'Emil' });
    for (const courseSessionId of world.sessionIds) {
      const { id } = await enrol(server.db, { userId: person.id, courseSessionId, role: 'EXPERT' });
      if (circles.length > 0 && courseSessionId === world.sessionIds[0]) {
        await server.db
          .insert(expertCircles)
          .values(circles.map((name) => ({ courseSessionUserId: id, circleKey: world.keys[name] })));
      }
    }
    return person;
  }

  test('sees evaluations and self-assessments of the own circles, attendance of the whole session', async () => {
    const world = await createStatisticsWorld(server.db, worldOf(usual));
    const basics = await ask(await server.login((await expertIn(world, ['basics'])).username), world);
    expect(summaries(basics)).toMatchObject([
      { withheld: null, total_passed: 4, total_failed: 2, total_records: 1 },
      { withheld: null, days_completed: 3, participants_present: 6 },
      { withheld: null, success_total: 4, fail_total: 2 },
    ]);
    const advanced = await ask(await server.login((await expertIn(world, ['advanced'])).username), world);
    expect(summaries(advanced)).toMatchObject([
      { withheld: null, total_passed: 0, total_records: 0 },
      { withheld: null, days_completed: 3 },
      { withheld: null, success_total: 0, total_records: 0 },
    ]);
  });

  test('without a circle sees attendance only', async () => {
    const world = await createStatisticsWorld(server.db, worldOf(usual));
    const { id: userId, username } = await expertIn(world, []);
    expect(summaries(await ask(await server.login(username), world))).toMatchObject([
      { withheld: 'no_own_circles', total_passed: null },
      { withheld: null, days_completed: 3 },
      { withheld: 'no_own_circles', success_total: null },
    ]);
    await server.db.insert(supervisorRegions).values({ userId, courseId: world.course.id, region: 'Genf' });
    expect(summaries(await ask(await server.login(username), world))).toMatchObject([
      { withheld: null, total_passed: 1, total_failed: 2, total_records: 1 },
      { withheld: null, days_completed: 3 },
      { withheld: null, success_total: 1, fail_total: 2 },
    ]);
  });
});
