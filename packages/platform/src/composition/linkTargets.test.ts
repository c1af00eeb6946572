import type { RemoteLinkTargets } from '@learn/contracts';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { clearRestCache } from '../rest/rest.ts';
import { startPlatform } from '../start.ts';
import { $connection } from '../stores/connection.ts';
import { $user } from '../stores/user.ts';
import { fakeNetwork, json, type SentCall } from '../testing/fakeNetwork.ts';
import { lena, manifestOf, pageOf, registryOf, remoteEntry } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import { forgetLinkTargets, linkTargetOf, loadLinkTargets } from './linkTargets.ts';
import { remoteLoader, startComposition } from './remoteLoader.ts';

const own = { url: '/remotes/mfe-a/v2/bundle.own.js', integrity: 'sha384-own' };
const other = { url: '/remotes/mfe-a/v2/bundle.other.js', integrity: 'sha384-other' };
const registry = registryOf(
  remoteEntry('mfe-a', {
    mounts: [
      { path: '/own', public: false, bundle: own },
      { path: '/other/:id', public: false },
    ],
  }),
);
const targets: RemoteLinkTargets = {
  name: 'mfe-a',
  version: 'v2',
  targets: { '/own': { bundle: own }, '/other/:id': { bundle: other, operations: ['hash'] } },
};

let sent: SentCall[];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  answer = () => json([targets]);
  sent = fakeNetwork(() => answer());
  clearRestCache();
  forgetLinkTargets();
  await startPlatform(pageOf({ registry }), []);
});
afterEach(() => vi.unstubAllGlobals());

it('is known of the own address at once, and of others after one question', async () => {
  expect(linkTargetOf('/own').bundle).toEqual(own);
  expect(linkTargetOf('/other/1').bundle).toBeUndefined();
  await Promise.all([loadLinkTargets(), loadLinkTargets()]);
  expect(linkTargetOf('/other/1')).toEqual({ bundle: other, operations: ['hash'] });
  expect(sent.map(({ address }) => address)).toEqual(['/api/core/link-targets/']);
});

it('of a version that is not the one of this page is not used', async () => {
  answer = () => json([{ ...targets, version: 'v3' }]);
  await loadLinkTargets();
  expect(linkTargetOf('/other/1').bundle).toBeUndefined();
});

it('is asked for again after a failure, which nobody is told', async () => {
  answer = () => new Response('', { status: 500 });
  await loadLinkTargets();
  expect(linkTargetOf('/other/1').bundle).toBeUndefined();
  answer = () => json([targets]);
  await loadLinkTargets();
  expect(linkTargetOf('/other/1').bundle).toEqual(other);
});

it('holds up links for a second in all while the server does not answer, and is used once it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  const runBundle = vi.fn(async () => undefined);
  const load = vi.fn(async (name: string) => manifestOf(name));
  startComposition({ register: () => undefined, runBundle, fetchShared: () => undefined, load });
  const first = remoteLoader().routes('mfe-a', '/other/1');
  await vi.advanceTimersByTimeAsync(999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await first;
  expect(load).toHaveBeenCalledOnce();
  // no time passes for the next one
  await loadLinkTargets();
  expect(runBundle).not.toHaveBeenCalledWith(other);

  late.resolve(json([targets]));
  await vi.waitFor(() => expect(linkTargetOf('/other/1').bundle).toEqual(other));
  expect(sent).toHaveLength(1);
});

it('is not asked for where an older server has written all of it into the page', async () => {
  const mounts = [{ path: '/own', public: false, bundle: own }];
  await startPlatform(pageOf({ registry: registryOf(remoteEntry('mfe-a', { mounts })) }), []);
  await loadLinkTargets();
  expect(sent).toEqual([]);
});

it('is asked for by no visitor, and by nobody without network', async () => {
  setStore($user, undefined);
  await loadLinkTargets();
  setStore($user, lena);
  onTestFinished(() => setStore($connection, 'online'));
  setStore($connection, 'offline');
  await loadLinkTargets();
  expect(sent).toEqual([]);
});
