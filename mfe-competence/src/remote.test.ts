import { expect, test } from 'vitest';
import remote from './remote.ts';

test('every page and widget can be loaded', async () => {
  const components = await Promise.all([...remote.pages, ...remote.widgets].map(({ load }) => load()));
  expect(components.map((component) => typeof component)).toEqual(components.map(() => 'function'));
}, 30_000);

test('the three languages have the same texts', async () => {
  const [de, ...others] = await Promise.all(['de', 'fr', 'it'].map(remote.locales));
  for (const other of others) expect(stems(other.default)).toEqual(stems(de?.default));
});

function stems(texts: unknown, prefix = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [prefix.replace(/_(one|many|other)$/, '')];
  const keys = Object.entries(texts).flatMap(([key, value]) => stems(value, `${prefix}/${key}`));
  return [...new Set(keys)].sort();
}
