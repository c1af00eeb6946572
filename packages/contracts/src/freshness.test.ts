import { describe, expect, it } from 'vitest';
import * as table from './endpointTable.ts';
import { graphqlChanges, graphqlReads } from './graphqlFreshness.ts';
import { topics } from './topics.ts';

interface Entry {
  readonly method: string;
  readonly reads?: readonly string[];
  readonly changes?: readonly string[];
}

const entries = Object.entries(table as Readonly<Record<string, Entry>>);
const known: ReadonlySet<string> = new Set(topics);

describe('every endpoint', () => {
  it.each(entries)('%s says what it reads or changes', (_, { method, reads, changes }) => {
    expect(method === 'GET' ? reads : changes).toBeDefined();
    expect([...(reads ?? []), ...(changes ?? [])].filter((topic) => !known.has(topic))).toEqual([]);
  });
});

it('every topic is read', () => {
  const read = new Set([
    ...entries.flatMap(([, { reads = [] }]) => reads),
    ...Object.values(graphqlReads).flat(),
  ]);
  expect(topics.filter((topic) => !read.has(topic))).toEqual([]);
});

it('attendance makes figures, due dates, completions and notifications stale', () => {
  const changes: readonly string[] =
    graphqlChanges.update_course_session_attendance_course_users?.changes ?? [];
  const stale = entries.filter(([, { reads = [] }]) => reads.some((topic) => changes.includes(topic)));
  expect(stale.map(([name]) => name)).toEqual(
    expect.arrayContaining(['courseStatistics', 'dueDates', 'completion', 'unreadCount']),
  );
});
