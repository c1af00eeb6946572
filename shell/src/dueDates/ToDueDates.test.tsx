import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { ToDueDates } from './ToDueDates.tsx';

it('takes the course session of the address along', async () => {
  const router = createMemoryRouter(
    [
      { path: '/course/:courseSlug/appointments', element: <ToDueDates /> },
      { path: '/dashboard/due-dates', element: <p>Termine</p> },
    ],
    { initialEntries: ['/course/vv/appointments?courseSessionId=s2'] },
  );
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/due-dates'));
  expect(router.state.location.search).toBe('?course=vv&courseSessionId=s2');
});
