import type { ContentLibrary, Unit } from '@learn/course-content';
import { ContentRefused, createFileStore, importContent, rowsOf } from '@learn/server/sample-data';
import { startTestServer, type TestServer } from '@learn/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoContent } from '../courses.ts';
import { createLargeWorld } from './createLargeWorld.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await createLargeWorld(server.db, { participants: 504, courses: 4 });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Rows and a fingerprint of what people did. */
async function workOfPeople(): Promise<unknown[]> {
  const tables = [
    'completions',
    'assignment_completions',
    'attendance_entries',
    'feedback_responses',
    'exam_results',
  ];
  return Promise.all(
    tables.map((table) =>
      rowsOf(
        server.db,
        sql`select ${table} as name, count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as content
          from ${sql.identifier(table)} t`,
      ),
    ),
  );
}

/** Every first content gets another title, and every last one of a unit goes. */
function edited(library: ContentLibrary): ContentLibrary {
  const editedUnit = ({ contents, ...unit }: Unit): Unit => ({
    ...unit,
    contents: contents
      .slice(0, Math.max(1, contents.length - 1))
      .map((content) => ({ ...content, title: { de: 'Neu', fr: 'Neuf', it: 'Nuovo' } })),
  });
  return {
    ...library,
    courses: library.courses.map((course) => ({
      ...course,
      media: [],
      topics: course.topics.map((topic) => ({
        ...topic,
        circles: topic.circles.map((circle) => ({
          ...circle,
          sequences: circle.sequences.map((sequence) => ({
            ...sequence,
            units: sequence.units.map(editedUnit),
          })),
        })),
      })),
    })),
  };
}

test('504 people keep everything when most pages of their courses change and some go', async () => {
  const place = { db: server.db, store: createFileStore(server.context.config) };
  const before = await workOfPeople();
  const after = edited(demoContent);
  const refusal = await importContent(place, after).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ContentRefused);
  expect((refusal as ContentRefused).diff.conflicts.length).toBeGreaterThan(30);
  const { changes } = await importContent(place, after, { unpublishUsed: true });
  expect(changes.filter(({ change }) => change === 'unpublished').length).toBeGreaterThan(30);
  expect(await workOfPeople()).toEqual(before);
});
