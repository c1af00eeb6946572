import { failed, fakeNetwork, inlinedOperation, renderRemote, userProfile } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AdminWidgetsDocument } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { associationWidgets } from '../testing/overview.ts';

const user = userProfile({ has_vbv_admin_access: true });
const open = (widgets = associationWidgets) =>
  renderRemote({
    remote,
    address: '/vbv-admin',
    user,
    parts: ['overview'],
    operations: [inlinedOperation(AdminWidgetsDocument, {}, { admin_widgets: widgets })],
  });

afterEach(() => vi.unstubAllGlobals());

test('the widgets of the association with their links', async () => {
  await open();
  const people = await screen.findByRole('region', { name: 'Personen' });
  expect(within(people).getByRole('link', { name: 'Alle Personen' })).toHaveAttribute(
    'href',
    '/dashboard/persons',
  );
  expect(screen.getByRole('link', { name: 'Schnittstellen' })).toHaveAttribute('target', '_blank');
});

test('the navigation of the area says where one is', async () => {
  await open();
  const area = await screen.findByRole('navigation', { name: 'Verwaltung' });
  expect(within(area).getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
});

test('without widgets there is a sentence', async () => {
  await open([]);
  expect(await screen.findByText(/sobald es welche gibt/)).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await renderRemote({ remote, address: '/vbv-admin', user });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
