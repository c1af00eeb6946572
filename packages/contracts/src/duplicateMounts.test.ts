import { expect, it } from 'vitest';
import { duplicateMounts } from './duplicateMounts.ts';

const owner = (name: string, ...paths: readonly string[]) => ({
  name,
  mounts: paths.map((path) => ({ path })),
});

it('names each mount whose addresses are taken, whatever its parameters are called', () => {
  const owners = [
    owner('shell', '/', '/profile'),
    owner('mfe-a', '/course/:slug/notes', '/course/:courseSlug/notes', '/course/:slug'),
    owner('mfe-b', '/profile', '/course/:slug/notes/*'),
  ];
  expect(duplicateMounts(owners)).toEqual([
    { path: '/course/:courseSlug/notes', owner: 'mfe-a', takenBy: 'mfe-a', index: 1 },
    { path: '/profile', owner: 'mfe-b', takenBy: 'shell', index: 0 },
  ]);
});
