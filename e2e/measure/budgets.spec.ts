import { endpoints } from '@learn/contracts';
import { expect, test, untilComplete } from '@learn/journeys';
import type { Page } from '@playwright/test';
import { recordNetwork } from './network.ts';
import { readPaint } from './paint.ts';
import { furtherRemote, scenarios } from './scenarios.ts';
import { linkOf, movePointer, openStart, press } from './visit.ts';

/** What does not depend on the machine: bytes and requests of a first visit, and that the data come with the page. */
for (const { name, path, username, remotes, limits } of scenarios.filter(
  ({ warm, from, phone }) => !warm && !from && !phone,
)) {
  test(`a first visit keeps to its budget and asks for no data: ${name}`, async ({ page, loggedIn }) => {
    const dataCalls: string[] = [];
    const contributing = new Set<string>();
    page.on('request', (request) => {
      const isData = !request.url().endsWith(endpoints.linkTargets.path);
      if (isData && ['fetch', 'xhr'].includes(request.resourceType())) dataCalls.push(request.url());
      const [, remote] = /\/remotes\/(mfe-[^/]+)\//.exec(request.url()) ?? [];
      if (remote !== undefined) contributing.add(remote);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const recorder = recordNetwork(session);
    if (username) await loggedIn(username);
    await withoutWhatComesLater(page);
    await page.goto(path);
    await untilComplete(page);
    await recorder.quiet();
    const { bytes, scriptBytes, requests } = recorder.traffic(Date.now());
    expect(dataCalls).toEqual([]);
    expect(bytes, 'the recorder saw the page').toBeGreaterThan(50_000);
    const further = Math.max(0, contributing.size - remotes);
    const kilobytes = further * furtherRemote.kilobytes;
    expect(requests).toBeLessThanOrEqual((limits.requests ?? 8) + further * furtherRemote.requests);
    if (limits.kilobytes !== undefined)
      expect(bytes / 1000).toBeLessThanOrEqual(limits.kilobytes + kilobytes);
    if (limits.scriptKilobytes !== undefined)
      expect(scriptBytes / 1000, 'of scripts').toBeLessThanOrEqual(limits.scriptKilobytes + kilobytes);
  });
}

test.describe('behind a link', () => {
  // the offline part comes when the worker is ready, which may be while the page is on its way
  test.use({ serviceWorkers: 'block' });

  for (const { name, username, sign, from, limits } of scenarios) {
    if (!from || !username || limits.kilobytes === undefined) continue;
    const most = limits.kilobytes;
    test(`a page keeps to its budget in the open application: ${name}`, async ({ page, loggedIn }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const recorder = recordNetwork(session);
      await loggedIn(username);
      await withoutWhatComesLater(page);
      await openStart(page, recorder, from);
      // what comes with the first move of a person is no part of the page
      await movePointer(page);
      await recorder.quiet();
      recorder.reset();
      await press(page, linkOf(page, from.link), sign);
      await recorder.quiet();
      const { bytes } = recorder.trafficUntil((await readPaint(page)).dataTime);
      expect(bytes / 1000, 'more than the answers').toBeGreaterThan(10);
      expect(bytes / 1000).toBeLessThanOrEqual(most);
    });
  }
});

/**
 * Takes away what pages leave for five seconds later and more, as the code that measures them: a slow machine needs as long
 * until the page that is counted has come.
 */
async function withoutWhatComesLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, millis = 0, ...given: unknown[]) =>
      millis < 5_000 ? wait(run, millis, ...given) : 0) as typeof setTimeout;
  });
}
