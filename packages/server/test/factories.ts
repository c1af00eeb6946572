import { randomUUID } from 'node:crypto';
import type { Localised } from '@learn/contracts';
import { type CourseType, canSelfToggle, type Language, zurichDay } from '@learn/domain';
import { pages } from '../src/course-pages/tables.ts';
import {
  courseSessions,
  courseSessionUsers,
  type EnrolmentRole,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../src/course-sessions/tables.ts';
import { type CourseRow, courses } from '../src/courses/tables.ts';
import type { Database } from '../src/database/database.ts';
import { organisations } from '../src/organisations/tables.ts';
import { users } from '../src/users/tables.ts';

type NewUser = typeof users.$inferInsert;

/** A person; the user name is the first name in lower case and something that makes it unique. */
export async function createPerson(db: Database, person: Partial<NewUser> & { firstName: string }) {
  const username = person.username ?? `${person.firstName.toLowerCase()}.${randomUUID().slice(0, 8)}`;
  const [created] = await db
    .insert(users)
    .values({ email: `${username}@example.org`, lastName: 'Muster', ...person, username })
    .returning();
  return present(created);
}

/** A day as PostgreSQL takes it, so many days from today. */
export function dayFromToday(days: number): string {
  return zurichDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
}

type SessionChange = Partial<typeof courseSessions.$inferInsert>;

/** A session that runs today. */
export async function createSession(db: Database, courseId: string, change: SessionChange = {}) {
  const [created] = await db
    .insert(courseSessions)
    .values({
      courseId,
      titles: { de: 'Durchführung', fr: 'Session', it: 'Sessione' },
      startDate: dayFromToday(-30),
      endDate: dayFromToday(60),
      region: 'Zürich',
      generation: '2026',
      ...change,
    })
    .returning();
  return present(created);
}

/** Enrols a person. @returns the enrolment */
export async function enrol(
  db: Database,
  enrolment: { readonly userId: string; readonly courseSessionId: string; readonly role?: EnrolmentRole },
) {
  const [created] = await db
    .insert(courseSessionUsers)
    .values({ role: 'MEMBER', ...enrolment })
    .returning();
  return present(created);
}

export interface TinyCourse {
  readonly course: CourseRow;
  /** ids of the pages by slug; pages without a French translation have none */
  readonly de: Readonly<Record<TinyPage, string>>;
  readonly fr: Readonly<Partial<Record<TinyPage, string>>>;
  readonly keys: Readonly<Record<TinyPage, string>>;
}

const tinyPages = {
  path: { type: 'learnpath.LearningPath' },
  topic: { type: 'learnpath.Topic', parent: 'path', data: { description: '', is_visible: true } },
  basics: { type: 'learnpath.Circle', parent: 'topic' },
  'basics-sequence': { type: 'learnpath.LearningSequence', parent: 'basics' },
  'basics-unit': { type: 'learnpath.LearningUnit', parent: 'basics-sequence' },
  text: { type: 'learnpath.LearningContentRichText', parent: 'basics-unit' },
  video: { type: 'learnpath.LearningContentVideo', parent: 'basics-unit', data: { duration: 100 } },
  criterion: {
    type: 'competence.PerformanceCriterion',
    parent: 'basics-unit',
    data: { competence_id: 'A1' },
  },
  advanced: { type: 'learnpath.Circle', parent: 'topic', unlockedBy: 'basics' },
  'advanced-sequence': { type: 'learnpath.LearningSequence', parent: 'advanced' },
  'advanced-unit': { type: 'learnpath.LearningUnit', parent: 'advanced-sequence' },
  'advanced-text': { type: 'learnpath.LearningContentRichText', parent: 'advanced-unit' },
  closed: { type: 'learnpath.Circle', parent: 'topic', data: { content_locked: true } },
  'closed-sequence': { type: 'learnpath.LearningSequence', parent: 'closed' },
  'closed-unit': { type: 'learnpath.LearningUnit', parent: 'closed-sequence' },
  'closed-text': { type: 'learnpath.LearningContentRichText', parent: 'closed-unit' },
  german: { type: 'learnpath.LearningContentRichText', parent: 'basics-unit', onlyGerman: true },
} as const;

export type TinyPage = keyof typeof tinyPages;

interface TinyPageSpecification {
  readonly type: string;
  readonly parent?: TinyPage;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly unlockedBy?: TinyPage;
  readonly onlyGerman?: boolean;
}

/**
 * A course of three circles: `basics` with a text, a video of 100 seconds, a criterion and a text without French
 * translation; `advanced`, which basics unlocks; `closed`, which the editors keep locked.
 */
export async function createTinyCourse(
  db: Database,
  change: Partial<typeof courses.$inferInsert> & { readonly courseType?: CourseType } = {},
): Promise<TinyCourse> {
  const title: Localised = { de: 'Kurs', fr: 'Cours', it: 'Corso' };
  const [created] = await db
    .insert(courses)
    .values({
      courseType: 'vv',
      slug: `kurs-${randomUUID().slice(0, 8)}`,
      titles: title,
      categoryNames: title,
      enableLearningMentor: true,
      enableCompetenceCertificates: true,
      ...change,
    })
    .returning();
  const course = present(created);
  const entries = Object.entries<TinyPageSpecification>(tinyPages) as [TinyPage, TinyPageSpecification][];
  const keys = Object.fromEntries(entries.map(([slug]) => [slug, randomUUID()])) as Record<TinyPage, string>;
  const ids = { de: {} as Record<TinyPage, string>, fr: {} as Partial<Record<TinyPage, string>> };
  const rows = entries.flatMap(([slug, page], position) =>
    (['de', 'fr'] as const satisfies readonly Language[])
      .filter((language) => language === 'de' || page.onlyGerman !== true)
      .map((language) => {
        const id = randomUUID();
        ids[language][slug] = id;
        return {
          id,
          courseId: course.id,
          translationKey: keys[slug],
          language,
          parentKey: page.parent === undefined ? null : keys[page.parent],
          position,
          contentType: page.type,
          slug,
          title: `${slug} (${language})`,
          canUserSelfToggle: canSelfToggle(page.type),
          data: {
            ...page.data,
            ...(page.unlockedBy === undefined ? {} : { unlocked_by: [keys[page.unlockedBy]] }),
          },
        };
      }),
  );
  await db.insert(pages).values(rows);
  return { course, keys, ...ids };
}

/**
 * One person of every relation to a session of a tiny course, and a member `other` of another session of it. `member` is
 * employed by `employer`, for which apprenticeTrainer and trainingResponsible stand; `fellow` by the `competitor` of
 * the foreign ones. `expert` has no circle until work is created.
 */
export async function createCast(db: Database, change: Parameters<typeof createTinyCourse>[1] = {}) {
  const tiny = await createTinyCourse(db, change);
  const session = await createSession(db, tiny.course.id);
  const elsewhere = await createSession(db, tiny.course.id, { region: 'Bern' });
  const employer = `employer-${randomUUID().slice(0, 8)}`;
  const competitor = `competitor-${randomUUID().slice(0, 8)}`;
  await db.insert(organisations).values([
    { id: employer, name: 'Arbeitgeberin AG' },
    { id: competitor, name: 'Konkurrenz AG' },
  ]);
  const person = (firstName: string, more: Partial<NewUser> = {}) => createPerson(db, { firstName, ...more });
  const [
    member,
    fellow,
    other,
    expert,
    foreignExpert,
    mentor,
    foreignMentor,
    supervisor,
    foreignSupervisor,
    admin,
    nobody,
    apprenticeTrainer,
    foreignApprenticeTrainer,
    trainingResponsible,
    foreignTrainingResponsible,
    examExpert,
  ] = await Promise.all([
    person('Mia', { organisationId: employer }),
    person('Finn', { organisationId: competitor }),
    person('Olga'),
    person('Emil'),
    person('Ezra'),
    person('Moritz'),
    person('Magda'),
    person('Sina'),
    person('Sven'),
    person('Ada', { hasVbvAdminAccess: true }),
    person('Noe'),
    person('Bea'),
    person('Bruno'),
    person('Tara'),
    person('Theo'),
    person('Paula'),
  ]);
  const enrolment = await enrol(db, { userId: member.id, courseSessionId: session.id });
  const fellowship = await enrol(db, { userId: fellow.id, courseSessionId: session.id });
  await enrol(db, { userId: other.id, courseSessionId: elsewhere.id });
  const expertise = await enrol(db, { userId: expert.id, courseSessionId: session.id, role: 'EXPERT' });
  await enrol(db, { userId: foreignExpert.id, courseSessionId: elsewhere.id, role: 'EXPERT' });
  await enrol(db, { userId: mentor.id, courseSessionId: session.id, role: 'LEARNING_MENTOR' });
  await enrol(db, { userId: foreignMentor.id, courseSessionId: session.id, role: 'LEARNING_MENTOR' });
  await db.insert(mentorRelations).values([
    { mentorId: mentor.id, participantId: enrolment.id },
    { mentorId: foreignMentor.id, participantId: fellowship.id },
  ]);
  await db.insert(supervisorRegions).values([
    { userId: supervisor.id, courseId: tiny.course.id, region: 'Zürich' },
    { userId: foreignSupervisor.id, courseId: tiny.course.id, region: 'Genf' },
  ]);
  const inCourse = { courseId: tiny.course.id };
  await db.insert(organisationRoles).values([
    { ...inCourse, userId: apprenticeTrainer.id, role: 'Berufsbildner', organisationId: employer },
    { ...inCourse, userId: foreignApprenticeTrainer.id, role: 'Berufsbildner', organisationId: competitor },
    {
      ...inCourse,
      userId: trainingResponsible.id,
      role: 'Ausbildungsverantwortlicher',
      organisationId: employer,
    },
    {
      ...inCourse,
      userId: foreignTrainingResponsible.id,
      role: 'Ausbildungsverantwortlicher',
      organisationId: competitor,
    },
    { ...inCourse, userId: examExpert.id, role: 'Prüfungsexperte', organisationId: null },
  ]);
  const people = {
    member,
    fellow,
    other,
    expert,
    foreignExpert,
    mentor,
    foreignMentor,
    supervisor,
    foreignSupervisor,
    admin,
    nobody,
    apprenticeTrainer,
    foreignApprenticeTrainer,
    trainingResponsible,
    foreignTrainingResponsible,
    examExpert,
  };
  const enrolments = { member: enrolment.id, fellow: fellowship.id, expert: expertise.id };
  return { ...tiny, session, elsewhere, people, enrolments, employer, competitor };
}

export type Cast = Awaited<ReturnType<typeof createCast>>;
export type CastMember = keyof Cast['people'];

function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('Nothing was created');
  return row;
}
