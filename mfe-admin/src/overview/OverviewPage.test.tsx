import { failed, fakeNetwork, json, renderRemote } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { admin, ids } from '../testing/area.ts';
import { areaAnswers, openArea } from '../testing/openArea.ts';

afterEach(() => vi.unstubAllGlobals());

test('the widgets of the association with their links', async () => {
  await openArea('/vbv-admin');
  const people = await screen.findByRole('region', { name: 'Personen' });
  expect(within(people).getByRole('link', { name: 'Alle Personen' })).toHaveAttribute(
    'href',
    '/dashboard/persons',
  );
  expect(screen.getByRole('link', { name: 'Schnittstellen' })).toHaveAttribute('target', '_blank');
});

test('the navigation of the area says where one is', async () => {
  await openArea('/vbv-admin');
  const area = await screen.findByRole('navigation', { name: 'Verwaltung' });
  expect(within(area).getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
});

test('figures lead to what they count, and what waits does so while something waits', async () => {
  await openArea('/vbv-admin');
  expect(await screen.findByRole('link', { name: 'Alle laufenden' })).toHaveAttribute(
    'href',
    '/vbv-admin/sessions?state=running',
  );
  expect(screen.getByRole('link', { name: 'Jetzt bestätigen' })).toBeVisible();
});

test('the search finds sessions, and stands in the address', async () => {
  await openArea('/vbv-admin');
  const found = {
    persons: [],
    courses: [],
    sessions: [{ id: ids.session, title: 'Bern', subtitle: 'Kurs' }],
    organisations: [],
  };
  fakeNetwork(({ address }) => json(address.startsWith('/api/admin/search/') ? found : areaAnswers[address]));
  await userEvent.type(await screen.findByRole('searchbox'), 'bern{Enter}');
  expect(await screen.findByText('1 Treffer zu «bern»')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bern' })).toHaveAttribute(
    'href',
    `/vbv-admin/sessions/${ids.session}`,
  );
  expect(screen.getByText('/vbv-admin?search=bern')).toBeInTheDocument();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await renderRemote({ remote, address: '/vbv-admin', user: admin });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
