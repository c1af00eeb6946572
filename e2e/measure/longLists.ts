import { parseArgs } from 'node:util';
import { createTemplate, logIn, sourceOf, startPlatform, thomas } from '@learn/journeys';
import { median } from './median.ts';
import { openProfile } from './profile.ts';
import { type Scrolled, scrollToEnd } from './scrolling.ts';

/**
 * How evenly the lists of a session with 500 members scroll, and how evenly they do with the 24 of the demo world, in the
 * same run, as times belong to the machine and its other work. The processor is as fast as it is; `--slower 4` makes it
 * a phone's.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    members: { type: 'string', default: '500' },
    slower: { type: 'string', default: '1' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');

const course = '/course/ueberbetriebliche-kurse';
const lists = [
  { name: 'cockpit', address: `${course}/cockpit` },
  { name: 'attendance check', address: `${course}/cockpit/attendanceCheck` },
  { name: 'persons', address: '/dashboard/persons' },
  { name: 'persons with figures', address: '/dashboard/persons-competence' },
];
const viewports = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Enrols so many more people where Thomas is an expert. */
const enrol = `with taught as (
    select s.course_session_id as id from course_session_users s
    join users u on u.id = s.user_id and u.username = 'thomas.meier'
    join course_sessions c on c.id = s.course_session_id
    join courses on courses.id = c.course_id and courses.slug = 'ueberbetriebliche-kurse'
    order by c.start_date desc limit 1),
  person as (
    insert into users (username, email, first_name, last_name)
    select 'many.' || n, 'many.' || n || '@example.com', 'Vorname' || n, 'Name' || n
    from generate_series(1, $1::int) n returning id)
  insert into course_session_users (user_id, course_session_id, role)
  select person.id, taught.id, 'MEMBER' from person cross join taught`;

await using template = await createTemplate();
const from = sourceOf(template, 'world');
await using few = await startPlatform({ from });
await using many = await startPlatform({ from });
await many.changeRows(enrol, [values.members]);

process.stdout.write('| list | members | frames | late | work per frame |\n|---|---|---|---|---|\n');
for (const { name, address } of lists)
  for (const viewport of viewports) {
    const rounds: { few: Scrolled; many: Scrolled }[] = [];
    for (let round = 0; round <= runs; round += 1)
      rounds.push({
        few: await visit(few.url, address, viewport),
        many: await visit(many.url, address, viewport),
      });
    for (const which of ['few', 'many'] as const) {
      const figure = (key: keyof Scrolled) => median(rounds.slice(1).map((round) => round[which][key]));
      process.stdout.write(
        `| ${name}, ${viewport.width} px | ${which} | ${figure('frames')} | ${figure('late')} | ${figure('frameWork').toFixed(1)} ms |\n`,
      );
    }
  }

async function visit(
  baseURL: string,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Scrolled> {
  await using profile = await openProfile({ baseURL, locale: 'de-CH', viewport });
  const { context } = profile;
  await logIn(context, thomas);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  return await scrollToEnd(page, session);
}
