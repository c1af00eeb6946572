import type { Page, RemoteManifest } from '@learn/contracts';
import type { RouteObject } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { setPageData } from '../page.ts';
import { setUser } from '../stores/account.ts';
import { startRemoteReports } from '../telemetry/remoteReports.ts';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { fakeNetwork } from '../testing/fakeNetwork.ts';
import { lena, manifestOf, pageOf, registryOf, remoteEntry } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import { $registry } from './registry.ts';
import { RemoteUnavailable, remoteLoader, startComposition } from './remoteLoader.ts';

const report = vi.fn();
const live = '/remotes/mfe-a/v2/entry.js';
const old = '/remotes/mfe-a/v1/entry.js';
const fallback = { version: 'v1', entry: 'entry.js', baseUrl: '/remotes/mfe-a/v1/', integrity: 'sha384-v1' };

beforeEach(async () => {
  await startI18n('de');
  report.mockClear();
  setErrorReporter(report);
  setStore($registry, registryOf(remoteEntry('mfe-a', { fallback }), remoteEntry('mfe-b')));
});

const bundlesRun: string[] = [];
const sharedFetched: string[] = [];

/** A module system in which the loads go as listed, and the last outcome stays. */
function runtimeWith(...outcomes: (Error | RemoteManifest)[]) {
  const addresses: string[] = [];
  bundlesRun.length = 0;
  sharedFetched.length = 0;
  startComposition({
    register: (_name, url) => void addresses.push(url),
    runBundle: async ({ url }) => void bundlesRun.push(url),
    fetchShared: (key) => void sharedFetched.push(key),
    load: async () => {
      const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? new Error('nothing listed');
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  });
  return addresses;
}

const gone = new Error('network gone');
const manifest = manifestOf('mfe-a');

function reported(): string[] {
  return report.mock.calls.map(([, facts]) => facts.remote);
}

describe('load', () => {
  it('gives the manifest, with the texts of the screen’s language in place', async () => {
    const addresses = runtimeWith(
      manifestOf('mfe-texts', {
        locales: async (file) => ({ default: { title: file === 'de' ? 'Lernpfad' : file } }),
      }),
    );
    await remoteLoader().load('mfe-a');
    expect(i18n.t('title', { ns: 'mfe-a' })).toBe('Lernpfad');
    expect(addresses).toEqual([live]);
    expect(report).not.toHaveBeenCalled();
  });

  it('loads once, however many ask', async () => {
    const addresses = runtimeWith(manifest);
    const [first, second] = await Promise.all([remoteLoader().load('mfe-a'), remoteLoader().load('mfe-a')]);
    expect(await remoteLoader().load('mfe-a')).toBe(first);
    expect(second).toBe(first);
    expect(addresses).toHaveLength(1);
  });

  it('tries the same address twice more', async () => {
    const addresses = runtimeWith(gone, gone, manifest);
    await expect(remoteLoader().load('mfe-a')).resolves.toBe(manifest);
    expect(addresses).toEqual([live, live, live]);
    expect(reported()).toEqual(['mfe-a@v2', 'mfe-a@v2']);
  });

  it('then takes the last good version', async () => {
    const addresses = runtimeWith(gone, gone, gone, manifest);
    await expect(remoteLoader().load('mfe-a')).resolves.toBe(manifest);
    expect(addresses).toEqual([live, live, live, old]);
    expect(reported()).toEqual(['mfe-a@v2', 'mfe-a@v2', 'mfe-a@v2']);
  });

  it('takes it for a version that is loaded and does not start, too', async () => {
    const { pages: _, ...spoilt } = manifestOf('mfe-a');
    const addresses = runtimeWith(...Array.from({ length: 3 }, () => spoilt as RemoteManifest), manifest);
    await expect(remoteLoader().load('mfe-a')).resolves.toBe(manifest);
    expect(addresses).toEqual([live, live, live, old]);
    expect(reported()).toEqual(['mfe-a@v2', 'mfe-a@v2', 'mfe-a@v2']);
  });

  it('then gives up, with every attempt reported', async () => {
    const addresses = runtimeWith(gone);
    const error = await remoteLoader()
      .load('mfe-a')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RemoteUnavailable);
    expect(error).toMatchObject({ remote: 'mfe-a', cause: gone });
    expect(addresses).toEqual([live, live, live, old]);
    expect(reported()).toEqual(['mfe-a@v2', 'mfe-a@v2', 'mfe-a@v2', 'mfe-a@v1']);
    expect(report).toHaveBeenCalledWith(gone, { area: 'composition', remote: 'mfe-a@v2' });
  });

  it('gives up after three attempts where there is no earlier version', async () => {
    const addresses = runtimeWith(gone);
    await expect(remoteLoader().load('mfe-b')).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(addresses).toHaveLength(3);
  });

  it('counts loads and failed attempts by version, for the report of the page', async () => {
    setPageData(pageOf({ reportsRemotes: true, reportsTimings: true }));
    setUser(lena);
    const sent = fakeNetwork(() => new Response(null, { status: 204 }));
    const hide = () => document.dispatchEvent(new Event('visibilitychange'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    startRemoteReports();
    hide();
    sent.length = 0;
    runtimeWith(gone, gone, gone, manifest);
    await remoteLoader().load('mfe-a');
    hide();
    expect(sent[0]?.body).toEqual({
      remotes: [
        { name: 'mfe-a', version: 'v2', loads: 0, load_failures: 3, crashes: 0, fallbacks: 1 },
        { name: 'mfe-a', version: 'v1', loads: 1, load_failures: 0, crashes: 0 },
      ],
      timings: ['entry', 'expose'].map((measure) => ({
        name: 'mfe-a',
        version: 'v1',
        page: '',
        measure,
        value: expect.any(Number),
      })),
    });
    setUser(undefined);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('forgets a failure, so that the next call tries again', async () => {
    runtimeWith(gone, gone, gone, gone, manifest);
    await expect(remoteLoader().load('mfe-a')).rejects.toBeInstanceOf(RemoteUnavailable);
    await expect(remoteLoader().load('mfe-a')).resolves.toBe(manifest);
  });

  it('counts a remote without its texts as failed', async () => {
    const textless = manifestOf('mfe-b', {
      locales: () => Promise.reject(new Error('chunk is gone')),
    });
    runtimeWith(textless);
    await expect(remoteLoader().load('mfe-b')).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(report).toHaveBeenCalledTimes(3);
  });

  it('knows no remote that the registry does not name', async () => {
    const addresses = runtimeWith(manifest);
    await expect(remoteLoader().load('mfe-z')).rejects.toMatchObject({ remote: 'mfe-z' });
    expect(addresses).toEqual([]);
  });
});

describe('routes', () => {
  const openPage = (route: RouteObject | undefined) => {
    if (typeof route?.lazy !== 'function') throw new Error('the route has no page of its own');
    return route.lazy();
  };
  const pattern = '/course/:courseSlug/learn';
  const bundle = (name: string) => ({
    url: `/remotes/mfe-a/v2/bundle.${name}.js`,
    integrity: `sha384-${name}`,
  });
  const withPages = (load: Page['load']) =>
    manifestOf('mfe-a', {
      pages: [
        { path: pattern, load },
        { path: `${pattern}/:circleSlug`, load },
      ],
    });

  beforeEach(() => {
    const entry = remoteEntry('mfe-a', { fallback });
    const mounts = [
      { path: pattern, public: false, bundle: bundle('path'), sharedModules: ['@learn/ui/table'] },
      { path: `${pattern}/:circleSlug`, public: false, bundle: bundle('circle') },
    ];
    setStore(
      $registry,
      registryOf({ ...entry, bundles: [bundle('page')], descriptor: { ...entry.descriptor, mounts } }),
    );
  });

  it('bring the bundle of the wanted page, and each other page brings its own', async () => {
    runtimeWith(withPages(async () => () => undefined));
    const routes = await remoteLoader().routes('mfe-a', '/course/auto/learn');
    expect(bundlesRun).toEqual([bundle('page').url, bundle('path').url]);
    await openPage(routes[1]);
    expect(bundlesRun.at(-1)).toBe(bundle('circle').url);
  });

  it('start the shared modules of the wanted page before its code is here', async () => {
    let arrive: (() => void) | undefined;
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const fetched: string[] = [];
    startComposition({
      register: () => undefined,
      runBundle: () => arriving,
      fetchShared: (key) => void fetched.push(key),
      load: async () => withPages(async () => () => undefined),
    });
    const routes = remoteLoader().routes('mfe-a', '/course/auto/learn');
    expect(fetched).toEqual(['@learn/ui/table']);
    arrive?.();
    await openPage((await routes)[1]);
    expect(fetched).toEqual(['@learn/ui/table']);
  });

  it('of the last good version bring no bundles of the live one', async () => {
    const page = () => undefined;
    runtimeWith(
      gone,
      gone,
      gone,
      withPages(async () => page),
    );
    const routes = await remoteLoader().routes('mfe-a', '/course/auto/learn');
    bundlesRun.length = 0;
    sharedFetched.length = 0;
    await expect(openPage(routes[0])).resolves.toEqual({ Component: page });
    expect([bundlesRun, sharedFetched]).toEqual([[], []]);
  });
});
