import { endpoints } from '@learn/contracts';
import { startThrowAwayPostgres } from '@learn/postgres';
import { openPostgres } from '../src/database/postgres.ts';
import { createCast } from '../test/factories.ts';
import { seedAdminPeople } from './seedAdminPeople.ts';
import { startServerProcess } from './serverProcess.ts';

// The admin area over 100,000 people on PostgreSQL: first screens of its lists and what their search finds, one request after the other:
// node packages/server/benchmarks/adminPeople.ts [100000] [--sources]
const people = Number(process.argv[2]) || 100_000;
const rounds = 9;
/** of a first screen */
const targetMillis = 300;
/** what nobody comes to by a first screen */
const farDown = 'people, far down';

await using postgres = await startThrowAwayPostgres();
const database = await openPostgres(postgres.url, 2);
const { session } = await createCast(database.db);
const { token, someOrganisation } = await seedAdminPeople(database.db, {
  people,
  courseSessionId: session.id,
});
await database.close();
await using server = await startServerProcess(postgres.url);
const headers = { cookie: `sessionid=${token}`, accept: 'application/json' };

const first = { limit: '100' };
const users = endpoints.adminUsers.path;
const screens: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['people', users, first],
  ['people, newest first', users, { ...first, sort: '-created_at' }],
  ['people by e-mail', users, { ...first, sort: 'email' }],
  [farDown, users, { ...first, offset: String(people - 200) }],
  ['search: one letter', users, { ...first, search: 'm' }],
  ['search: a frequent name', users, { ...first, search: 'müller' }],
  ['search: two words', users, { ...first, search: 'anna mü' }],
  ['search: a person', users, { ...first, search: `person${people - 7}@` }],
  ['search: an employer', users, { ...first, search: someOrganisation }],
  ['search: nobody', users, { ...first, search: 'xyzxyz' }],
  ...(['admin', 'blocked', 'invited', 'erasure', 'erased'] as const).map(
    (state) => [`people: ${state}`, users, { ...first, state }] as const,
  ),
  ['search over the area', endpoints.adminSearch.path, { search: 'müller' }],
  ['overview', endpoints.adminOverview.path, {}],
  ['orders', endpoints.adminOrders.path, first],
  ['orders of a name', endpoints.adminOrders.path, { ...first, search: 'müller' }],
  ['certificates of a name', endpoints.issuedCertificateList.path, { ...first, search: 'müller' }],
  ['sessions', endpoints.adminSessions.path, first],
  ['organisations', endpoints.adminOrganisations.path, first],
  ['audit log', endpoints.auditLog.path, {}],
  ['audit log, a rare action', endpoints.auditLog.path, { action: 'content.imported' }],
];

process.stdout.write(`| ${people} people | median | slowest |\n| --- | ---: | ---: |\n`);
let tooSlow = 0;
for (const [name, path, query] of screens) {
  const ask = async () => {
    const answer = await fetch(`${server.url}${path}?${new URLSearchParams(query)}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
  };
  await ask();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  const [median = 0, slowest = 0] = [times.sort((a, b) => a - b)[Math.floor(rounds / 2)], times.at(-1)];
  if (median > targetMillis && name !== farDown) tooSlow += 1;
  process.stdout.write(`| ${name} | ${median.toFixed(0)} ms | ${slowest.toFixed(0)} ms |\n`);
}
process.exitCode = tooSlow > 0 ? 1 : 0;
