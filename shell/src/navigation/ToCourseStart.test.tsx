import { courseSession } from '@learn/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { courseRemotes, slug } from '../testing/fixtures.ts';
import { openShell } from '../testing/openShell.tsx';

it.each([
  ['a participant', ['learning-path', 'media-library', 'competence-navi'], `/course/${slug}/learn`],
  ['an expert', ['expert-cockpit', 'preview'], `/course/${slug}/cockpit`],
  ['a mentor', ['learning-mentor'], `/course/${slug}/learning-mentor`],
  ['who sees the course in preview only', ['preview'], `/course/${slug}/learn`],
  ['who has no page in it', ['appointments'], '/'],
])('the address of a course leads %s to where it begins for them', async (_, actions, expected) => {
  const { router } = await openShell(`/course/${slug}/`, {
    page: { courseSessions: [courseSession({ actions })], registry: { remotes: courseRemotes } },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(expected));
});

it('of a course that is not theirs is not found', async () => {
  const { router, findByRole } = await openShell('/course/another', {
    page: { registry: { remotes: courseRemotes } },
  });
  expect(await findByRole('heading', { level: 1 })).toHaveTextContent(/nicht gefunden|gibt es nicht/i);
  expect(router.state.location.pathname).toBe('/course/another');
});
