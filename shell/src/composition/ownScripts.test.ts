import { copyBasePath } from '@learn/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { inertHtml, limitScripts, ownScript } from './ownScripts.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  '/remotes/mfe-a/v1/123.js',
  '/remotes/mfe-a/v1/src/hot.abc-1.js?reload=2',
  `${location.origin}/remotes/shell/v.2/bundle.0a1b.js`,
  `${copyBasePath}/remotes/shell/v1/main.8e38.js`,
  '/service-worker.js',
])('%s runs', (address) => {
  expect(ownScript(address)).toBe(address);
});

it.each([
  '/api/documents/files/1/',
  '/remotes/mfe-a/v1/../../../api/evil.js',
  '/remotes/mfe-a/release.json',
  '/remotes/evil.js',
  '/elsewhere/remotes/mfe-a/v1/123.js',
  'https://evil.example/remotes/mfe-a/v1/123.js',
  '//evil.example/remotes/mfe-a/v1/123.js',
  'data:text/javascript,alert(1)',
  `blob:${location.origin}/remotes/a/b/c.js`,
  'javascript:alert(1)',
])('%s does not', (address) => {
  expect(ownScript(address)).toBeUndefined();
});

it('HTML reaches the parser that runs nothing, and no element', () => {
  expect(inertHtml('<p>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>');
  expect(inertHtml('<p>', 'TrustedHTML', 'Element innerHTML')).toBeUndefined();
});

it('is the page’s default policy, which lets no text through as a script', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  limitScripts();
  expect(createPolicy.mock.calls).toEqual([
    ['default', { createScriptURL: ownScript, createHTML: inertHtml }],
  ]);
});

it('changes nothing in a browser without trusted types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(limitScripts).not.toThrow();
});
