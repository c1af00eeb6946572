import { parseArgs } from 'node:util';
import { createTemplate, logIn, sourceOf, startPlatform } from '@learn/journeys';
import { median } from './median.ts';
import { recordNetwork } from './network.ts';
import { openProfile } from './profile.ts';
import { measureAtSize } from './statisticsAtSize.ts';
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
 * kilobytes until its figures, when these stand, and when the first chart is drawn. `--database-url` names a large world, of which
 * statisticsAtSize.ts measures the pages under filters; `--only` the pages whose name has this in it.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    'database-url': { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');

const databaseUrl = values['database-url'];
if (databaseUrl === undefined) await measureOpened();
else await measureAtSize(databaseUrl, { runs, only: values.only });

async function measureOpened(): Promise<void> {
  await using template = await createTemplate();
  await using platform = await startPlatform({ from: sourceOf(template, 'world') });

  process.stdout.write('| page | KB until figures | figures | charts |\n|---|--:|--:|--:|\n');
  for (const statisticsPage of statisticsPages.filter((one) => one.name.includes(values.only))) {
    const visits: Figures[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(platform.url, statisticsPage));
    const middle = (key: 'kilobytes' | 'figures' | 'charts') => median(visits.map((one) => one[key]));
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
    process.stdout.write(
      `| ${statisticsPage.name} | ${middle('kilobytes').toFixed(1)} | ${seconds(middle('figures'))} | ${seconds(middle('charts'))} |\n`,
    );
  }
}

async function visit(url: string, statisticsPage: StatisticsPage): Promise<Figures> {
  await using profile = await openProfile({
    baseURL: url,
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
