import { readFile } from 'node:fs/promises';
import { endpoints } from '@learn/contracts';
import { startThrowAwayPostgres } from '@learn/postgres';
import { sql } from 'drizzle-orm';
import type { AssignmentTexts } from '../src/assignments/assignmentData.ts';
import { assignments } from '../src/assignments/tables.ts';
import { startLoginSession } from '../src/authentication/loginSession.ts';
import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { createPerson, createSession, createTinyCourse, enrol } from '../test/factories.ts';
import { startServerProcess } from './serverProcess.ts';

// The persons of a large installation on PostgreSQL, as lists and as files, with the memory of the server process (where
// the system tells it): node packages/server/benchmarks/exports.ts [--sources]
const inAll = 100_000;
const inOneRegion = 5_000;
const noTexts: AssignmentTexts = {
  intro_text: '',
  effort_required: '',
  evaluation_description: '',
  evaluation_document_url: '',
  performance_objectives: [],
  tasks: [],
  evaluation_tasks: [],
  solution_sample: null,
};

await using postgres = await startThrowAwayPostgres();
const database = await openPostgres(postgres.url, 2);
const tokens = await seed(database.db);
await database.db.execute(sql`vacuum analyze`);
await database.close();
await using server = await startServerProcess(postgres.url);

const files = endpoints.exportFile.path.replace(':kind', 'persons');
const elements = endpoints.exportFile.path.replace(':kind', 'competence_elements');
await ask('warm up', `${files}?format=xlsx`, tokens.expert);
await ask('list, expert', endpoints.persons.path, tokens.expert);
await ask(
  'list with metrics, expert',
  `${endpoints.persons.path}?with_competence_metrics=true`,
  tokens.expert,
);
await ask('first 50, administrator', `${endpoints.persons.path}?limit=50`, tokens.admin);
await ask('first 50, administrator', `${endpoints.persons.path}?limit=50`, tokens.admin);
await ask('search, administrator', `${endpoints.persons.path}?limit=50&search=na123`, tokens.admin);
await ask('xlsx of 5,000, expert', files, tokens.expert);
await ask('csv of 5,000, expert', `${files}?format=csv`, tokens.expert);
await ask('xlsx of 100,000, administrator', files, tokens.admin);
await ask('csv of 100,000, administrator', `${files}?format=csv`, tokens.admin);
await ask('xlsx of 100,000 competence elements', elements, tokens.admin);

/** Asks once, takes all of the answer, and says how long it took and what it cost the server. */
async function ask(name: string, path: string, token: string): Promise<void> {
  const before = await usage();
  const start = performance.now();
  const response = await fetch(server.url + path, { headers: { cookie: `sessionid=${token}` } });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
  const milliseconds = performance.now() - start;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const after = await usage();
  console.warn(
    `${name.padEnd(36)} ${milliseconds.toFixed(0).padStart(6)} ms ${(bytes / 1e6).toFixed(1).padStart(6)} MB, server: ` +
      `${after.cpu - before.cpu} ms of CPU, ${before.now} MB before, peak so far ${after.peak} MB`,
  );
}

interface Usage {
  /** resident memory in MB */
  readonly now: string;
  readonly peak: string;
  /** milliseconds since its start, of all its threads; unlike the clock, nothing else on the machine adds to them */
  readonly cpu: number;
}

/** What the server process uses; not every system tells it. */
async function usage(): Promise<Usage> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
  const stat = await readFile(`/proc/${server.pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  const megabytes = (field: string) => {
    const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
    return kilobytes === undefined ? '?' : (Number(kilobytes) / 1000).toFixed(0);
  };
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM'), cpu: (user + system) * 10 };
}

/** 100,000 people in 40 sessions, one of them with 5,000, with an assignment; an administrator and the expert of it. */
async function seed(db: Database): Promise<{ readonly admin: string; readonly expert: string }> {
  const { course, keys } = await createTinyCourse(db);
  const large = await createSession(db, course.id, { region: 'Genf' });
  const sessions = [];
  for (let index = 1; index < 40; index += 1) sessions.push(await createSession(db, course.id));
  await db.execute(sql`insert into users (username, email, first_name, last_name)
    select 'person' || n, 'person' || n || '@example.org', 'Vorname ' || n % 997, 'Na' || (n * 7919) % 1000003
    from generate_series(1, ${inAll}::int) n`);
  const ids = sql.param(sessions.map(({ id }) => id));
  await db.execute(sql`insert into course_session_users (course_session_id, user_id, role)
    select case when number <= ${inOneRegion} then ${large.id}::uuid
      else (${ids}::uuid[])[1 + number % ${sessions.length}::int] end, id, 'MEMBER'
    from (select id, row_number() over (order by id) as number from users) people`);
  const [assignment] = await db
    .insert(assignments)
    .values({
      courseId: course.id,
      contentKey: keys.text,
      circleKey: keys.basics,
      slug: 'auftrag',
      titles: { de: 'Auftrag', fr: 'Devoir', it: 'Incarico' },
      assignmentType: 'CASEWORK',
      texts: { de: noTexts, fr: noTexts, it: noTexts },
    })
    .returning();
  await db.execute(sql`insert into session_assignments (course_session_id, assignment_id)
    select id, ${assignment?.id}::uuid from course_sessions`);
  await db.execute(sql`insert into assignment_completions (assignment_id, user_id, course_session_id, completion_status,
      submitted_at, evaluation_submitted_at, evaluation_points, evaluation_points_final, evaluation_max_points,
      evaluation_passed)
    select ${assignment?.id}::uuid, user_id, course_session_id, 'EVALUATION_SUBMITTED', now(), now(), 12.5, 12.5, 20, true
    from course_session_users`);
  const admin = await createPerson(db, { firstName: 'Ada', hasVbvAdminAccess: true });
  const expert = await createPerson(db, { firstName: 'Emil' });
  await enrol(db, { userId: expert.id, courseSessionId: large.id, role: 'EXPERT' });
  const login = async (userId: string) =>
    (await startLoginSession(db, { userId, userAgent: 'benchmark' })).token;
  return { admin: await login(admin.id), expert: await login(expert.id) };
}
