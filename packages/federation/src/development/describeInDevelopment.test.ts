import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localeFiles, temporaryFolder, writeFiles } from '../testing/temporaryFolder.ts';
import { describeInDevelopment } from './describeInDevelopment.ts';

const nodeModules = path.resolve(import.meta.dirname, '../../../../node_modules');

const manifest = (
  pagePath: string,
) => `import { contractVersion, defineRemote, page } from '@learn/contracts';
export default defineRemote({
  name: 'mfe-tiny', titleKey: 'title', contractVersion, navigation: [], widgets: [],
  pages: [page({ path: '${pagePath}', load: () => import('./Page.tsx').then((module) => module.Page),
    data: { operations: [{ name: 'Tiny', variables: {} }] } })],
  locales: (file) => import(\`./locales/\${file}.json\`),
});
`;

it('describes a manifest as it is now, in a version whose first part stands for all but operations', async () => {
  const folder = path.join(await temporaryFolder(), 'mfe-tiny');
  await mkdir(folder);
  await symlink(nodeModules, path.join(folder, 'node_modules'));
  await writeFiles(folder, {
    'package.json': { name: 'mfe-tiny', type: 'module' },
    'src/remote.ts': manifest('/tiny'),
    'src/tiny.graphql': 'query Tiny { courses { id } }',
    ...localeFiles({ title: 'Klein' }),
  });
  const describe = () => describeInDevelopment({ folder, entry: 'entry.js' });
  const first = await describe();
  expect(first.mounts.map((mount) => mount.path)).toEqual(['/tiny']);
  expect(first.files).toEqual([{ path: 'entry.js', bytes: 0, integrity: '' }]);
  expect(first.server).toBeUndefined();

  await writeFiles(folder, { 'src/tiny.graphql': 'query Tiny { courses { id title } }' });
  const [part, whole] = (await describe()).version.split('-');
  expect([part, whole === undefined]).toEqual([first.version.split('-')[0], false]);
  expect(whole).not.toBe(first.version.split('-')[1]);

  await writeFiles(folder, { 'src/remote.ts': manifest('/small') });
  const moved = await describe();
  expect(moved.mounts.map((mount) => mount.path)).toEqual(['/small']);
  expect(moved.version.split('-')[0]).not.toBe(part);

  await writeFiles(folder, { 'src/remote.ts': manifest('/small').replace('titleKey: ', 'titleKey: 1 +') });
  await expect(describe()).rejects.toThrow('No text for 1title in de.json');
}, 30_000);
