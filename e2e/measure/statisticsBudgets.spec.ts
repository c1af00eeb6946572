import { expect, test } from '@learn/journeys';
import {
  addressOfPage,
  observeFigures,
  readFigures,
  statisticsPages,
  untilCharts,
} from './statisticsPages.ts';

/** Kilobytes of 1000 bytes, until the figures can be read. */
const limit = 260;

for (const statisticsPage of statisticsPages) {
  const { name, username, sign } = statisticsPage;
  test(`a page of the statistics that is opened directly brings its figures in ${limit} KB, before the code of charts: ${name}`, async ({
    page,
    loggedIn,
  }) => {
    await loggedIn(username);
    const address = await addressOfPage(page, statisticsPage);
    const direct = await page.context().newPage();
    const session = await direct.context().newCDPSession(direct);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    await observeFigures(direct, sign);
    await direct.goto(address);
    await untilCharts(direct);
    const { kilobytes, figures, charts, addresses } = await readFigures(direct);
    expect(kilobytes, 'something was transferred').toBeGreaterThan(50);
    expect(kilobytes).toBeLessThanOrEqual(limit);
    expect(charts, 'charts come after the figures').toBeGreaterThanOrEqual(figures);
    const remotes = addresses.flatMap((one) => /\/remotes\/([^/]+)\//.exec(one)?.[1] ?? []);
    expect([...new Set(remotes)].sort(), 'of this remote and the shell only').toEqual([
      'mfe-statistics',
      'shell',
    ]);
  });
}
