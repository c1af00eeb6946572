import { type CompletionList, endpoints, fillPath } from '@learn/contracts';
import type { Content, ContentLibrary, Unit } from '@learn/course-content';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { users } from '../users/tables.ts';
import { ContentRefused } from './ContentRefused.ts';
import { exportContent } from './exportContent.ts';
import { importContent } from './importContent.ts';

/** The two courses of the demo world in which 96 people are at work. */
const slugs = ['versicherungsvermittler-in', 'ueberbetriebliche-kurse'];

/** What people did, and what was planned for them. */
const tablesOfPeople = [
  'completions',
  'assignment_completions',
  'session_assignments',
  'attendance_courses',
  'attendance_entries',
  'feedback_submissions',
  'feedback_responses',
  'exam_dates',
  'exam_bookings',
  'exam_transitions',
  'exam_results',
  'documents',
  'self_evaluation_feedbacks',
  'self_evaluation_feedback_criteria',
  'issued_certificates',
  'granted_certificates',
  'expert_circles',
  'notifications',
  'course_session_users',
];

interface OpenPage {
  readonly client: TestClient;
  readonly userId: string;
  readonly courseSessionId: string;
  /** ids of the contents that the page shows, by their slugs */
  readonly contents: ReadonlyMap<string, string>;
  readonly completed: number;
}

let server: TestServer;
let before: ContentLibrary;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  before = await exportContent(place(), slugs);
});
afterAll(() => server[Symbol.asyncDispose]());

function place() {
  return { db: server.db, store: createFileStore(server.context.config) };
}

/** Rows and a fingerprint of every table of people. */
async function fingerprints(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of tablesOfPeople) {
    const [row] = await rowsOf(
      server.db,
      sql`select count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as content
        from ${sql.identifier(table)} t`,
    );
    found[table] = row;
  }
  return found;
}

/** The first unit of a course gets a changed, a new and, in place of its last one, no content. */
function edited(library: ContentLibrary): ContentLibrary {
  return {
    ...library,
    courses: library.courses.map((course) => ({
      ...course,
      topics: course.topics.map((topic, topicIndex) => ({
        ...topic,
        circles: topic.circles.map((circle, circleIndex) => ({
          ...circle,
          sequences: circle.sequences.map((sequence, sequenceIndex) => ({
            ...sequence,
            units: sequence.units.map((unit, unitIndex) =>
              topicIndex + circleIndex + sequenceIndex + unitIndex === 0 ? editedUnit(unit) : unit,
            ),
          })),
        })),
      })),
    })),
  };
}

function editedUnit(unit: Unit): Unit {
  const [first, ...others] = unit.contents;
  if (first === undefined || others.length === 0) throw new Error('The first unit is too small.');
  const added: Content = {
    kind: 'rich_text',
    slug: 'neu-dabei',
    title: { de: 'Neu dabei', fr: 'Nouveau', it: 'Nuovo' },
    minutes: 3,
    text: { de: '<p>Neu</p>', fr: '<p>Nouveau</p>', it: '<p>Nuovo</p>' },
  };
  const changed = { ...first, title: { de: 'Geändert', fr: 'Modifié', it: 'Modificato' } };
  return { ...unit, contents: [changed, ...others.slice(0, -1), added] };
}

const courseQuery = `query ($slug: String!) { course(slug: $slug) { learning_path { topics { circles {
  learning_sequences { learning_units { learning_contents { id slug title } } } } } } } }`;

type Shown = { readonly id: string; readonly slug: string; readonly title: string };

async function shownContents(client: TestClient, slug: string): Promise<Shown[]> {
  const { data, codes } = await askGraphql(client, courseQuery, { slug });
  expect(codes).toEqual([]);
  const contents = JSON.stringify(data).matchAll(/\{"id":"[^"]+","slug":"[^"]+","title":"[^"]*"\}/g);
  return [...contents].map(([text]) => JSON.parse(text) as Shown);
}

async function completionsOf({ client, courseSessionId, userId }: Omit<OpenPage, 'completed' | 'contents'>) {
  const path = fillPath(endpoints.completion.path, { courseSessionId, userId });
  const answer = await client.get(path ?? '');
  expect(answer.statusCode).toBe(200);
  return answer.json<CompletionList>();
}

/** Every participant of the two courses has the course open. */
async function openPages(): Promise<(OpenPage & { readonly slug: string })[]> {
  const members = await server.db
    .select({
      userId: users.id,
      username: users.username,
      courseSessionId: courseSessions.id,
      slug: courses.slug,
    })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(and(eq(courseSessionUsers.role, 'MEMBER'), inArray(courses.slug, slugs)));
  const opened: (OpenPage & { readonly slug: string })[] = [];
  for (const { username, ...member } of members) {
    const client = await server.login(username);
    const contents = new Map((await shownContents(client, member.slug)).map(({ slug, id }) => [slug, id]));
    const completed = (await completionsOf({ ...member, client })).length;
    opened.push({ ...member, client, contents, completed });
  }
  return opened;
}

describe('an import into courses in which people work', () => {
  test('takes nothing from anybody, and open pages go on', async () => {
    const opened = await openPages();
    expect(opened.length).toBeGreaterThan(90);
    const work = await fingerprints();
    const after = edited(before);
    const gone = before.courses.map((course) => firstUnit(course).contents.at(-1)?.slug ?? '');

    const refusal = await importContent(place(), after).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ContentRefused);
    const { conflicts } = (refusal as ContentRefused).diff;
    expect(conflicts.map(({ reason }) => reason)).toEqual(['unpublished', 'unpublished']);
    expect(conflicts.every(({ people }) => people > 20)).toBe(true);
    expect(
      (await shownContents(opened[0]?.client as TestClient, slugs[0] ?? '')).map(({ slug }) => slug),
    ).toEqual([...(opened[0]?.contents.keys() ?? [])]);

    const diff = await importContent(place(), after, { unpublishUsed: true });
    const ofPages = diff.changes.filter(({ thing }) => thing === 'page');
    const pathsOf = (wanted: string) =>
      ofPages.filter(({ change }) => change === wanted).map(({ path }) => path.split('/').at(-1));
    expect(pathsOf('added')).toEqual(['neu-dabei', 'neu-dabei']);
    expect(pathsOf('unpublished').toSorted()).toEqual(gone.toSorted());
    expect(await fingerprints()).toEqual(work);

    for (const page of opened) {
      const [first = ''] = page.contents.keys();
      const marked = await page.client.post(endpoints.markCompletion.path, {
        page_id: page.contents.get(first),
        course_session_id: page.courseSessionId,
      });
      expect(marked.statusCode).toBe(200);
      const shown = await shownContents(page.client, page.slug);
      expect(shown[0]?.id).toBe(page.contents.get(first));
      expect(['Geändert', 'Modifié', 'Modificato']).toContain(shown[0]?.title);
      expect(shown.map(({ slug }) => slug)).toContain('neu-dabei');
      expect(shown.some(({ slug }) => gone.includes(slug))).toBe(false);
    }
    const recorded = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'content.imported'));
    expect(recorded.map(({ details }) => details.unpublished)).toEqual([1, 1]);
  });

  test('brings back what was unpublished, with everybody who had done it', async () => {
    const [person] = await openPages();
    if (person === undefined) throw new Error('nobody');
    await importContent(place(), before, { unpublishUsed: true });
    expect((await shownContents(person.client, person.slug)).length).toBeGreaterThan(0);
    const gone =
      firstUnit(before.courses.find(({ slug }) => slug === person.slug)).contents.at(-1)?.slug ?? '';
    const [row] = await rowsOf<{ people: number }>(
      server.db,
      sql`select count(distinct completions.user_id)::int as people from completions
        join pages on pages.translation_key = completions.translation_key and pages.live and pages.language = 'de'
        where pages.slug = ${gone} and completions.completion_status = 'SUCCESS'`,
    );
    expect(row?.people).toBeGreaterThan(20);
    expect((await importContent(place(), before)).changes).toEqual([]);
  });
});

function firstUnit(course: ContentLibrary['courses'][number] | undefined): Unit {
  const unit = course?.topics[0]?.circles[0]?.sequences[0]?.units[0];
  if (unit === undefined) throw new Error('The course has no unit.');
  return unit;
}
