import { setErrorReporter } from '@learn/platform/shell';
import { remoteEntry } from '@learn/testing';
import { expect, it, vi } from 'vitest';
import { courseRemotes, navigationEntry } from '../testing/fixtures.ts';
import { startShell } from '../testing/openShell.tsx';
import { reportUnknown } from './reportUnknown.ts';

const entry = navigationEntry('Neues', 'learningPath', 'learning-path', 1);

async function reportsOf(...remotes: readonly ReturnType<typeof remoteEntry>[]) {
  await startShell({ page: { registry: { remotes: [...courseRemotes, ...remotes] } } });
  const report = vi.fn();
  setErrorReporter(report);
  reportUnknown();
  return report.mock.calls.map(([error, facts]) => [(error as Error).message, facts]);
}

it('says nothing of remotes that name only what this shell knows', async () => {
  expect(await reportsOf()).toEqual([]);
});

it.each([
  ['action drive', { navigation: [{ ...entry, action: 'drive' }] }],
  ['place cellar', { navigation: [{ ...entry, place: 'cellar' }] }],
  ['icon rocket', { navigation: [{ ...entry, icon: 'rocket' }] }],
  ['link /moon', { navigation: [{ ...entry, path: '/moon' }] }],
  ['slot home.moon', { widgets: [{ slot: 'home.moon', id: 'MoonWidget', skeletonHeight: 100 }] }],
])('reports %s once with the version of its remote', async (unknown, sketch) => {
  const facts = { area: 'composition', remote: 'mfe-new@v2' };
  expect(await reportsOf(remoteEntry('mfe-new', sketch))).toEqual([
    [`This shell does not know ${unknown}`, facts],
  ]);
});
