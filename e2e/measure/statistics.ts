import { parseArgs } from 'node:util';
import { createTemplate, logIn, sourceOf, startPlatform } from '@learn/journeys';
import { median } from './median.ts';
import { recordNetwork } from './network.ts';
import { openProfile } from './profile.ts';
import {
  addressOfPage,
  type Figures,
  observeFigures,
  readFigures,
  type StatisticsPage,
  statisticsPages,
  untilCharts,
} from './statisticsPages.ts';
import { slowDown } from './visit.ts';

/**
 * What a page of the statistics costs that is opened by its address, on slow 4G and a processor four times slower, with nothing in the cache:
 * kilobytes until its figures, when these stand, and when the first chart is drawn.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');

await using template = await createTemplate();
await using platform = await startPlatform({ from: sourceOf(template, 'world') });

process.stdout.write('| page | KB until figures | figures | charts |\n|---|--:|--:|--:|\n');
for (const statisticsPage of statisticsPages) {
  const visits: Figures[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(statisticsPage));
  const middle = (key: 'kilobytes' | 'figures' | 'charts') => median(visits.map((one) => one[key]));
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  process.stdout.write(
    `| ${statisticsPage.name} | ${middle('kilobytes').toFixed(1)} | ${seconds(middle('figures'))} | ${seconds(middle('charts'))} |\n`,
  );
}

async function visit(statisticsPage: StatisticsPage): Promise<Figures> {
  await using profile = await openProfile({
    baseURL: platform.url,
    locale: 'de-CH',
    viewport: { width: 1280, height: 900 },
  });
  const { context } = profile;
  await logIn(context, statisticsPage.username);
  const address = await addressOfPage(await context.newPage(), statisticsPage);
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const recorder = recordNetwork(session);
  await observeFigures(page, statisticsPage.sign);
  await page.goto(address, { waitUntil: 'commit' });
  await untilCharts(page);
  return await readFigures(page, recorder);
}
