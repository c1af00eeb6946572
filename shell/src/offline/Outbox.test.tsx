import { $connection, deliver } from '@learn/platform';
import { resetPerson, type Write } from '@learn/platform/shell';
import { fakeNetwork, json, setStore, userProfile } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { OfflineWatch } from './OfflineWatch.tsx';

afterEach(() => {
  setStore($connection, 'online');
  resetPerson();
  vi.unstubAllGlobals();
});

function writeOf(key: string, title: string): Write {
  return {
    key,
    area: 'answer',
    title,
    address: `/${key}`,
    request: { kind: 'rest', method: 'POST', path: `/api/${key}/`, body: {} },
  };
}

/** Opens the header of a person who does something without network. */
async function openWith(...titles: string[]): Promise<void> {
  await renderPart(<OfflineWatch />, { page: { user: userProfile() } });
  setStore($connection, 'offline');
  for (const [index, title] of titles.entries()) await deliver(writeOf(`w${index}`, title));
}

it('shows nothing while nothing waits', async () => {
  const { container } = await renderPart(<OfflineWatch />, { page: { user: userProfile() } });
  expect(container).toBeEmptyDOMElement();
});

it('says how much waits, lists it with its place, and says when all is sent', async () => {
  await openWith('Fallbeispiel', '');
  const pill = await screen.findByRole('button', { name: '2 Änderungen warten' });
  expect(screen.getByRole('status')).toHaveTextContent('2 Änderungen warten');
  await userEvent.click(pill);
  const list = await screen.findByRole('list', { name: 'Noch nicht gesendet' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: 'Fallbeispiel öffnen' })).toHaveAttribute('href', '/w0');
  expect(within(list).getByText('Änderung')).toBeVisible();
  const sent = fakeNetwork(() => json({}));
  setStore($connection, 'online');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Alles ist gesendet'));
  expect(sent.map(({ address }) => address)).toEqual(['/api/w0/', '/api/w1/']);
});

it('names a conflict and a refusal, and gives up what was refused', async () => {
  await openWith('Reflexion', 'Auftrag');
  fakeNetwork(({ address }) =>
    address === '/api/w0/'
      ? json({ code: 'version_conflict', message: '', details: { current: {} } }, 409)
      : json({ code: 'circle_locked', message: 'Der Circle ist gesperrt.' }, 422),
  );
  setStore($connection, 'online');
  await userEvent.click(await screen.findByRole('button', { name: '2 Änderungen brauchen dich' }));
  const list = await screen.findByRole('list', { name: 'Noch nicht gesendet' });
  expect(list).toHaveTextContent('Wurde inzwischen auch anderswo geändert.');
  expect(list).toHaveTextContent('Konnte nicht gespeichert werden. Der Circle ist gesperrt.');
  expect(within(list).queryByRole('button', { name: /nochmals senden/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Auftrag verwerfen' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(list, 'the button that had the focus is gone').toHaveFocus();
  expect(screen.queryByText(/Sobald wieder eine Verbindung da ist/)).not.toBeInTheDocument();
});

it('keeps what the server had a fault over, and sends it again when that is wanted', async () => {
  await openWith('Reflexion', 'Auftrag');
  fakeNetwork(({ address }) =>
    address === '/api/w0/' ? json({ code: 'internal_error', message: 'Ein Fehler.' }, 500) : json({}),
  );
  setStore($connection, 'online');
  await userEvent.click(await screen.findByRole('button', { name: '1 Änderung braucht dich' }));
  const list = await screen.findByRole('list', { name: 'Noch nicht gesendet' });
  expect(list).toHaveTextContent('Der Server konnte das gerade nicht speichern.');
  const sent = fakeNetwork(() => json({}));
  await userEvent.click(within(list).getByRole('button', { name: 'Reflexion nochmals senden' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Alles ist gesendet'));
  expect(sent).toMatchObject([{ address: '/api/w0/', body: {} }]);
});
