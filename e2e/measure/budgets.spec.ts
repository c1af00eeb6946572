import { expect, test, untilComplete } from '@learn/journeys';
import { recordNetwork } from './network.ts';
import { furtherRemote, scenarios } from './scenarios.ts';

/** What does not depend on the machine: bytes and requests of a first visit, and that the data come with the page. */
for (const { name, path, username, remotes, limits } of scenarios.filter(
  ({ warm, from, phone }) => !warm && !from && !phone,
)) {
  test(`a first visit keeps to its budget and asks for no data: ${name}`, async ({ page, loggedIn }) => {
    const dataCalls: string[] = [];
    const contributing = new Set<string>();
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) dataCalls.push(request.url());
      const [, remote] = /\/remotes\/(mfe-[^/]+)\//.exec(request.url()) ?? [];
      if (remote !== undefined) contributing.add(remote);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const recorder = recordNetwork(session);
    if (username) await loggedIn(username);
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
