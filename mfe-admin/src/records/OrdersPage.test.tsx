import { endpoints } from '@learn/contracts';
import { fakeNetwork, json, renderRemote, userProfile } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { orders } from '../testing/orders.ts';

await Promise.all(remote.pages.map(({ load }) => load()));

const user = userProfile({ has_vbv_admin_access: true });
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^Auswählen: ${name}`) });

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const calls = fakeNetwork(({ method }) => json(method === 'GET' ? orders : { changed: [orders[0]?.id] }));
  await renderRemote({ remote, address: '/vbv-admin/orders', user, parts: ['records'] });
  return calls;
}

test('several orders are confirmed with one reason; those that are so already are left out', async () => {
  const calls = await open();
  await userEvent.click(await box('Lena Keller'));
  await userEvent.click(await box('Marc Favre'));
  const bar = screen.getByRole('region', { name: 'Auswahl' });
  expect(within(bar).getByRole('status')).toHaveTextContent('2 ausgewählt');
  await userEvent.click(within(bar).getByRole('button', { name: '1 Bestellung bestätigen' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Zusammen CHF 900\.00/)).toBeVisible();
  expect(within(dialog).getByText('Lena Keller, Kurs')).toBeVisible();
  expect(within(dialog).queryByText('Marc Favre, Kurs')).toBeNull();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Begründung' }), 'Bezahlt');
  await userEvent.click(within(dialog).getByRole('button', { name: '1 Bestellung bestätigen' }));
  await waitFor(() =>
    expect(
      calls.find(({ method, address }) => method === 'PUT' && address === endpoints.changeOrders.path)?.body,
    ).toEqual({ ids: [orders[0]?.id], state: 'confirmed', reason: 'Bezahlt' }),
  );
  expect(await screen.findByText('1 Bestellung bestätigt.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull();
});

test('all are chosen at once, and let go of', async () => {
  await open();
  await userEvent.click(await box('Lena Keller'));
  await userEvent.click(screen.getByRole('button', { name: 'Alle 2 auswählen' }));
  expect(await box('Marc Favre')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
  expect(await box('Marc Favre')).not.toBeChecked();
});

test('a price that is typed and not confirmed does not come back', async () => {
  await open();
  const [reprice] = await screen.findAllByRole('button', { name: 'Preis berichtigen' });
  if (!reprice) throw new Error('no button');
  await userEvent.click(reprice);
  const price = await screen.findByLabelText('Preis in CHF');
  await userEvent.clear(price);
  await userEvent.type(price, '1.00');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(reprice);
  expect(await screen.findByLabelText('Preis in CHF')).toHaveValue('900.00');
});

test('the price that is corrected is the one of now, also when another tab has changed it', async () => {
  let price = 90_000;
  fakeNetwork(({ method }) => json(method === 'GET' ? orders.map((one) => ({ ...one, price })) : {}));
  await renderRemote({ remote, address: '/vbv-admin/orders', user, parts: ['records'] });
  expect((await screen.findAllByText(/900\.00/)).length).toBeGreaterThan(0);
  price = 45_000;
  const [reprice] = screen.getAllByRole('button', { name: 'Preis berichtigen' });
  if (!reprice) throw new Error('no button');
  await userEvent.click(reprice);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Begründung' }), 'Rabatt');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Preis berichtigen' }),
  );
  expect((await screen.findAllByText(/450\.00/)).length).toBeGreaterThan(0);
  const [again] = screen.getAllByRole('button', { name: 'Preis berichtigen' });
  if (!again) throw new Error('no button');
  await userEvent.click(again);
  expect(await screen.findByLabelText('Preis in CHF')).toHaveValue('450.00');
});
