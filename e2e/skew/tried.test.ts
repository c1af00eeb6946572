import { expect, it } from 'vitest';
import { knownOf, type Next } from './tried.ts';

const together = (
  project: string,
  versions: Readonly<Record<string, string>>,
  contributors: Readonly<Record<string, readonly string[]>> = {},
): Next => ({
  project,
  versions: new Map(Object.entries(versions)),
  contributors: new Map(Object.entries(contributors)),
});
const here = together('/here', { shell: 's2', 'mfe-a': 'a2', 'mfe-b': 'b2' });
const half = together('/here', { shell: 's2', 'mfe-a': 'a1', 'mfe-b': 'b2' });

it.each([
  ['nothing was tried', here, [], false, []],
  ['the same was tried', here, [here], true, ['mfe-a', 'mfe-b']],
  ['one remote is another', here, [half], false, ['mfe-b']],
  [
    'a remote is the same, and one whose widgets stand on its pages is another',
    together('/here', { shell: 's2', 'mfe-a': 'a2', 'mfe-b': 'b2' }, { 'mfe-b': ['mfe-a'] }),
    [half],
    false,
    [],
  ],
  [
    'each remote is known, but not beside the other',
    here,
    [half, together('/here', { shell: 's2', 'mfe-a': 'a2', 'mfe-b': 'b1' })],
    false,
    ['mfe-a', 'mfe-b'],
  ],
  [
    'the shell is another',
    together('/here', { shell: 's1', 'mfe-a': 'a2', 'mfe-b': 'b2' }),
    [here],
    false,
    [],
  ],
  [
    'the server is another',
    together('/there', { shell: 's2', 'mfe-a': 'a2', 'mfe-b': 'b2' }),
    [here],
    false,
    [],
  ],
] as const)('%s', (_what, next, before, whole, remotes) => {
  expect(knownOf(next, before)).toEqual({ whole, remotes });
});
