import { randomUUID } from 'node:crypto';
import { type AttendanceStatus, attendanceStatuses } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { assignmentCompletions, assignments, sessionAssignments } from '../src/assignments/tables.ts';
import { attendanceCourses, attendanceEntries } from '../src/attendance/tables.ts';
import { completions } from '../src/completions/tables.ts';
import { pages } from '../src/course-pages/tables.ts';
import { courseSessions, courseSessionUsers } from '../src/course-sessions/tables.ts';
import { courseProfiles } from '../src/courses/tables.ts';
import type { Database } from '../src/database/database.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../src/feedback/tables.ts';
import { organisations } from '../src/organisations/tables.ts';
import { users } from '../src/users/tables.ts';
import { createTinyCourse, dayFromToday, type TinyCourse } from './factories.ts';

const personCount = 9;
const day = 24 * 60 * 60 * 1000;
const circleNames = ['basics', 'advanced'] as const;
export type CircleName = (typeof circleNames)[number];

export const person = fc.nat({ max: personCount - 1 });
const circle = fc.constantFrom(...circleNames);
const completionStatuses = [
  'IN_PROGRESS',
  'SUBMITTED',
  'EVALUATION_IN_PROGRESS',
  'EVALUATION_SUBMITTED',
  'EVALUATION_SUBMITTED',
  'EVALUATION_SUBMITTED',
] as const;

export const profileCodes = ['leben', 'nichtleben'] as const;
const profile = fc.constantFrom(...profileCodes);

const session = fc.record({
  region: fc.constantFrom('Bern', 'Genf'),
  generation: fc.constantFrom('2025', '2026'),
  enrolments: fc.uniqueArray(
    fc.record(
      {
        person,
        role: fc.constantFrom('MEMBER' as const, 'MEMBER' as const, 'MEMBER' as const, 'EXPERT' as const),
        enrolled: fc.integer({ min: -9, max: 9 }),
        optional: fc.boolean(),
        /** chosen for the session; without one every circle is met */
        profile,
      },
      { requiredKeys: ['person', 'role', 'enrolled', 'optional'] },
    ),
    { selector: (one) => one.person, maxLength: personCount },
  ),
  planned: fc.uniqueArray(fc.nat({ max: 2 })),
  completions: fc.uniqueArray(
    fc.record({
      person,
      assignment: fc.nat({ max: 2 }),
      status: fc.constantFrom(...completionStatuses),
      passed: fc.constantFrom(true, false, null),
      /** quarters of a point, of 20 points */
      points: fc.option(fc.nat({ max: 80 })),
    }),
    { selector: (one) => `${one.person}:${one.assignment}`, maxLength: 24 },
  ),
  days: fc.array(
    fc.record({
      circle,
      /** days from today */
      held: fc.integer({ min: -9, max: 9 }),
      entries: fc.uniqueArray(
        fc.record({ person, status: fc.constantFrom<AttendanceStatus>(...attendanceStatuses) }),
        { selector: (one) => one.person },
      ),
    }),
    { maxLength: 3 },
  ),
  feedback: fc.array(fc.record({ circle, satisfaction: fc.option(fc.integer({ min: 1, max: 4 })) }), {
    maxLength: 14,
  }),
  assessments: fc.uniqueArray(
    fc.record({
      person,
      criterion: fc.constantFrom('known', 'unknown'),
      status: fc.constantFrom('SUCCESS' as const, 'FAIL' as const, 'UNKNOWN' as const),
    }),
    { selector: (one) => `${one.person}:${one.criterion}` },
  ),
});

export type SessionSpecification = typeof session extends fc.Arbitrary<infer S> ? S : never;

/** What a random world is made of: a course whose criterion lies in the circle `basics`. */
export const worldSpecification = fc.record(
  {
    /** which of the two organisations a person works for */
    employers: fc.array(fc.constantFrom(null, 0, 1), { minLength: personCount, maxLength: personCount }),
    assignmentCircles: fc.tuple(circle, circle, circle),
    sessions: fc.array(session, { minLength: 1, maxLength: 3 }),
    /** for whom a circle is; everybody's where it is left out */
    circleProfiles: fc.record({ basics: profile, advanced: profile }, { requiredKeys: [] }),
    /** an assignment without figures: its page is not published, its topic is not visible, or nobody evaluates it */
    unseen: fc.record({ assignment: fc.nat({ max: 2 }), because: fc.constantFrom('page', 'topic', 'rule') }),
  },
  { requiredKeys: ['employers', 'assignmentCircles', 'sessions'] },
);

export type WorldSpecification = typeof worldSpecification extends fc.Arbitrary<infer S> ? S : never;

/** Filters by index. */
export const filterSpecification = fc.record({
  sessions: fc.option(fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1 })),
  regions: fc.option(fc.constant<string[]>(['Bern'])),
  generations: fc.option(fc.constant<string[]>(['2026'])),
  circles: fc.option(fc.constantFrom<CircleName[]>(['basics'], ['advanced'])),
  persons: fc.option(fc.uniqueArray(person, { minLength: 1 })),
});

export type FilterSpecification = typeof filterSpecification extends fc.Arbitrary<infer S> ? S : never;

/** Writes a random world. @returns ids in the order of the specification */
export async function createStatisticsWorld(db: Database, world: WorldSpecification) {
  const tiny = await createTinyCourse(db);
  const profileIds = await createProfiles(db);
  for (const [name, code] of Object.entries(world.circleProfiles ?? {}) as [CircleName, string][]) {
    const isCircle = eq(pages.translationKey, tiny.keys[name]);
    await db
      .update(pages)
      .set({ data: { profiles: [code] } })
      .where(isCircle);
  }
  const employers: [string, string] = [`org-${randomUUID()}`, `org-${randomUUID()}`];
  await db.insert(organisations).values(employers.map((id) => ({ id, name: id })));
  const personIds = world.employers.map(() => randomUUID());
  await db.insert(users).values(
    personIds.map((id, index) => ({
      id,
      username: `person-${id}`,
      email: `${id}@example.org`,
      firstName: `Person ${index}`,
      organisationId: employers.at(world.employers[index] ?? 2) ?? null,
    })),
  );
  const assignmentIds = world.assignmentCircles.map(() => randomUUID());
  const contentKeys = world.assignmentCircles.map(() => randomUUID());
  const hiddenKey = await createHiddenCircle(db, tiny);
  const isUnseen = (index: number, because: 'page' | 'topic' | 'rule') =>
    world.unseen?.assignment === index && world.unseen.because === because;
  await db.insert(pages).values(
    world.assignmentCircles.map((name, index) => ({
      ...pageOf(tiny, at(contentKeys, index), `assignment-${index}`),
      parentKey: isUnseen(index, 'topic') ? hiddenKey.unit : tiny.keys[`${name}-unit`],
      contentType: 'learnpath.LearningContentAssignment',
      live: !isUnseen(index, 'page'),
    })),
  );
  await db.insert(assignments).values(
    world.assignmentCircles.map((name, index) => ({
      id: at(assignmentIds, index),
      courseId: tiny.course.id,
      contentKey: at(contentKeys, index),
      circleKey: isUnseen(index, 'topic') ? hiddenKey.circle : tiny.keys[name],
      slug: `assignment-${index}`,
      titles: { de: `A${index}`, fr: `A${index}`, it: `A${index}` },
      assignmentType: 'CASEWORK' as const,
      needsExpertEvaluation: !isUnseen(index, 'rule'),
      maxPoints: 20,
      texts: {} as (typeof assignments.$inferInsert)['texts'],
    })),
  );
  const questionnaireId = randomUUID();
  const version = Math.floor(Math.random() * 1e9);
  await db.insert(feedbackQuestionnaires).values({ id: questionnaireId, kind: 'vv', version, questions: [] });
  const sessionIds: string[] = [];
  for (const specification of world.sessions) {
    const id = await createSessionOf(specification);
    sessionIds.push(id);
  }
  return { ...tiny, employers, personIds, assignmentIds, sessionIds };

  async function createSessionOf(specification: SessionSpecification): Promise<string> {
    const courseSessionId = randomUUID();
    await db.insert(courseSessions).values({
      id: courseSessionId,
      courseId: tiny.course.id,
      titles: { de: 'D', fr: 'S', it: 'E' },
      startDate: dayFromToday(-30),
      endDate: dayFromToday(30),
      region: specification.region,
      generation: specification.generation,
    });
    await insertSome(courseSessionUsers, specification.enrolments, (one) => ({
      courseSessionId,
      userId: at(personIds, one.person),
      role: one.role,
      optionalAttendance: one.optional,
      chosenProfileId: one.profile === undefined ? null : profileIds[one.profile],
      createdAt: new Date(Date.now() + one.enrolled * day),
    }));
    await insertSome(sessionAssignments, specification.planned, (index) => ({
      courseSessionId,
      assignmentId: at(assignmentIds, index),
    }));
    await insertSome(assignmentCompletions, specification.completions, (one) => ({
      courseSessionId,
      userId: at(personIds, one.person),
      assignmentId: at(assignmentIds, one.assignment),
      completionStatus: one.status,
      evaluationPassed: one.passed,
      evaluationPoints: one.points === null ? null : one.points / 4,
      evaluationPointsFinal: one.points === null ? null : one.points / 4,
      evaluationMaxPoints: one.points === null ? null : 20,
    }));
    for (const held of specification.days) {
      const attendanceCourseId = randomUUID();
      const startsAt = new Date(Date.now() + held.held * day);
      await db.insert(attendanceCourses).values({
        id: attendanceCourseId,
        courseSessionId,
        contentKey: randomUUID(),
        circleKey: tiny.keys[held.circle],
        startsAt,
        endsAt: startsAt,
      });
      await insertSome(attendanceEntries, held.entries, (one) => ({
        attendanceCourseId,
        userId: at(personIds, one.person),
        status: one.status,
      }));
    }
    await insertSome(feedbackResponses, specification.feedback, (one) => ({
      courseSessionId,
      contentKey: tiny.keys[one.circle],
      circleKey: tiny.keys[one.circle],
      questionnaireId,
      answers: {},
      satisfaction: one.satisfaction,
      submittedOn: dayFromToday(0),
      published: true,
    }));
    await insertSome(completions, specification.assessments, (one) => ({
      courseSessionId,
      userId: at(personIds, one.person),
      translationKey: one.criterion === 'known' ? tiny.keys.criterion : randomUUID(),
      completionStatus: one.status,
      pageType: 'competence.PerformanceCriterion',
    }));
    return courseSessionId;
  }

  async function insertSome<One>(
    table: Parameters<Database['insert']>[0],
    list: readonly One[],
    row: (one: One) => Record<string, unknown>,
  ): Promise<void> {
    if (list.length > 0) await db.insert(table).values(list.map(row) as never);
  }
}

const pageOf = ({ course }: TinyCourse, translationKey: string, slug: string) => ({
  ...{ courseId: course.id, language: 'de' as const, translationKey, slug, title: slug, position: 500 },
});

/** A circle with a unit, in a topic that is not visible. @returns translation keys */
async function createHiddenCircle(db: Database, tiny: TinyCourse) {
  const [topic, circle, sequence, unit] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const page = (key: string, parentKey: string, contentType: string) => ({
    ...pageOf(tiny, key, 'hidden'),
    ...{ parentKey, contentType },
  });
  await db
    .insert(pages)
    .values([
      { ...page(topic, tiny.keys.path, 'learnpath.Topic'), data: { description: '', is_visible: false } },
      page(circle, topic, 'learnpath.Circle'),
      page(sequence, circle, 'learnpath.LearningSequence'),
      page(unit, sequence, 'learnpath.LearningUnit'),
    ]);
  return { circle, unit };
}

/** Ids by code. */
export async function createProfiles(
  db: Database,
): Promise<Readonly<Record<(typeof profileCodes)[number], string>>> {
  const rows = await db
    .insert(courseProfiles)
    .values(profileCodes.map((code) => ({ code, names: { de: code, fr: code, it: code } })))
    .onConflictDoUpdate({ target: courseProfiles.code, set: { code: sql`excluded.code` } })
    .returning();
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? '';
  return { leben: idOf('leben'), nichtleben: idOf('nichtleben') };
}

export function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new Error(`Nothing at ${index}`);
  return value;
}
