import type { Circle, ContentLibrary, ContentOf } from '@learn/course-content';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type ContentWorld,
  openContentWorld,
  refusalOf,
  withContents,
  withoutFiles,
} from '../../test/contentWorld.ts';
import { assignmentCompletions, assignments, sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions, courseSessionUsers, expertCircles } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { documents, files } from '../documents/tables.ts';
import { examDates, examTypes } from '../exams/tables.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../feedback/tables.ts';
import { users } from '../users/tables.ts';
import { exportContent } from './exportContent.ts';
import { importContent } from './importContent.ts';

let world: ContentWorld;

beforeEach(async () => {
  world = await openContentWorld();
});
afterEach(() => world[Symbol.asyncDispose]());

const circleFile = (file: string) => `${world.folder.circle}/${file}`;

/** A person in a session of the course, with a completion of a page. */
async function someoneAtWork(slug: string) {
  const [course] = await world.db.select().from(courses);
  const [person] = await world.db
    .insert(users)
    .values({ username: 'p', email: 'p@example.org', firstName: 'P', lastName: 'P' })
    .returning();
  const [session] = await world.db
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
  const page = await world.page(slug);
  const who = { userId: person?.id ?? '', courseSessionId: session?.id ?? '' };
  await world.db.insert(completions).values({
    ...who,
    translationKey: page.translationKey,
    completionStatus: 'SUCCESS',
    pageType: page.contentType,
  });
  return { ...who, page };
}

describe('what people have worked on', () => {
  test('is unpublished only where that is asked for, and nothing is deleted', async () => {
    await world.importFolder();
    const { userId } = await someoneAtWork('rundgang');
    await world.folder.replace(circleFile('circle.yaml'), '          - rundgang\n', '');
    await world.folder.remove(circleFile('rundgang.yaml'));
    expect(await refusalOf(world.importFolder())).toMatchObject({
      conflicts: [{ reason: 'unpublished', people: 1, titles: { de: 'Rundgang' } }],
    });
    expect((await world.page('rundgang')).live).toBe(true);
    await world.importFolder({ unpublishUsed: true });
    expect((await world.page('rundgang')).live).toBe(false);
    expect(await world.db.$count(completions, eq(completions.userId, userId))).toBe(1);
  });

  test('is what sessions have planned too, and whoever looks after a circle', async () => {
    await world.importFolder();
    const { userId, courseSessionId } = await someoneAtWork('willkommen');
    const day = { startsAt: new Date('2026-03-02T08:00:00Z'), endsAt: new Date('2026-03-02T16:00:00Z') };
    const { translationKey: contentKey } = await world.page('kurstag');
    const exam = await keyOfCircle('pruefung');
    await world.db
      .insert(attendanceCourses)
      .values({ courseSessionId, contentKey, circleKey: await keyOfCircle('erste-schritte'), ...day });
    for (const { id: assignmentId } of await world.db.select().from(assignments))
      await world.db.insert(sessionAssignments).values({ courseSessionId, assignmentId });
    const [expert] = await world.db
      .insert(courseSessionUsers)
      .values({ userId, courseSessionId, role: 'EXPERT' })
      .returning();
    await world.db.insert(expertCircles).values({ courseSessionUserId: expert?.id ?? '', circleKey: exam });
    const library = await world.read();
    const gone = { ...library, courses: library.courses.map((course) => ({ ...course, topics: [] })) };
    const conflictsNow = async () =>
      (await refusalOf(importContent(world, gone))).conflicts
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
    await world.db.delete(expertCircles);
    const [examType] = await world.db.select().from(examTypes);
    await world.db
      .insert(examDates)
      .values({ courseSessionId, circleKey: exam, examTypeId: examType?.id ?? '', seats: 1, ...day });
    expect(await conflictsNow()).toEqual(planned);
  });

  test('becomes no other kind of content', async () => {
    await world.importFolder();
    await someoneAtWork('ausblick');
    await world.folder.replace(
      circleFile('ausblick.yaml'),
      'kind: placeholder',
      'kind: media_library\ncategory_slug: grundlagen',
    );
    expect(await refusalOf(world.importFolder())).toMatchObject({
      conflicts: [{ reason: 'kind changed', people: 1 }],
    });
  });

  test('keeps the parts of an assignment under which there are answers', async () => {
    await world.importFolder();
    const { userId, courseSessionId } = await someoneAtWork('willkommen');
    const [row] = await world.db.select().from(assignments).where(eq(assignments.slug, 'kundengespraech'));
    await world.db.insert(assignmentCompletions).values({
      userId,
      courseSessionId,
      assignmentId: row?.id ?? '',
      completionStatus: 'IN_PROGRESS',
      completionData: { vorbereiten: { user_data: { ziel: 'Vertrauen', ort: 'buero' } } },
    });
    const library = await world.read();
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
    expect(await refusalOf(importContent(world, without('ziel')))).toMatchObject(refused);
    expect(await refusalOf(importContent(world, withoutOption('buero')))).toMatchObject(refused);
    // Nobody has answered these.
    await importContent(world, withoutOption('zuhause'));
    await importContent(world, without('protokoll'));
  });

  test('stays with a page that gets another slug and keeps its key, also where two change places', async () => {
    await world.importFolder();
    const { page } = await someoneAtWork('willkommen');
    const other = await world.page('rundgang');
    const library = await world.read();
    const renamed = withContents(library, (content) => {
      if (content.slug === 'willkommen')
        return { ...content, slug: 'rundgang', translation_key: page.translationKey };
      if (content.slug === 'rundgang')
        return { ...content, slug: 'willkommen', translation_key: other.translationKey };
      return content;
    });
    expect((await importContent(world, renamed)).conflicts).toEqual([]);
    expect([(await world.page('rundgang')).id, (await world.page('willkommen')).id]).toEqual([
      page.id,
      other.id,
    ]);
    const exported = await exportContent(world);
    expect(withoutFiles(exported)).toEqual(withoutFiles(renamed));
  });

  test('comes along when a feedback moves into another circle', async () => {
    await world.importFolder();
    const { courseSessionId, page } = await someoneAtWork('rueckmeldung');
    const [questionnaire] = await world.db.select().from(feedbackQuestionnaires);
    await world.db.insert(feedbackResponses).values({
      courseSessionId,
      contentKey: page.translationKey,
      circleKey: await keyOfCircle('erste-schritte'),
      questionnaireId: questionnaire?.id ?? '',
      answers: {},
      submittedOn: '2026-03-01',
    });
    await importContent(world, await withSequenceInExam(await world.read(), 'anwenden'));
    const responses = await world.db.select().from(feedbackResponses);
    expect(responses.map(({ circleKey }) => circleKey)).toEqual([await keyOfCircle('pruefung')]);
  });

  test('comes along when the sequence of a document moves into another circle', async () => {
    await world.importFolder();
    const { courseSessionId, page } = await someoneAtWork('anwenden');
    const [file] = await world.db.select().from(files);
    await world.db.insert(documents).values({
      courseSessionId,
      sequenceKey: page.translationKey,
      circleKey: await keyOfCircle('erste-schritte'),
      fileId: file?.id ?? '',
      name: 'd',
    });
    await importContent(world, await withSequenceInExam(await world.read(), 'anwenden'));
    const [document] = await world.db.select().from(documents);
    expect(document?.circleKey).toBe(await keyOfCircle('pruefung'));
  });

  test('does not keep a new page from the slug of one that is unpublished', async () => {
    await world.importFolder();
    const library = await world.read();
    const replaced = withContents(library, (content) =>
      content.slug === 'ausblick'
        ? { ...content, translation_key: '0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01' }
        : content,
    );
    await importContent(world, replaced);
    expect((await world.page('ausblick')).translationKey).toBe('0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01');
  });
});

async function keyOfCircle(slug: string): Promise<string> {
  const [page] = await world.db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), eq(pages.contentType, 'learnpath.Circle')));
  return page?.translationKey ?? '';
}

/** A sequence of the first circle in that of the exam, with the same pages as before. */
async function withSequenceInExam(library: ContentLibrary, slug: string): Promise<ContentLibrary> {
  const known = new Map(
    (await world.db.select().from(pages)).map((page) => [page.slug, page.translationKey]),
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
