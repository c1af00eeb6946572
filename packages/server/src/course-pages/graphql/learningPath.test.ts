import { randomUUID } from 'node:crypto';
import type { Language } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askGraphql } from '../../../test/askGraphql.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { type Cast, createCast } from '../../../test/factories.ts';
import { createTestClient, type TestClient } from '../../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { createApp } from '../../app.ts';
import { completions } from '../../completions/tables.ts';
import { courses } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../users/tables.ts';
import { pages } from '../tables.ts';

interface Page {
  readonly id: string;
  readonly translation_key: string;
  readonly title: string;
  readonly language: Language;
}

interface PathAnswer {
  readonly learning_path: Page & {
    readonly topics: readonly {
      readonly circles: readonly (Page & {
        readonly learning_sequences: readonly {
          readonly learning_units: readonly {
            readonly learning_contents: readonly Page[];
            readonly performance_criteria: readonly { readonly completion_status: string }[];
          }[];
        }[];
      })[];
    }[];
  };
}

const wholePath = `query Path($slug: String!) { learning_path(course_slug: $slug) {
  id translation_key title language topics { id circles { id translation_key title language learning_sequences { id learning_units { id
  learning_contents { id translation_key title language minutes } performance_criteria { id completion_status } } } } } } }`;

let server: TestServer;
let cast: Cast;
let member: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  cast = await createCast(server.db);
  member = await server.login(cast.people.member.username);
});

afterAll(() => server[Symbol.asyncDispose]());

async function readPath(client = member) {
  const { data, codes } = await askGraphql<PathAnswer>(client, wholePath, { slug: cast.course.slug });
  expect(codes).toEqual([]);
  if (data == null) throw new Error('no path');
  const circles = data.learning_path.topics.flatMap((topic) => topic.circles);
  const units = circles.flatMap((circle) => circle.learning_sequences.flatMap((one) => one.learning_units));
  return {
    path: data.learning_path,
    circles,
    contents: units.flatMap((unit) => unit.learning_contents),
    statuses: units.flatMap((unit) => unit.performance_criteria.map((one) => one.completion_status)),
  };
}

const raiseVersion = () =>
  server.db
    .update(courses)
    .set({ contentVersion: sql`${courses.contentVersion} + 1` })
    .where(eq(courses.id, cast.course.id));

describe('languages', () => {
  test('the texts are in the language of the person; what has no translation is German and says so', async () => {
    const german = await readPath();
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.member.id));
    const french = await readPath();
    expect(french.circles.map(({ title }) => title)).toEqual(['basics (fr)', 'advanced (fr)', 'closed (fr)']);
    const languages = french.contents.map(({ title, language }) => `${title} ${language}`);
    expect(languages).toContain('text (fr) fr');
    expect(languages).toContain('german (de) de');
    expect(french.path.id).not.toBe(german.path.id);
    expect(french.contents.map((content) => content.translation_key)).toEqual(
      german.contents.map((content) => content.translation_key),
    );
  });
});

const mark = (change: Partial<typeof completions.$inferInsert>) =>
  server.db.insert(completions).values({
    courseSessionId: cast.session.id,
    userId: cast.people.member.id,
    translationKey: cast.keys.criterion,
    completionStatus: 'SUCCESS',
    pageType: 'competence.PerformanceCriterion',
    ...change,
  });

describe('own self-assessment', () => {
  test('is the own one only', async () => {
    await mark({ userId: cast.people.fellow.id, completionStatus: 'FAIL' });
    expect((await readPath()).statuses).toEqual(['UNKNOWN']);
    await mark({});
    expect((await readPath()).statuses).toEqual(['SUCCESS']);
  });

  test('is the newest of several sessions', async () => {
    await mark({ completionStatus: 'FAIL', updatedAt: new Date('2026-05-02T10:00:00Z') });
    await mark({ courseSessionId: cast.elsewhere.id, updatedAt: new Date('2026-05-01T10:00:00Z') });
    expect((await readPath()).statuses).toEqual(['FAIL']);
  });
});

describe('the lock of a circle', () => {
  const advanced = async () => {
    const { codes } = await askGraphql(
      member,
      `{ learning_content(course_slug: "${cast.course.slug}", circle_slug: "advanced", slug: "advanced-text") { id } }`,
    );
    return codes[0] ?? 'open';
  };

  const complete = async (courseSessionId: string) => {
    for (const page of ['text', 'video', 'german'] as const) {
      await mark({
        courseSessionId,
        translationKey: cast.keys[page],
        pageType: 'learnpath.LearningContentRichText',
      });
    }
    await mark({ courseSessionId });
  };

  test('opens as soon as the circle before it is completed', async () => {
    expect(await advanced()).toBe('circle_locked');
    await complete(cast.session.id);
    expect(await advanced()).toBe('open');
  });

  test('is not opened by what was completed in a session of others', async () => {
    await complete(cast.elsewhere.id);
    expect(await advanced()).toBe('circle_locked');
  });

  test('stays open for people who had it open before', async () => {
    await mark({
      translationKey: cast.keys.advanced,
      pageType: 'learnpath.Circle',
      completionStatus: 'UNKNOWN',
      additionalJsonData: { unlocked: true },
    });
    expect(await advanced()).toBe('open');
  });
});

describe('changes of the pages', () => {
  test('show as soon as the version of the course rises, in every process', async () => {
    await readPath();
    const second = await secondProcess();
    const other = createTestClient(second, Object.fromEntries(member.cookies));
    await readPath(other);
    await server.db.update(pages).set({ title: 'Neu' }).where(eq(pages.id, cast.de.basics));
    await raiseVersion();
    expect((await readPath()).circles[0]?.title).toBe('Neu');
    expect((await readPath(other)).circles[0]?.title).toBe('Neu');
    await second.close();
  });

  test('a page that is not live is gone', async () => {
    await server.db.update(pages).set({ live: false }).where(eq(pages.translationKey, cast.keys.text));
    expect((await readPath()).contents.map(({ title }) => title)).not.toContain('text (de)');
  });
});

test('a path costs the same few statements whatever its size', async () => {
  await readPath();
  const warm = await countStatements(server.db, () => readPath());
  await growCourse(400);
  await raiseVersion();
  const cold = await countStatements(server.db, () => readPath());
  const warmAgain = await countStatements(server.db, () => readPath());
  expect((await readPath()).contents).toHaveLength(405);
  // The login session, the course with the rights, the self-assessments; and once after a change, the pages.
  expect({ warm, cold, warmAgain }).toEqual({ warm: 3, cold: 4, warmAgain: 3 });
});

test('only what is asked for is read', async () => {
  await readPath();
  for (const fields of ['title', 'title course { id }']) {
    const query = `{ learning_path(course_slug: "${cast.course.slug}") { ${fields} } }`;
    expect(await countStatements(server.db, () => askGraphql(member, query))).toBe(2);
  }
});

async function growCourse(count: number) {
  const position = 100;
  await server.db.insert(pages).values(
    Array.from({ length: count }, (_, index) => ({
      courseId: cast.course.id,
      translationKey: randomUUID(),
      language: 'de' as const,
      parentKey: cast.keys['basics-unit'],
      position: position + index,
      contentType: 'learnpath.LearningContentRichText',
      slug: `more-${index}`,
      title: `More ${index}`,
    })),
  );
}

/** Another server on the same database that shares nothing else with the first. */
function secondProcess() {
  const db: Database = Object.create(server.db);
  return createApp({ ...server.context, db });
}

test('the outline of a sequence says the same as its contents one by one', async () => {
  const { data } = await askGraphql<{
    learning_path: {
      topics: {
        circles: {
          learning_sequences: {
            learning_units: {
              learning_contents: Record<string, unknown>[];
              performance_criteria: { id: string }[];
            }[];
            outline: Record<string, unknown[]>;
          }[];
        }[];
      }[];
    };
  }>(
    member,
    `query Path($slug: String!) { learning_path(course_slug: $slug) { topics { circles { learning_sequences {
      learning_units { learning_contents { id title slug content_type minutes additional_json_data
        ... on LearningContentAssignment { assignment_type } } performance_criteria { id } }
      outline { content_ids titles slugs content_types minutes assignment_types additional_json_data criterion_ids }
    } } } } }`,
    { slug: cast.course.slug },
  );
  const circles = data?.learning_path.topics.flatMap((topic) => topic.circles) ?? [];
  const sequences = circles.flatMap((circle) => circle.learning_sequences);
  expect(sequences.length).toBeGreaterThan(0);
  for (const { learning_units, outline } of sequences) {
    const contents = learning_units.flatMap((unit) => unit.learning_contents);
    expect(outline).toEqual({
      content_ids: contents.map(({ id }) => id),
      titles: contents.map(({ title }) => title),
      slugs: contents.map(({ slug }) => slug),
      content_types: contents.map(({ content_type }) => content_type),
      minutes: contents.map(({ minutes }) => minutes),
      assignment_types: contents.map(({ assignment_type = null }) => assignment_type),
      additional_json_data: contents.map(({ additional_json_data }) => additional_json_data),
      criterion_ids: learning_units.flatMap((unit) => unit.performance_criteria).map(({ id }) => id),
    });
  }
});
