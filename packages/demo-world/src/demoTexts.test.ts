import { languages } from '@learn/domain';
import { startTestServer, type TestServer } from '@learn/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
});

afterAll(() => server[Symbol.asyncDispose]());

async function values(column: string, table: string): Promise<unknown[]> {
  const statement = sql`select ${sql.identifier(column)} as value from ${sql.identifier(table)}`;
  const result = (await server.db.execute(statement)) as unknown as { rows: { value: unknown }[] };
  return result.rows.map(({ value }) => value);
}

const localised = [
  ['courses', 'titles'],
  ['courses', 'category_names'],
  ['course_profiles', 'names'],
  ['course_sessions', 'titles'],
  ['competence_certificates', 'titles'],
  ['assignments', 'titles'],
  ['exam_types', 'names'],
  ['products', 'titles'],
  ['products', 'descriptions'],
  ['admin_widgets', 'titles'],
  ['admin_widget_links', 'titles'],
] as const;

test.each(localised)('%s.%s are written in three languages', async (table, column) => {
  const found = await values(column, table);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((value) => !isWritten(value))).toEqual([]);
});

test('the questions of feedback and the texts of assignments are as long in every language', async () => {
  const questions = (await values('questions', 'feedback_questionnaires')).flat() as { label: unknown }[];
  expect(questions.filter(({ label }) => !isWritten(label))).toEqual([]);
  for (const texts of (await values('texts', 'assignments')) as Record<string, Record<string, unknown>>[]) {
    const shapes = languages.map((language) => shapeOf(texts[language]));
    expect([shapes[1], shapes[2]]).toEqual([shapes[0], shapes[0]]);
  }
});

const keys = [
  ['completions', 'translation_key'],
  ['assignments', 'content_key'],
  ['assignments', 'circle_key'],
  ['attendance_courses', 'content_key'],
  ['attendance_courses', 'circle_key'],
  ['feedback_submissions', 'content_key'],
  ['feedback_responses', 'content_key'],
  ['feedback_responses', 'circle_key'],
  ['exam_dates', 'circle_key'],
  ['exam_transitions', 'circle_key'],
  ['exam_results', 'circle_key'],
  ['documents', 'circle_key'],
  ['documents', 'sequence_key'],
  ['expert_circles', 'circle_key'],
  ['self_evaluation_feedbacks', 'unit_key'],
  ['self_evaluation_feedback_criteria', 'criterion_key'],
] as const;

test.each(keys)('%s.%s are keys of pages', async (table, column) => {
  const found = new Set(await values(column, table));
  const known = new Set(await values('translation_key', 'pages'));
  expect(found.size).toBeGreaterThan(0);
  expect([...found].filter((key) => !known.has(key))).toEqual([]);
});

function isWritten(value: unknown): boolean {
  return languages.every((language) => {
    const text = typeof value === 'object' && value !== null ? Reflect.get(value, language) : undefined;
    return typeof text === 'string' && text.trim() !== '';
  });
}

/** Which texts are there: the same tree with a mark in place of every text that is written. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? '' : 'text';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}
