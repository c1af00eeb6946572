import { setErrorReporter } from '@learn/platform/shell';
import { manifestOf, remoteEntry } from '@learn/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startShell } from '../testing/openShell.tsx';
import { entryIntegrity, federationRuntime } from './federationRuntime.ts';
import { integrityPlugin } from './integrityPlugin.ts';

const moduleSystem = vi.hoisted(() => ({
  loadRemote: vi.fn(),
  loadShare: vi.fn(),
  registerRemotes: vi.fn(),
}));
vi.mock('@module-federation/enhanced/runtime', () => moduleSystem);

const live = '/remotes/mfe-a/v2/entry.js';
const fallback = { version: 'v0', entry: 'old.js', baseUrl: '/remotes/mfe-a/v0/', integrity: 'sha384-old' };
const origin = 'https://platform.example';

beforeEach(() => startShell({ page: { registry: { remotes: [{ ...remoteEntry('mfe-a'), fallback }] } } }));
afterEach(() => {
  moduleSystem.loadRemote.mockReset();
  moduleSystem.loadShare.mockReset();
  moduleSystem.registerRemotes.mockReset();
  for (const script of document.head.querySelectorAll('script, link')) script.remove();
});

describe('federationRuntime', () => {
  it('makes an address known under the remote’s name, in place of what failed there', () => {
    const failed = document.createElement('script');
    failed.setAttribute('data-test', 'failed');
    failed.type = 'text/plain';
    failed.setAttribute('src', origin + live);
    document.head.append(failed);
    federationRuntime.register('mfe-a', live);
    expect(failed.isConnected).toBe(false);
    expect(moduleSystem.registerRemotes).toHaveBeenCalledWith(
      [{ name: 'mfe-a', alias: 'mfe_a', entry: live, type: 'global', entryGlobalName: 'mfe_a' }],
      { force: true },
    );
  });

  it('fetches the entry beside the bundles, with the integrity that the registry names', () => {
    federationRuntime.register('mfe-a', live);
    federationRuntime.register('mfe-a', live);
    const hints = document.head.querySelectorAll<HTMLLinkElement>(`link[href="${live}"]`);
    expect([...hints].map(({ rel, as, integrity }) => [rel, as, integrity])).toEqual([
      ['preload', 'script', 'sha384-v2'],
    ]);
  });

  it.each(['load', 'error'])('runs a bundle once; its %s is the end of it', async (event) => {
    const bundle = { url: `/remotes/mfe-a/v2/bundle.${event}.js`, integrity: 'sha384-bundle' };
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const both = Promise.all([federationRuntime.runBundle(bundle), federationRuntime.runBundle(bundle)]);
    expect(append).toHaveBeenCalledOnce();
    const script = append.mock.calls[0]?.[0] as HTMLScriptElement;
    expect([script.getAttribute('src'), script.integrity, script.crossOrigin]).toEqual([
      bundle.url,
      bundle.integrity,
      'anonymous',
    ]);
    script.dispatchEvent(new Event(event));
    await expect(both).resolves.toHaveLength(2);
    append.mockRestore();
  });

  it('says nothing of a shared module that cannot be had: the page that needs it will', async () => {
    moduleSystem.loadShare.mockRejectedValue(new Error('chunk is gone'));
    federationRuntime.fetchShared('@learn/ui/table');
    expect(moduleSystem.loadShare).toHaveBeenCalledWith('@learn/ui/table');
    await expect(moduleSystem.loadShare.mock.results[0]?.value).rejects.toThrow('chunk is gone');
  });

  it('gives the exposed manifest', async () => {
    const manifest = manifestOf('mfe-a');
    moduleSystem.loadRemote.mockResolvedValue({ default: manifest });
    await expect(federationRuntime.load('mfe-a')).resolves.toBe(manifest);
    expect(moduleSystem.loadRemote).toHaveBeenCalledWith('mfe-a/remote');
  });

  it('refuses a remote that exposes nothing', async () => {
    moduleSystem.loadRemote.mockResolvedValue(null);
    await expect(federationRuntime.load('mfe-a')).rejects.toThrow('mfe-a exposes no manifest');
  });
});

describe('entryIntegrity', () => {
  it.each([
    [origin + live, 'sha384-v2'],
    [`${origin}/remotes/mfe-a/v0/old.js`, 'sha384-old'],
    [`${origin}/remotes/mfe-a/v3/entry.js`, undefined],
    [`${origin}/remotes/mfe-b/v2/entry.js`, undefined],
  ])('of %s is %s', (url, integrity) => {
    expect(entryIntegrity(url)).toBe(integrity);
  });
});

it('lets the browser check the entry', () => {
  setErrorReporter(() => undefined);
  const { script, timeout } = integrityPlugin().createScript({ url: origin + live });
  expect(script.getAttribute('src')).toBe(origin + live);
  expect([script.integrity, script.crossOrigin]).toEqual(['sha384-v2', 'anonymous']);
  expect(timeout).toBeGreaterThan(0);
});
