import { courseSession, fakeNetwork, json } from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { courseRemotes, slug } from '../testing/fixtures.ts';
import { openShell } from '../testing/openShell.tsx';

const page = { registry: { remotes: courseRemotes } };

beforeEach(() => void fakeNetwork(() => json([])));
afterEach(() => vi.unstubAllGlobals());

it('says what was not found, and leads to the dashboard and to one’s own courses', async () => {
  const twice = [courseSession({ id: 's1' }), courseSession({ id: 's2' })];
  await openShell('/nowhere', { page: { ...page, courseSessions: twice } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Unter «/nowhere» gibt es keine Seite.');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zum Dashboard', '/'],
    ['Versicherungsvermittler/-in', `/course/${slug}/learn?courseSessionId=s1`],
  ]);
  expect(main.queryByRole('button')).not.toBeInTheDocument();
});

it('leads back to the former page', async () => {
  const { router } = await openShell('/first', { page });
  await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  await act(() => router.navigate('/second'));
  await userEvent.click(await screen.findByText('Zurück zur vorherigen Seite'));
  await waitFor(() => expect(window.location.pathname).toBe('/first'));
});

it('has no courses to offer to a person without any', async () => {
  await openShell('/nowhere', { page: { ...page, courseSessions: [] } });
  await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  expect(screen.queryByRole('heading', { name: 'Deine Kurse' })).not.toBeInTheDocument();
});
