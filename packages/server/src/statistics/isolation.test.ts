import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { countsForAttendance, minimumForAverages } from '@learn/domain';
import { runs } from '@learn/vitest/runs';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReader } from '../../test/createReader.ts';
import { type Rights, rightsSpecification } from '../../test/statisticsReaders.ts';
import {
  type CircleName,
  createStatisticsWorld,
  type SessionSpecification,
  type WorldSpecification,
  worldSpecification,
} from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { assignments, competenceCertificates } from '../assignments/tables.ts';

// What a training responsible, perhaps with further rights, can find out by any pair of filters in any shape: figures of five people and more, never of fewer.

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

type World = Awaited<ReturnType<typeof createStatisticsWorld>>;
type Member = SessionSpecification['enrolments'][number];

const day = 24 * 60 * 60 * 1000;
const moment = (days: number) => new Date(Date.now() + days * day);

/** The people of the organisations in a session. */
const groupOf = ({ employers }: WorldSpecification, { enrolments }: SessionSpecification) =>
  enrolments.filter(({ role, person }) => role === 'MEMBER' && employers[person] !== null);

const meets = ({ circleProfiles }: WorldSpecification, circle: CircleName) => {
  const code = circleProfiles?.[circle];
  return ({ profile }: Member) => code === undefined || profile === undefined || profile === code;
};

/** Somebody's result becomes another one. */
const other = {
  passed: (passed: boolean | null) => passed !== true,
  points: (points: number | null) => (points === null ? 40 : null),
};

/**
 * The same world with other results where fewer than five people, besides those whom the reader knows by name, meet the thing: a session,
 * an assignment or criterion of a circle, a day. What the reader sees by another right stays as it is.
 */
function withOtherFew(world: WorldSpecification, rights: Rights): WorldSpecification {
  const { leads = [], teaches, trains = [], accompanies = [] } = rights;
  const isKnown = ({ person }: Member) =>
    accompanies.includes(person) || trains.some((employer) => employer === world.employers[person]);
  const unknown = (people: readonly Member[]) => people.filter((member) => !isKnown(member));
  return {
    ...world,
    sessions: world.sessions.map((session, place) => {
      const group = groupOf(world, session);
      /** @param circle that of the thing; everybody's attendance without one */
      const isOpen = (circle?: CircleName) =>
        leads.includes(session.region) ||
        (teaches?.session === place && (circle === undefined || teaches.circles.includes(circle)));
      const isFew = (people: readonly Member[], person: number, circle?: CircleName) => {
        const isTheirs = unknown(people).some((one) => one.person === person);
        if (isOpen(circle)) return false;
        return isTheirs && Math.min(unknown(group).length, unknown(people).length) < minimumForAverages;
      };
      const meeting = (circle: CircleName) => group.filter(meets(world, circle));
      return {
        ...session,
        completions: session.completions.map((one) => {
          const circle = world.assignmentCircles[one.assignment];
          if (circle === undefined || !isFew(meeting(circle), one.person, circle)) return one;
          return { ...one, passed: other.passed(one.passed), points: other.points(one.points) };
        }),
        assessments: session.assessments.map((one) =>
          isFew(meeting('basics'), one.person, 'basics')
            ? { ...one, status: one.status === 'SUCCESS' ? ('FAIL' as const) : ('SUCCESS' as const) }
            : one,
        ),
        days: session.days.map((held) => {
          const code = world.circleProfiles?.[held.circle];
          const expected = group.filter(({ enrolled, optional, profile }) =>
            countsForAttendance(
              { enrolledAt: moment(enrolled), optionalAttendance: optional, profile: profile ?? null },
              { end: moment(held.held), profiles: code === undefined ? [] : [code] },
            ),
          );
          const entries = held.entries.map((entry) =>
            isFew(expected, entry.person)
              ? { ...entry, status: entry.status === 'PRESENT' ? ('ABSENT' as const) : ('PRESENT' as const) }
              : entry,
          );
          return { ...held, entries };
        }),
      };
    }),
  };
}

async function createWorld(specification: WorldSpecification, rights: Rights) {
  const world = await createStatisticsWorld(server.db, specification);
  const [certificate] = await server.db
    .insert(competenceCertificates)
    .values({
      courseId: world.course.id,
      slug: 'certificate',
      titles: { de: 'N', fr: 'C', it: 'C' },
      position: 0,
    })
    .returning();
  await server.db
    .update(assignments)
    .set({ competenceCertificateId: certificate?.id ?? randomUUID(), competenceCertificateWeight: 1 })
    .where(eq(assignments.courseId, world.course.id));
  const { username } = await createReader(server.db, world, rights);
  return { world, client: await server.login(username) };
}

const shapes = {
  statistics: {
    paths: [endpoints.courseStatistics.path, endpoints.competenceSummary.path],
    names: {
      session: 'course_session_ids[]',
      region: 'regions',
      generation: 'generations',
      circle: 'circle_ids[]',
    },
  },
  cohort: {
    paths: [endpoints.cohortAssessmentSummary.path, endpoints.cohortCertificateSummary.path],
    names: { session: 'session', region: 'region', generation: 'generation', circle: 'circle' },
  },
} as const;

/** No filter, each one, and each pair of two kinds. */
function selectionsOf({ sessionIds, de }: World, names: Readonly<Record<string, string>>): string[] {
  const values = {
    session: sessionIds,
    region: ['Bern', 'Genf'],
    generation: ['2025', '2026'],
    circle: [de.basics, de.advanced],
  };
  const choices = Object.entries(values).map(([name, ids]) => ids.map((id) => `${names[name]}=${id}`));
  const pairs = choices.flatMap((first, place) =>
    choices.slice(place + 1).flatMap((second) => first.flatMap((a) => second.map((b) => `${a}&${b}`))),
  );
  return ['', ...choices.flat(), ...pairs];
}

/** All answers to all selections, without what random ids decide. */
async function everythingSeen(specification: WorldSpecification, rights: Rights): Promise<string[]> {
  const { world, client } = await createWorld(specification, rights);
  const seen: string[] = [];
  for (const { paths, names } of Object.values(shapes)) {
    for (const selection of selectionsOf(world, names)) {
      for (const path of paths) {
        // certificates are not of one circle
        if (path === endpoints.cohortCertificateSummary.path && selection.includes('circle=')) continue;
        const address = path.replace(':courseId', world.course.id).replace(':courseSlug', world.course.slug);
        const answer = await client.get(`${address}?${selection}`);
        expect(answer.statusCode, answer.body).toBe(200);
        seen.push(anonymous(answer.json(), world));
      }
    }
  }
  return seen;
}

function anonymous(answer: object, world: World): string {
  const plain = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(world.course.slug, 'slug')
      .replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, 'moment');
  return JSON.stringify(answer, (key, value) => {
    if (key === 'course_session_properties' || key === 'filters') return undefined;
    // of sessions that begin on the same day ids decide the order
    if (key === 'records') return value.map(plain).sort();
    return typeof value === 'string' ? JSON.parse(plain(value)) : value;
  });
}

const responsible = fc.record({
  responsibleFor: fc.constant([0, 1]),
  accompanies: fc.uniqueArray(fc.nat({ max: 8 }), { maxLength: 3 }),
});

test.each([
  ['one right', responsible],
  ['several rights', rightsSpecification.map((rights) => ({ ...rights, responsibleFor: [0, 1] }))],
] as const)(
  'by %s no pair of filters tells anything of results that fewer than five people could have',
  async (_, readers) => {
    await fc.assert(
      fc.asyncProperty(worldSpecification, readers, async (specification, rights: Rights) => {
        const [seen, changed] = [
          await everythingSeen(specification, rights),
          await everythingSeen(withOtherFew(specification, rights), rights),
        ];
        expect(changed).toEqual(seen);
      }),
      { numRuns: runs({ usual: 2, thorough: 20 }), endOnFailure: true },
    );
  },
  180_000,
);

const sixInBern: WorldSpecification = {
  employers: Array.from({ length: 9 }, () => 0 as const),
  assignmentCircles: ['basics', 'advanced', 'advanced'],
  circleProfiles: { basics: 'leben' },
  sessions: [
    {
      region: 'Bern',
      generation: '2026',
      enrolments: Array.from({ length: 6 }, (_, person) => ({
        person,
        role: 'MEMBER' as const,
        enrolled: -9,
        optional: false,
        profile: person === 0 ? ('leben' as const) : ('nichtleben' as const),
      })),
      planned: [0, 1],
      completions: Array.from({ length: 6 }, (_, person) => ({
        person,
        assignment: person === 0 ? 0 : 1,
        status: 'EVALUATION_SUBMITTED' as const,
        passed: true,
        points: 60,
      })),
      days: [],
      feedback: [],
      assessments: [{ person: 0, criterion: 'known', status: 'SUCCESS' }],
    },
  ],
};

test('a circle that one of six people meets has no figures, and the sums are without it', async () => {
  const { world, client } = await createWorld(sixInBern, { responsibleFor: [0, 1] });
  const statistics = async (query: string) => {
    const path = endpoints.courseStatistics.path.replace(':courseId', world.course.id);
    const { assignments: evaluations, competences } = (await client.get(`${path}?${query}`)).json();
    return [evaluations.summary, competences.summary];
  };
  const cohort = async (query: string) => {
    const path = endpoints.cohortAssessmentSummary.path.replace(':courseSlug', world.course.slug);
    return (await client.get(`${path}?${query}`)).json();
  };
  const nothing = { withheld: 'too_few_people', total_records: 0 };
  expect(await statistics(`circle_ids[]=${world.de.basics}`)).toMatchObject([
    { ...nothing, total_passed: null },
    { ...nothing, success_total: null },
  ]);
  expect(await cohort(`circle=${world.de.basics}`)).toMatchObject({
    withheld: 'too_few_people',
    success_count: null,
    person_count: null,
  });
  expect(await statistics('')).toMatchObject([
    { withheld: null, total_passed: 5, total_unranked: 1, total_records: 1 },
    { withheld: null, success_total: 0 },
  ]);
  expect(await cohort('')).toMatchObject({ withheld: null, person_count: 6, success_count: 0 });
});
