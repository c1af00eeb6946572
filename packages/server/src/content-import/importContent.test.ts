import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  type Circle,
  type Content,
  type ContentLibrary,
  type ContentOf,
  readContentLibrary,
} from '@learn/course-content';
import { copyExample, type ExampleFolder } from '@learn/course-content/testing';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { empty, openTestDatabase } from '../../test/testDatabase.ts';
import { assignmentCompletions, assignments, sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { completions } from '../completions/tables.ts';
import { readConfig } from '../config.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions, courseSessionUsers, expertCircles } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { documents, files } from '../documents/tables.ts';
import { examDates, examTypes } from '../exams/tables.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../feedback/tables.ts';
import { mediaContents } from '../media/tables.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { users } from '../users/tables.ts';
import { ContentRefused } from './ContentRefused.ts';
import { exportContent } from './exportContent.ts';
import { diffContent, importContent } from './importContent.ts';

let database: OpenDatabase;
let folder: ExampleFolder;
let store: FileStore;

beforeEach(async () => {
  database = await openTestDatabase(empty);
  folder = await copyExample();
  store = createFileStore(readConfig({ DATA_DIR: `${folder.root}-store` }));
});
afterEach(async () => {
  await database.close();
  await folder[Symbol.asyncDispose]();
});

const place = () => ({ db: database.db, store });

async function read(): Promise<ContentLibrary> {
  const { library, problems } = await readContentLibrary(folder.root);
  expect(problems).toEqual([]);
  return library;
}

const importFolder = async (options = {}) => importContent(place(), await read(), options);

const circleFile = (file: string) => `${folder.circle}/${file}`;

async function germanPage(slug: string) {
  const [page] = await database.db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), eq(pages.language, 'de')));
  if (page === undefined) throw new Error(`no page ${slug}`);
  return page;
}

async function versionOfCourse(): Promise<number | undefined> {
  const [course] = await database.db.select().from(courses);
  return course?.contentVersion;
}

/** A person in a session of the course, with a completion of a page. */
async function someoneAtWork(slug: string) {
  const [course] = await database.db.select().from(courses);
  const [person] = await database.db
    .insert(users)
    .values({ username: 'p', email: 'p@example.org', firstName: 'P', lastName: 'P' })
    .returning();
  const [session] = await database.db
    .insert(courseSessions)
    .values({
      courseId: course?.id ?? '',
      titles: { de: 's', fr: 's', it: 's' },
      region: 'Bern',
      generation: '2026',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    })
    .returning();
  const page = await germanPage(slug);
  const who = { userId: person?.id ?? '', courseSessionId: session?.id ?? '' };
  await database.db.insert(completions).values({
    ...who,
    translationKey: page.translationKey,
    completionStatus: 'SUCCESS',
    pageType: page.contentType,
  });
  return { ...who, page };
}

async function refusalOf(running: Promise<unknown>): Promise<ContentRefused['diff']> {
  const error = await running.catch((reason: unknown) => reason);
  if (!(error instanceof ContentRefused)) throw new Error(`not refused: ${error}`);
  return error.diff;
}

describe('an import', () => {
  test('writes a course with everything, says it before, and does nothing the second time', async () => {
    const library = await read();
    const said = await diffContent(database.db, library);
    expect(await database.db.$count(courses)).toBe(0);
    const [admin] = await database.db
      .insert(users)
      .values({ username: 'a', email: 'a@example.org', firstName: 'A', lastName: 'A' })
      .returning();
    expect(await importContent(place(), library, { actorId: admin?.id })).toEqual(said);
    expect(await database.db.$count(pages, eq(pages.language, 'fr'))).toBe(27);
    expect(await database.db.$count(assignments)).toBe(2);
    const [document] = await database.db.select().from(files).where(eq(files.fileName, 'merkblatt-it.pdf'));
    expect(document).toMatchObject({ purpose: 'media', fileType: 'application/pdf', ownerId: null });
    const bytes = await store.read(document?.storageKey ?? '');
    expect(await text(bytes ?? Readable.from([]))).toContain('%PDF-1.4');
    const recorded = await database.db.select().from(auditEntries);
    expect(recorded.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
      ['content.imported', admin?.id, { name: 'content.yaml', added: 3 }],
      ['content.imported', admin?.id, { name: 'beispielkurs', added: 37 }],
    ]);
    const version = await versionOfCourse();
    expect((await importContent(place(), await read())).changes).toEqual([]);
    expect(await versionOfCourse()).toBe(version);
    expect(await database.db.$count(auditEntries)).toBe(2);
  });

  test('is exported as it was read', async () => {
    const library = await read();
    await importContent(place(), library);
    const exported = await exportContent(place());
    expect(withoutFiles(exported)).toEqual(withoutFiles(library));
    expect((await diffContent(database.db, exported)).changes).toEqual([]);
  });

  test('writes what has changed, raises the version and says which columns', async () => {
    await importFolder();
    const version = await versionOfCourse();
    await folder.replace(circleFile('willkommen.it.md'), 'Un paragrafo', 'Ogni paragrafo');
    expect((await importFolder()).changes).toEqual([
      {
        change: 'changed',
        thing: 'page',
        path: 'beispielkurs/einstieg/erste-schritte/starten/ankommen/willkommen',
        titles: { it: 'Benvenute e benvenuti' },
        contentType: 'learnpath.LearningContentRichText',
        fields: ['data'],
      },
    ]);
    expect(await versionOfCourse()).toBeGreaterThan(version ?? 0);
  });

  test('moves a course only where its file says so', async () => {
    await importFolder();
    expect((await importFolder()).changes).toEqual([]);
    await folder.replace('beispielkurs/course.yaml', 'course_type: vv', 'course_type: vv\nposition: 7');
    expect((await importFolder()).changes).toMatchObject([{ thing: 'course', fields: ['position'] }]);
    expect((await database.db.select().from(courses)).map(({ position }) => position)).toEqual([7]);
  });

  test('leaves what administrators have set where its file says nothing', async () => {
    await importFolder();
    await folder.replace('beispielkurs/course.yaml', 'profiles:\n  - generell\n', '');
    const homeWidgets = { Trainer: ['a', 'b'] };
    await database.db.update(courses).set({ openForOnboarding: true, homeWidgets });
    expect((await importFolder()).changes).toEqual([]);
    const [course] = await database.db.select().from(courses);
    expect(course).toMatchObject({ openForOnboarding: true, homeWidgets });
    await folder.replace(
      'beispielkurs/course.yaml',
      'course_type: vv',
      'course_type: vv\nopen_for_onboarding: false\nhome_widgets: {}\nprofiles: []',
    );
    expect((await importFolder()).changes).toMatchObject([
      { thing: 'course', fields: ['openForOnboarding', 'homeWidgets', 'profiles'] },
    ]);
  });

  test('replaces a file of which the bytes are others, and gives the old one up', async () => {
    await importFolder();
    const [before] = await database.db.select().from(files).where(eq(files.fileName, 'merkblatt-de.pdf'));
    await folder.replace('beispielkurs/media/grundlagen/merkblatt.de.pdf', 'Fragen', 'Fragen!');
    await importFolder();
    const [content] = await database.db
      .select()
      .from(mediaContents)
      .where(and(eq(mediaContents.slug, 'merkblatt'), eq(mediaContents.language, 'de')));
    expect(content?.fileId).not.toBe(before?.id);
    const [released] = await database.db
      .select()
      .from(files)
      .where(eq(files.id, before?.id ?? ''));
    expect(released?.finishedAt).toBeNull();
    expect((await importFolder()).changes).toEqual([]);
  });

  test('leaves nothing behind when the store fails', async () => {
    const library = await read();
    let written = 0;
    const failing: FileStore = {
      ...store,
      write: async (...parameters) => {
        if (++written === 3) throw new Error('full');
        return store.write(...parameters);
      },
    };
    await expect(importContent({ db: database.db, store: failing }, library)).rejects.toThrow('full');
    expect([await database.db.$count(courses), await database.db.$count(files)]).toEqual([0, 0]);
  });

  test('removes the bytes of what was rolled back, and keeps those of a commit whose answer is lost', async () => {
    const library = await read();
    const keys: string[] = [];
    const watched: FileStore = {
      ...store,
      write: (key, ...rest) => {
        keys.push(key);
        return store.write(key, ...rest);
      },
    };
    const failing = (endsWith: 'commit' | 'rollback') => {
      let transactions = 0;
      const transaction: Database['transaction'] = async (work, ...options) => {
        if (++transactions > 1) return database.db.transaction(work, ...options);
        const lost = new Error('connection lost');
        await database.db.transaction(async (inner) => {
          await work(inner);
          if (endsWith === 'rollback') throw lost;
        });
        throw lost;
      };
      return new Proxy(database.db, {
        get: (db, name) => (name === 'transaction' ? transaction : Reflect.get(db, name)),
      });
    };
    const stored = async () =>
      Promise.all(keys.splice(0).map(async (key) => (await store.size(key)) !== undefined));
    await expect(importContent({ db: failing('rollback'), store: watched }, library)).rejects.toThrow('lost');
    expect(await stored()).toEqual([false, false, false]);
    await expect(importContent({ db: failing('commit'), store: watched }, library)).rejects.toThrow('lost');
    expect(await database.db.$count(files)).toBe(3);
    expect(await stored()).toEqual([true, true, true]);
  });
});

describe('what people have worked on', () => {
  test('is unpublished only where that is asked for, and nothing is deleted', async () => {
    await importFolder();
    const { userId } = await someoneAtWork('rundgang');
    await folder.replace(circleFile('circle.yaml'), '          - rundgang\n', '');
    await folder.remove(circleFile('rundgang.yaml'));
    expect(await refusalOf(importFolder())).toMatchObject({
      conflicts: [{ reason: 'unpublished', people: 1, titles: { de: 'Rundgang' } }],
    });
    expect((await germanPage('rundgang')).live).toBe(true);
    await importFolder({ unpublishUsed: true });
    expect((await germanPage('rundgang')).live).toBe(false);
    expect(await database.db.$count(completions, eq(completions.userId, userId))).toBe(1);
  });

  test('is what sessions have planned too, and whoever looks after a circle', async () => {
    await importFolder();
    const { userId, courseSessionId } = await someoneAtWork('willkommen');
    const day = { startsAt: new Date('2026-03-02T08:00:00Z'), endsAt: new Date('2026-03-02T16:00:00Z') };
    const { translationKey: contentKey } = await germanPage('kurstag');
    const exam = await keyOfCircle('pruefung');
    await database.db
      .insert(attendanceCourses)
      .values({ courseSessionId, contentKey, circleKey: await keyOfCircle('erste-schritte'), ...day });
    for (const { id: assignmentId } of await database.db.select().from(assignments))
      await database.db.insert(sessionAssignments).values({ courseSessionId, assignmentId });
    const [expert] = await database.db
      .insert(courseSessionUsers)
      .values({ userId, courseSessionId, role: 'EXPERT' })
      .returning();
    await database.db
      .insert(expertCircles)
      .values({ courseSessionUserId: expert?.id ?? '', circleKey: exam });
    const library = await read();
    const gone = { ...library, courses: library.courses.map((course) => ({ ...course, topics: [] })) };
    const conflictsNow = async () =>
      (await refusalOf(importContent(place(), gone))).conflicts
        .map(({ titles, people, sessions }) => [titles.de, people, sessions])
        .toSorted();
    const planned = [
      ['Kundengespräch', 0, 1],
      ['Kurstag', 0, 1],
      ['Prüfung', 0, 1],
      ['Willkommen', 1, 0],
      ['Wissenstest', 0, 1],
    ];
    expect(await conflictsNow()).toEqual(planned);
    // A date of the exam instead of its expert.
    await database.db.delete(expertCircles);
    const [examType] = await database.db.select().from(examTypes);
    await database.db
      .insert(examDates)
      .values({ courseSessionId, circleKey: exam, examTypeId: examType?.id ?? '', seats: 1, ...day });
    expect(await conflictsNow()).toEqual(planned);
  });

  test('becomes no other kind of content', async () => {
    await importFolder();
    await someoneAtWork('ausblick');
    await folder.replace(
      circleFile('ausblick.yaml'),
      'kind: placeholder',
      'kind: media_library\ncategory_slug: grundlagen',
    );
    expect(await refusalOf(importFolder())).toMatchObject({
      conflicts: [{ reason: 'kind changed', people: 1 }],
    });
  });

  test('keeps the parts of an assignment under which there are answers', async () => {
    await importFolder();
    const { userId, courseSessionId } = await someoneAtWork('willkommen');
    const [row] = await database.db.select().from(assignments).where(eq(assignments.slug, 'kundengespraech'));
    await database.db.insert(assignmentCompletions).values({
      userId,
      courseSessionId,
      assignmentId: row?.id ?? '',
      completionStatus: 'IN_PROGRESS',
      completionData: { vorbereiten: { user_data: { ziel: 'Vertrauen', ort: 'buero' } } },
    });
    const library = await read();
    const without = (id: string) =>
      withBlocks(library, (blocks) => blocks.filter((block) => block.id !== id));
    const withoutOption = (id: string) =>
      withBlocks(library, (blocks) =>
        blocks.map((block) =>
          block.type === 'choice'
            ? { ...block, options: block.options.filter((option) => option.id !== id) }
            : block,
        ),
      );
    const refused = { conflicts: [{ reason: 'answered part removed', people: 1 }] };
    expect(await refusalOf(importContent(place(), without('ziel')))).toMatchObject(refused);
    expect(await refusalOf(importContent(place(), withoutOption('buero')))).toMatchObject(refused);
    // Nobody has answered these.
    await importContent(place(), withoutOption('zuhause'));
    await importContent(place(), without('protokoll'));
  });

  test('stays with a page that gets another slug and keeps its key, also where two change places', async () => {
    await importFolder();
    const { page } = await someoneAtWork('willkommen');
    const other = await germanPage('rundgang');
    const library = await read();
    const renamed = withContents(library, (content) => {
      if (content.slug === 'willkommen')
        return { ...content, slug: 'rundgang', translation_key: page.translationKey };
      if (content.slug === 'rundgang')
        return { ...content, slug: 'willkommen', translation_key: other.translationKey };
      return content;
    });
    expect((await importContent(place(), renamed)).conflicts).toEqual([]);
    expect([(await germanPage('rundgang')).id, (await germanPage('willkommen')).id]).toEqual([
      page.id,
      other.id,
    ]);
    const exported = await exportContent(place());
    expect(withoutFiles(exported)).toEqual(withoutFiles(renamed));
  });

  test('comes along when a feedback moves into another circle', async () => {
    await importFolder();
    const { courseSessionId, page } = await someoneAtWork('rueckmeldung');
    const [questionnaire] = await database.db.select().from(feedbackQuestionnaires);
    await database.db.insert(feedbackResponses).values({
      courseSessionId,
      contentKey: page.translationKey,
      circleKey: await keyOfCircle('erste-schritte'),
      questionnaireId: questionnaire?.id ?? '',
      answers: {},
      submittedOn: '2026-03-01',
    });
    await importContent(place(), await withSequenceInExam(await read(), 'anwenden'));
    const responses = await database.db.select().from(feedbackResponses);
    expect(responses.map(({ circleKey }) => circleKey)).toEqual([await keyOfCircle('pruefung')]);
  });

  test('comes along when the sequence of a document moves into another circle', async () => {
    await importFolder();
    const { courseSessionId, page } = await someoneAtWork('anwenden');
    const [file] = await database.db.select().from(files);
    await database.db.insert(documents).values({
      courseSessionId,
      sequenceKey: page.translationKey,
      circleKey: await keyOfCircle('erste-schritte'),
      fileId: file?.id ?? '',
      name: 'd',
    });
    await importContent(place(), await withSequenceInExam(await read(), 'anwenden'));
    const [document] = await database.db.select().from(documents);
    expect(document?.circleKey).toBe(await keyOfCircle('pruefung'));
  });

  test('does not keep a new page from the slug of one that is unpublished', async () => {
    await importFolder();
    const library = await read();
    const replaced = withContents(library, (content) =>
      content.slug === 'ausblick'
        ? { ...content, translation_key: '0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01' }
        : content,
    );
    await importContent(place(), replaced);
    expect((await germanPage('ausblick')).translationKey).toBe('0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01');
  });
});

describe('what an import never does', () => {
  test('takes a page from another course by its key', async () => {
    await importFolder();
    const { translationKey } = await germanPage('ausblick');
    const library = await read();
    const [course] = library.courses;
    if (course === undefined) throw new Error('no course');
    const stolen = {
      ...library,
      courses: [
        {
          ...course,
          slug: 'other',
          topics: [],
          media: [],
          learning_path: { translation_key: translationKey },
        },
      ],
    };
    const { refused } = await refusalOf(importContent(place(), stolen, { unpublishUsed: true }));
    expect(refused).toEqual([
      { code: 'key_of_other', values: { course: 'other', key: translationKey, other: 'beispielkurs' } },
    ]);
  });

  test('takes media from another course by their keys', async () => {
    await importFolder();
    const [media] = await database.db.select().from(mediaContents).where(eq(mediaContents.slug, 'gesetz'));
    const library = await read();
    const [course] = library.courses;
    const [category] = course?.media ?? [];
    if (course === undefined || category === undefined || media === undefined) throw new Error('no media');
    const stolen = {
      ...library,
      courses: [
        {
          ...course,
          slug: 'other',
          topics: [],
          media: [
            {
              ...category,
              translation_key: media.categoryKey,
              contents: category.contents
                .filter(({ slug }) => slug === media.slug)
                .map((content) => ({ ...content, translation_key: media.translationKey })),
            },
          ],
        },
      ],
    };
    const { refused } = await refusalOf(importContent(place(), stolen, { unpublishUsed: true }));
    expect(refused).toEqual([
      { code: 'key_of_other', values: { course: 'other', key: media.categoryKey, other: 'beispielkurs' } },
      { code: 'key_of_other', values: { course: 'other', key: media.translationKey, other: 'beispielkurs' } },
    ]);
  });

  test('changes a version of a questionnaire', async () => {
    await importFolder();
    await folder.replace('questionnaires/vv.yaml', 'Was sollen wir ändern?', 'Was ändern wir?');
    const { refused } = await refusalOf(importFolder());
    expect(refused).toEqual([
      { code: 'version_taken', values: { file: 'questionnaires/vv.yaml', version: 2, next: 3 } },
    ]);
    await folder.replace('questionnaires/vv.yaml', 'version: 2', 'version: 3');
    await importFolder();
    expect(await database.db.$count(feedbackQuestionnaires, eq(feedbackQuestionnaires.kind, 'vv'))).toBe(2);
  });
});

test('a course of 30 circles and 600 contents in three languages is imported in less than 20 seconds', async () => {
  const library = await read();
  const [course] = library.courses;
  const [circle] = course?.topics[0]?.circles ?? [];
  if (course === undefined || circle === undefined) throw new Error('no circle');
  const texts = circle.sequences
    .flatMap(({ units }) => units.flatMap(({ contents }) => contents))
    .filter(({ kind }) => kind !== 'assignment' && kind !== 'edoniq_test');
  const [sequence] = circle.sequences;
  const [unit] = sequence?.units ?? [];
  if (sequence === undefined || unit === undefined) throw new Error('no unit');
  const circles = Array.from({ length: 30 }, (_, number) => ({
    ...circle,
    slug: `circle-${number}`,
    sequences: [
      {
        ...sequence,
        units: [
          {
            ...unit,
            contents: Array.from({ length: 20 }, (_, index): Content => {
              const content = texts[index % texts.length];
              if (content === undefined) throw new Error('no content');
              return { ...content, slug: `content-${index}` };
            }),
          },
        ],
      },
    ],
  }));
  const wide = {
    ...library,
    courses: [
      {
        ...course,
        media: [],
        competence_certificates: [],
        topics: [{ ...course.topics[0], slug: 'all', title: course.title, circles }],
      },
    ],
  };
  const began = performance.now();
  await importContent(place(), wide);
  expect(performance.now() - began).toBeLessThan(20_000);
  const [row] = await database.db.select({ count: sql<number>`count(*)::int` }).from(pages);
  expect(row?.count).toBeGreaterThan(1800);
});

function withContents(library: ContentLibrary, change: (content: Content) => Content): ContentLibrary {
  return {
    ...library,
    courses: library.courses.map((course) => ({
      ...course,
      topics: course.topics.map((topic) => ({
        ...topic,
        circles: topic.circles.map((circle) => ({
          ...circle,
          sequences: circle.sequences.map((sequence) => ({
            ...sequence,
            units: sequence.units.map((unit) => ({ ...unit, contents: unit.contents.map(change) })),
          })),
        })),
      })),
    })),
  };
}

async function keyOfCircle(slug: string): Promise<string> {
  const [page] = await database.db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), eq(pages.contentType, 'learnpath.Circle')));
  return page?.translationKey ?? '';
}

/** A sequence of the first circle in that of the exam, with the same pages as before. */
async function withSequenceInExam(library: ContentLibrary, slug: string): Promise<ContentLibrary> {
  const known = new Map(
    (await database.db.select().from(pages)).map((page) => [page.slug, page.translationKey]),
  );
  const withKey = <Page extends { readonly slug: string }>(page: Page) => ({
    ...page,
    translation_key: known.get(page.slug),
  });
  const [course] = library.courses;
  const [first, exam] = course?.topics.flatMap(({ circles }) => circles) ?? [];
  const sequence = first?.sequences.find((one) => one.slug === slug);
  if (course === undefined || exam === undefined || sequence === undefined) throw new Error('no sequence');
  const moved = {
    ...withKey(sequence),
    units: sequence.units.map((unit) => ({ ...withKey(unit), contents: unit.contents.map(withKey) })),
  };
  const sequencesOf = (circle: Circle) =>
    circle === exam ? [...circle.sequences, moved] : circle.sequences.filter((one) => one !== sequence);
  const topics = course.topics.map((topic) => ({
    ...topic,
    circles: topic.circles.map((circle) => ({ ...circle, sequences: sequencesOf(circle) })),
  }));
  return { ...library, courses: [{ ...course, topics }] };
}

type Blocks = ContentOf<'assignment'>['tasks'][number]['blocks'];

function withBlocks(library: ContentLibrary, change: (blocks: Blocks) => Blocks): ContentLibrary {
  return withContents(library, (content) =>
    content.kind === 'assignment'
      ? { ...content, tasks: content.tasks.map((task) => ({ ...task, blocks: change(task.blocks) })) }
      : content,
  );
}

/** Without the functions that read bytes, and without what is left out. */
function withoutFiles({ courses: all, ...rest }: ContentLibrary): unknown {
  const data = all.map(({ position: _, ...course }) => course);
  return JSON.parse(JSON.stringify({ ...rest, courses: data }));
}
