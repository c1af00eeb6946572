import { expect, it } from 'vitest';
import { lastGoodVersions, namedVersions, previousVersion } from './releaseNames.ts';

const pointer = (live: string, history: string, canary?: string) => ({
  live,
  history: history.split(' ').map((version) => ({ version })),
  canary: canary === undefined ? undefined : { version: canary },
});

it.each<[string, ReturnType<typeof pointer>, string, string | undefined, string]>([
  ['a first version', pointer('a1', 'a1'), 'a1', undefined, 'a1'],
  ['the third version', pointer('a3', 'a3 a2 a1'), 'a3 a2 a1', 'a2', 'a3 a2'],
  ['a version that was rolled back to', pointer('a2', 'a2 a3 a2 a1'), 'a2 a1', 'a3', 'a2 a1 a3'],
  ['two rollbacks', pointer('a3', 'a3 a2 a3 a2 a1'), 'a3 a2 a1', 'a2', 'a3 a2'],
  ['a canary', pointer('a1', 'a1', 'a2'), 'a1', undefined, 'a1 a2'],
  ['a canary that was live before', pointer('a2', 'a2 a1', 'a1'), 'a2 a1', 'a1', 'a2 a1'],
  ['a history without the live version', pointer('a3', 'a2 a1'), 'a3 a2 a1', 'a2', 'a3 a2'],
])('%s', (_name, of, lastGood, previous, named) => {
  expect(lastGoodVersions(of).join(' ')).toBe(lastGood);
  expect(previousVersion(of)).toBe(previous);
  expect(namedVersions(of).join(' ')).toBe(named);
});
