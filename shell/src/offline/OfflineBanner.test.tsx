import { $connection } from '@learn/platform';
import { setStore } from '@learn/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

afterEach(() => setStore($connection, 'online'));

it('says how old an offline copy is, and leads to the new page once there is a network', async () => {
  await renderPart(<OfflineBanner />, { page: { copiedAt: '2026-03-02T13:03:00.000Z' } });
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Diese Seite ist vom 02\.03\.2026, 14:03\. Neu laden$/);
  setStore($connection, 'offline');
  await expect.poll(() => status.textContent).toMatch(/^Du bist offline\..*14:03\./);
  expect(screen.queryByRole('link', { name: 'Neu laden' })).not.toBeInTheDocument();
});

it('says that there is no network, or no server, and what works all the same', async () => {
  await renderPart(<OfflineBanner />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  setStore($connection, 'offline');
  expect(await screen.findByText('Du bist offline.')).toBeVisible();
  expect(status).toHaveTextContent('Was geladen ist, kannst du weiterlesen');
  setStore($connection, 'unreachable');
  expect(await screen.findByText('Der Server antwortet gerade nicht.')).toBeVisible();
  setStore($connection, 'online');
  await expect.poll(() => status.textContent).toBe('');
});
