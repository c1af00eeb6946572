import { expect, test } from 'vitest';
import remote from './remote.ts';

test('every mount has a page and every page a mount', async () => {
  const { routes } = await remote.routes();
  const paths = routes.map((route) => 'path' in route && route.path);
  expect(paths).toEqual(remote.mounts.map(({ path }) => path));
});

test('every widget can be loaded', async () => {
  const modules = await Promise.all(remote.widgets.map((widget) => widget.load()));
  expect(modules.map(({ widget }) => typeof widget)).toEqual(['function', 'function']);
}, 30_000);

test('the three languages have the same texts', async () => {
  const [de, ...others] = await Promise.all(Object.values(remote.locales).map((load) => load()));
  for (const other of others) expect(stems(other.default)).toEqual(stems(de?.default));
});

function stems(texts: unknown, prefix = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [prefix.replace(/_(one|many|other)$/, '')];
  const keys = Object.entries(texts).flatMap(([key, value]) => stems(value, `${prefix}/${key}`));
  return [...new Set(keys)].sort();
}
