import { failed, fakeNetwork, json } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as area from '../testing/area.ts';
import { openArea } from '../testing/openArea.ts';

afterEach(() => vi.unstubAllGlobals());

test('a widget that somebody else has deleted goes from the list after the refusal', async () => {
  const calls = fakeNetwork(({ method }) =>
    method === 'DELETE' ? failed(404, { code: 'not_found' }) : json(area.widgets.slice(1)),
  );
  await openArea('/vbv-admin/widgets');
  await screen.findByText('Alle Personen');
  await userEvent.click(screen.getAllByRole('button', { name: /Löschen/ })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(screen.queryByText('Alle Personen')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
