import { expect, test } from '@learn/journeys';
import { recordNetwork } from './network.ts';
import {
  addressOfPage,
  chartFiles,
  observeFigures,
  readFigures,
  statisticsPages,
  untilCharts,
  untilFigures,
} from './statisticsPages.ts';

for (const statisticsPage of statisticsPages) {
  const { name, username, sign } = statisticsPage;
  test(`figures of a page that is opened directly come before the code of charts: ${name}`, async ({
    page,
    loggedIn,
  }) => {
    await loggedIn(username);
    const address = await addressOfPage(page, statisticsPage);
    const direct = await page.context().newPage();
    const session = await direct.context().newCDPSession(direct);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const recorder = recordNetwork(session);
    const { promise: read, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const files = chartFiles();
    await direct.route(
      ({ pathname }) =>
        pathname.includes('/mfe-statistics/') && files.some((file) => pathname.endsWith(`/${file}`)),
      async (route) => {
        ask();
        await read;
        await route.continue();
      },
    );
    await observeFigures(direct, sign);
    await direct.goto(address);
    await untilFigures(direct);
    // by then the page's own code is there, with or without a first view by the server
    await asked;
    const { charts, kilobytes } = await readFigures(direct, recorder);
    expect(charts, 'no chart is drawn yet').toBe(0);
    expect(kilobytes, 'the recorder saw the page').toBeGreaterThan(200);
    expect(kilobytes, 'until the figures').toBeLessThanOrEqual(260);
    release();
    await untilCharts(direct);
    const { addresses } = await readFigures(direct, recorder);
    const from = addresses.flatMap((one) => /\/remotes\/([^/]+)\//.exec(one)?.[1] ?? []);
    expect([...new Set(from)].sort(), 'of this remote and the shell only').toEqual([
      'mfe-statistics',
      'shell',
    ]);
  });
}
