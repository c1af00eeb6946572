import { expect, it } from 'vitest';
import { knownOf, type Together } from './tried.ts';

const together = (project: string, versions: Readonly<Record<string, string>>): Together => ({
  project,
  versions: new Map(Object.entries(versions)),
});
const here = together('/here', { shell: 's2', 'mfe-a': 'a2', 'mfe-b': 'b2' });
const half = together('/here', { shell: 's2', 'mfe-a': 'a1', 'mfe-b': 'b2' });

it.each([
  ['nothing was tried', here, [], false, []],
  ['the same was tried', here, [here], true, ['mfe-a', 'mfe-b']],
  ['one remote is another', here, [half], false, ['mfe-b']],
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
