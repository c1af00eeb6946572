import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPageData } from '../page.ts';
import { setUser } from '../stores/account.ts';
import { fakeNetwork, offline, type SentCall } from '../testing/fakeNetwork.ts';
import { lena, pageOf } from '../testing/fixtures.ts';
import { countRemote, noteTiming, reportRemoteError, startRemoteReports } from './remoteReports.ts';
import { setErrorReporter } from './telemetry.ts';

const live = { name: 'mfe-a', version: 'v2' };
const reportError = vi.fn();
let sent: SentCall[];

startRemoteReports();

/** Leaves or comes back to the tab. */
function look(visible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  reportError.mockClear();
  setErrorReporter(reportError);
  setPageData(pageOf({ reportsRemotes: true, reportsTimings: true }));
  setUser(lena);
  sent = fakeNetwork(() => new Response(null, { status: 204 }));
  look(false);
  sent.length = 0;
});
afterEach(() => {
  setUser(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('tells the server in one call, when the page is hidden, and then begins anew', () => {
  look(true);
  countRemote(live, 'loads');
  countRemote({ name: 'mfe-b', version: 'v1' }, 'loads');
  reportRemoteError(new Error('gone'), live, { area: 'composition', event: 'load_failures' });
  reportRemoteError(new Error('crashed'), live, { area: 'page', event: 'crashes' });
  reportRemoteError(new Error('crashed'), live, { area: 'page', event: 'crashes' });
  expect(sent).toEqual([]);
  look(false);
  look(false);
  expect(sent).toMatchObject([
    {
      method: 'POST',
      address: '/api/core/remote-reports/',
      keepalive: true,
      body: {
        remotes: [
          { ...live, loads: 1, load_failures: 1, crashes: 2 },
          { name: 'mfe-b', version: 'v1', loads: 1, load_failures: 0, crashes: 0 },
        ],
      },
    },
  ]);
});

it('tells of failures within seconds, of loads later, and of nothing twice', async () => {
  vi.useFakeTimers();
  look(true);
  countRemote(live, 'loads');
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toMatchObject([{ body: { remotes: [{ ...live, loads: 1 }] } }]);
  countRemote(live, 'loads');
  countRemote(live, 'load_failures');
  countRemote(live, 'load_failures');
  countRemote(live, 'fallbacks');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent[1]).toMatchObject({
    body: { remotes: [{ ...live, loads: 1, load_failures: 2, fallbacks: 1 }] },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

it('does not blame a remote for a failure without network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  countRemote(live, 'load_failures');
  look(false);
  expect(sent).toEqual([]);
});

it('tells also what was counted before it started', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const early = await import('./remoteReports.ts');
  (await import('../page.ts')).setPageData(pageOf({ reportsRemotes: true }));
  (await import('../stores/account.ts')).setUser(lena);
  early.countRemote(live, 'loads');
  await vi.advanceTimersByTimeAsync(5_000);
  early.startRemoteReports();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toMatchObject([{ body: { remotes: [{ ...live, loads: 1 }] } }]);
});

it('reports errors of remotes as before', () => {
  const error = new Error('gone');
  reportRemoteError(error, live, { area: 'composition', event: 'load_failures' });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error, { area: 'composition', remote: 'mfe-a@v2' });
});

it('counts no further than the server takes', () => {
  for (let crash = 0; crash < 150; crash += 1) countRemote(live, 'crashes');
  look(false);
  expect(sent[0]?.body).toMatchObject({ remotes: [{ crashes: 100 }] });
});

it('says how long it took, with whole numbers and no more of them than the server takes', () => {
  noteTiming(live, 'entry', 120.4);
  noteTiming({ name: 'shell', version: 's1' }, 'lcp', 900.6, '/');
  noteTiming(live, 'first_render', 3_600_000, '/a');
  for (let count = 0; count < 60; count += 1) noteTiming(live, 'inp', -1, '/a');
  look(false);
  expect(sent).toMatchObject([{ body: { timings: expect.any(Array) } }]);
  const [{ timings }] = sent.map(({ body }) => body) as [{ timings: unknown[] }];
  expect(timings).toHaveLength(50);
  expect(timings.slice(0, 4)).toEqual([
    { ...live, page: '', measure: 'entry', value: 120 },
    { name: 'shell', version: 's1', page: '/', measure: 'lcp', value: 901 },
    { ...live, page: '/a', measure: 'first_render', value: 600_000 },
    { ...live, page: '/a', measure: 'inp', value: 0 },
  ]);
});

it('leaves durations out where the server is older than the page, and loses no counts by that', () => {
  setPageData(pageOf({ reportsRemotes: true }));
  noteTiming(live, 'entry', 120);
  look(false);
  expect(sent).toEqual([]);
  noteTiming(live, 'entry', 120);
  countRemote(live, 'loads');
  look(false);
  expect(sent).toMatchObject([{ body: { remotes: [{ ...live, loads: 1 }] } }]);
  expect(sent[0]?.body).not.toHaveProperty('timings');
});

it('reports for visitors without login as well', () => {
  setUser(undefined);
  countRemote(live, 'loads');
  look(false);
  expect(sent).toHaveLength(1);
});

it('sends nothing where the server does not want it, and without network only later', () => {
  countRemote(live, 'loads');
  setPageData(pageOf());
  look(false);
  setPageData(pageOf({ reportsRemotes: true }));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  look(false);
  expect(sent).toEqual([]);
  onLine.mockReturnValue(true);
  look(false);
  expect(sent).toHaveLength(1);
});

it('does not mind a report that is lost', async () => {
  sent = fakeNetwork(offline);
  countRemote(live, 'loads');
  look(false);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(reportError).not.toHaveBeenCalled();
});
