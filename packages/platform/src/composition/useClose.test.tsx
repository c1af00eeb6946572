import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $history } from '../stores/location.ts';
import { setStore } from '../testing/setStore.ts';
import { useClose } from './useClose.ts';

const session = vi.hoisted(() => ({ actions: [] as string[] }));
const live = vi.hoisted(() => ({ cockpit: true }));
vi.mock('../stores/useCourseSession.ts', () => ({ useCourseSession: () => session }));
vi.mock('./useLinks.ts', () => ({
  useLinks: () => ({
    cockpit: () => (live.cockpit ? '/cockpit' : undefined),
    learningMentor: () => '/learning-mentor',
    persons: () => '/persons',
  }),
}));

beforeEach(() => {
  setStore($history, []);
  live.cockpit = true;
});
afterEach(() => window.history.replaceState(null, ''));

function Page() {
  return (
    <button type="button" onClick={useClose()}>
      close
    </button>
  );
}

async function closeAfter(entries: readonly string[]) {
  const router = createMemoryRouter(
    [
      { path: '/profile', element: <Page /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: [...entries, '/profile'],
    },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'close' }));
  return router.state.location.pathname;
}

it.each([
  [['expert-cockpit'], '/cockpit'],
  [['is_learning_mentor'], '/learning-mentor'],
  [['learning-path'], '/persons'],
])('without a page before, who has %j is led to %s', async (actions, expected) => {
  session.actions = actions;
  expect(await closeAfter([])).toBe(expected);
});

it('leads on where no live remote has that page', async () => {
  session.actions = ['expert-cockpit'];
  live.cockpit = false;
  expect(await closeAfter([])).toBe('/persons');
});

it('goes back to the page before', async () => {
  session.actions = ['expert-cockpit'];
  setStore($history, ['/before', '/profile']);
  expect(await closeAfter(['/before'])).toBe('/before');
});
