import { courseSession, renderRemote } from '@learn/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import { courseSlug } from '../testing/session.ts';

test('a profile begins with the learning path', async () => {
  await renderRemote({
    remote,
    address: `/course/${courseSlug}/profile/ana`,
    courseSessions: [courseSession()],
    routes: [
      { path: '/course/:courseSlug/profile/:userId/learning-path', element: <h1>Lernpfad</h1> },
      {
        path: '/course/:courseSlug/profile/:userId',
        lazy: async () => ({ Component: (await import('./ProfilePage.tsx')).ProfilePage }),
      },
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Lernpfad' })).toBeVisible();
});
