import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@learn/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { type DocumentNode, parse, print, separateOperations } from 'graphql';
import { pages } from '../src/course-pages/tables.ts';
import { courseSessions } from '../src/course-sessions/tables.ts';
import { courses } from '../src/courses/tables.ts';
import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { packageRoot } from '../src/packageRoot.ts';
import { findAskers, headersOf } from './findAskers.ts';
import { startServerProcess } from './serverProcess.ts';
import type { Asker } from './worldCalls.ts';

// What the pages of the statistics and of cohorts ask for, under filters, one request after the other, on a world of `npm run world`:
// node packages/server/benchmarks/statisticsPages.ts --database-url postgres://… [--rounds 9] [--sources]
const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
    sources: { type: 'boolean', default: false },
  },
});
const databaseUrl = values['database-url'];
if (databaseUrl === undefined) throw new Error('--database-url names the world');
const rounds = Number(values.rounds);

const readers = {
  expert: 'thomas.meier',
  supervisor: 'regula.ammann',
  'training responsible': 'daniel.vogt',
  'apprenticeship trainer': 'monika.steiner',
  admin: 'carla.conti',
} as const satisfies Record<string, Asker>;

const operationNames = [
  'StatisticsList',
  'AttendanceStatistics',
  'AssignmentStatistics',
  'CompetenceStatistics',
  'FeedbackStatistics',
];

interface Choice {
  readonly name: string;
  readonly session?: string;
  readonly region?: string;
  readonly generation?: string;
  readonly circle?: string;
}

const database = await openPostgres(databaseUrl, 2);
const { tokens, ids } = await findAskers(database.db);
const courseIds = { usual: ids.courseId, trained: ids.trainedCourseId };
const choices = {
  usual: await choicesOf(database.db, courseIds.usual),
  trained: await choicesOf(database.db, courseIds.trained),
};
await database.close();
const operations = await readOperations();

await using server = await startServerProcess(databaseUrl, {});
process.stdout.write('\n| page | reader | nothing | region | region and generation | session | circle |\n');
process.stdout.write('| --- | --- | ---: | ---: | ---: | ---: | ---: |\n');
for (const [reader, asker] of Object.entries(readers)) {
  const { slug, list } = reader === 'apprenticeship trainer' ? choices.trained : choices.usual;
  for (const name of operationNames) {
    await measureOrTell(name, reader, list, (choice) => askOperation(name, asker, { slug, choice }));
  }
  for (const name of ['certificates', 'evaluation'] as const) {
    await measureOrTell(`cohort ${name}`, reader, list, (choice) => askCohort(name, asker, { slug, choice }));
  }
}

/** One page that fails says so; the others are measured all the same. */
async function measureOrTell(...page: Parameters<typeof measure>): Promise<void> {
  await measure(...page).catch((error: unknown) => {
    process.stdout.write(`| ${page[0]} | ${page[1]} | failed: ${String(error).slice(0, 120)} |\n`);
  });
}

async function measure(
  name: string,
  reader: string,
  list: readonly Choice[],
  ask: (choice: Choice) => Promise<void>,
): Promise<void> {
  if (!name.includes(values.only)) return;
  const cells: string[] = [];
  for (const choice of list) {
    // What a process reads once is not the page's.
    await ask(choice);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await ask(choice);
      times.push(performance.now() - began);
    }
    const [median = 0, slowest = 0] = [times.sort((a, b) => a - b)[Math.floor(rounds / 2)], times.at(-1)];
    cells.push(`${median.toFixed(0)} / ${slowest.toFixed(0)} ms`);
  }
  process.stdout.write(`| ${name} | ${reader} | ${cells.join(' | ')} |\n`);
}

interface Target {
  readonly slug: string;
  readonly choice: Choice;
}

async function askOperation(name: string, asker: Asker, { slug, choice }: Target): Promise<void> {
  const chosen = (value: string | undefined) => (value === undefined ? undefined : [value]);
  const variables = {
    course_slug: slug,
    course_session_ids: chosen(choice.session),
    regions: chosen(choice.region),
    generations: chosen(choice.generation),
    circle_ids: chosen(choice.circle),
  };
  const answer = await fetch(`${server.url}/server/graphql/`, {
    method: 'POST',
    headers: { ...headersOf(tokens[asker]), 'content-type': 'application/json' },
    body: JSON.stringify({ query: operations.get(name), variables }),
  });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 500)}`);
}

/** The summary, and the first rows where the reader sees people by name. */
async function askCohort(
  kind: 'certificates' | 'evaluation',
  asker: Asker,
  { slug, choice: { name: _, circle, ...choice } }: Target,
): Promise<void> {
  const isOfCircles = kind === 'evaluation';
  const [list, summary] = isOfCircles
    ? [endpoints.cohortAssessments, endpoints.cohortAssessmentSummary]
    : [endpoints.cohortCertificates, endpoints.cohortCertificateSummary];
  const query = new URLSearchParams({ ...choice, ...(isOfCircles && circle !== undefined && { circle }) });
  const get = async (path: string) => {
    const answer = await fetch(`${server.url}${path.replace(':courseSlug', slug)}?${query}`, {
      headers: headersOf(tokens[asker]),
    });
    const text = await answer.text();
    if (!answer.ok && answer.status !== 404) throw new Error(`${path}: ${text.slice(0, 500)}`);
  };
  await get(summary.path);
  query.set('limit', '100');
  await get(list.path);
}

async function choicesOf(db: Database, courseId: string): Promise<{ slug: string; list: Choice[] }> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  const [session] = await db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseId, courseId))
    .orderBy(sql`id`)
    .limit(1);
  const [circle] = await db
    .select()
    .from(pages)
    .where(
      and(eq(pages.courseId, courseId), eq(pages.contentType, 'learnpath.Circle'), eq(pages.language, 'de')),
    )
    .orderBy(pages.position)
    .limit(1);
  if (!course || !session || !circle) throw new Error('The world has no such course');
  const { region, generation } = session;
  return {
    slug: course.slug,
    list: [
      { name: 'nothing' },
      { name: 'region', region },
      { name: 'both', region, generation },
      { name: 'session', session: session.id },
      { name: 'circle', circle: circle.id },
    ],
  };
}

/** The operations of the remote by name, each with the fragments that it needs. */
async function readOperations(): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(packageRoot, '../../mfe-statistics/src');
  const texts: string[] = [];
  for await (const file of glob('**/*.graphql', { cwd: folder }))
    texts.push(await readFile(path.join(folder, file), 'utf8'));
  const separate = Object.entries(separateOperations(parse(texts.join('\n'))));
  return new Map(separate.map(([name, document]: [string, DocumentNode]) => [name, print(document)]));
}
