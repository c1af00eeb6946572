import { endpoints } from '@learn/contracts';
import { $pathname } from '@learn/platform';
import { failed, fakeNetwork, json, savedFiles } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { employed, open, reopen } from '../testing/newcomer.ts';
import { orderId, orderWith, productId, productWith, profileId } from '../testing/offer.ts';

afterEach(() => vi.unstubAllGlobals());

const address = '/onboarding/vv-de/checkout/address';
const user = { ...employed, chosen_profile: profileId };
const other = productWith({ id: '6f1c2a3e-0000-4000-8000-0000000000ff', title: 'Bern 2026', price: 99_950 });
const rest = (products = [productWith()]) => ({
  '/api/shop/products/?course_type=vv': products,
  '/api/shop/orders/': [orderWith()],
});

/** Takes everything. */
const network = (order = () => json(orderWith())) =>
  fakeNetwork(({ address: to, method, body }) => {
    if (to === endpoints.changeMe.path) return json({ ...user, ...(body as Partial<typeof user>) });
    if (to === endpoints.createOrder.path && method === 'POST') return order();
    return json([orderWith()]);
  });

const ordersIn = (sent: ReturnType<typeof fakeNetwork>) =>
  sent.filter(({ address: to, method }) => to === endpoints.createOrder.path && method === 'POST');

async function fill() {
  await userEvent.type(await screen.findByLabelText('Strasse'), 'Lindenweg');
  await userEvent.type(screen.getByLabelText('Nummer'), '3a');
  await userEvent.type(screen.getByLabelText('PLZ'), '8400');
  await userEvent.type(screen.getByLabelText('Ort'), ' Winterthur ');
}

const submit = () => screen.getByRole('button', { name: 'Kostenpflichtig bestellen' });

describe('an order', () => {
  test('asks for street and place only, keeps them in the profile, and is placed once', async () => {
    const sent = network();
    await open(address, { user, rest: rest() });
    expect(await screen.findByText(/^CHF\s1.450\.00$/)).toBeVisible();
    await fill();
    await userEvent.dblClick(submit());
    await waitFor(() => expect($pathname.get()).toBe('/onboarding/vv-de/checkout/complete'));
    const place = {
      street: 'Lindenweg',
      street_number: '3a',
      postal_code: '8400',
      city: 'Winterthur',
      country: 'CH',
    };
    expect(sent[0]).toMatchObject({ body: { invoice_address: 'prv', ...place } });
    expect(ordersIn(sent).map(({ body }) => body)).toEqual([
      {
        product_id: productId,
        invoice_address: { name: 'Nora Neu', ...place },
        idempotency_key: expect.any(String),
      },
    ]);
  });

  test('that was lost on its way is the same order when it is sent again', async () => {
    const answers = [failed(503), json(orderWith())];
    const sent = network(() => answers.shift() ?? failed(500));
    await open(address, { user, rest: rest() });
    await fill();
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(submit());
    await waitFor(() => expect($pathname.get()).toBe('/onboarding/vv-de/checkout/complete'));
    const [first, second] = ordersIn(sent).map(
      ({ body }) => (body as { idempotency_key: string }).idempotency_key,
    );
    expect(second).toBe(first);
  });

  test('of several sessions is of the chosen one', async () => {
    const sent = network();
    await open(address, { user, rest: rest([productWith(), other]) });
    await fill();
    await userEvent.click(submit());
    expect(await screen.findByText('Wähle eine Durchführung.')).toBeVisible();
    expect(ordersIn(sent)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Bern 2026/ }));
    await userEvent.click(submit());
    await waitFor(() => expect(ordersIn(sent)).toMatchObject([{ body: { product_id: other.id } }]));
  });

  test('of a product of the shop has it chosen', async () => {
    await open(`${address}?product=${other.id}`, { user, rest: rest([productWith(), other]) });
    expect(await screen.findByRole('radio', { name: /Bern 2026/ })).toBeChecked();
  });

  test('of a product of the shop is not of one that was chosen before and left, but of one that is chosen after', async () => {
    const sent = network();
    const products = rest([productWith(), other]);
    const { unmount } = await open(address, { user, rest: products });
    await userEvent.click(await screen.findByRole('radio', { name: /Zürich 2026/ }));
    unmount();
    await reopen(`${address}?product=${other.id}`, { user, rest: products });
    expect(await screen.findByRole('radio', { name: /Bern 2026/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Zürich 2026/ }));
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(ordersIn(sent)).toMatchObject([{ body: { product_id: productId } }]));
  });

  test('of another product than the one that was lost on its way is another order', async () => {
    const answers = [failed(503), json(orderWith())];
    const sent = network(() => answers.shift() ?? failed(500));
    await open(address, { user, rest: rest([productWith(), other]) });
    await userEvent.click(await screen.findByRole('radio', { name: /Zürich 2026/ }));
    await fill();
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Bern 2026/ }));
    await userEvent.click(submit());
    await waitFor(() => expect($pathname.get()).toBe('/onboarding/vv-de/checkout/complete'));
    const [first, second] = ordersIn(sent).map(
      ({ body }) => body as { product_id: string; idempotency_key: string },
    );
    expect(second?.product_id).toBe(other.id);
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
  });

  test('goes to the employer, with their name and address', async () => {
    const sent = network();
    await open(address, { user, rest: rest() });
    await userEvent.click(await screen.findByRole('radio', { name: 'meinen Arbeitgeber' }));
    expect(screen.getByLabelText('Name des Arbeitgebers')).toHaveValue('Seetal Versicherungen AG');
    await fill();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(ordersIn(sent)).toMatchObject([
        { body: { invoice_address: { name: 'Seetal Versicherungen AG', city: 'Winterthur' } } },
      ]),
    );
    expect(sent[0]).toMatchObject({ body: { invoice_address: 'org', organisation_city: 'Winterthur' } });
  });

  test('with an incomplete address says so at each field', async () => {
    const sent = network();
    await open(address, { user, rest: rest() });
    await userEvent.type(await screen.findByLabelText('PLZ'), '84');
    await userEvent.click(submit());
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Gib die Strasse ein.',
      'Schweizer Postleitzahlen haben vier Ziffern.',
      'Gib den Ort ein.',
    ]);
    expect(screen.getByLabelText('Strasse')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('that the server refuses says why', async () => {
    network(() =>
      failed(400, {
        code: 'validation_failed',
        fields: [{ field: 'product_id', messages: ['Ungültiger Wert.'] }],
      }),
    );
    await open(address, { user, rest: rest([productWith(), other]) });
    await userEvent.click(await screen.findByRole('radio', { name: /Bern 2026/ }));
    await fill();
    await userEvent.click(submit());
    expect(await screen.findByText('Ungültiger Wert.')).toBeVisible();
  });

  test('is of no course in which the profile cannot be taken', async () => {
    await open(address, {
      user,
      rest: rest([productWith(), productWith({ id: 'x', title: 'Anderer', profile_ids: ['p'] })]),
    });
    expect(await screen.findByText('Versicherungsvermittler/-in, Zürich 2026')).toBeVisible();
    expect(screen.queryByText('Anderer')).not.toBeInTheDocument();
  });
});

describe('the confirmation', () => {
  const ordered = '/onboarding/vv-de/checkout/complete';

  test('shows the order, the way to the course and the invoice', async () => {
    const saved = savedFiles();
    const sent = fakeNetwork(
      () =>
        new Response('%PDF', {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': 'attachment; filename="Rechnung 1042.pdf"',
          },
        }),
    );
    await open(`${ordered}?order=${orderId}`, { user, rest: rest() });
    expect(await screen.findByText('bestätigt')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Lernpfad' }).getAttribute('href')).toMatch(
      /^\/course\/versicherungsvermittler-in\/learn\?courseSessionId=/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rechnung 1042 (PDF)' }));
    expect(await screen.findByText('Die Rechnung liegt bei deinen Downloads.')).toBeVisible();
    expect(sent.map(({ address: to }) => to)).toEqual([`/api/shop/orders/${orderId}/invoice/`]);
    expect(saved).toHaveLength(1);
  });

  test('of an order that waits says so, and opens nothing yet', async () => {
    const waiting = { ...rest(), '/api/shop/orders/': [orderWith({ state: 'pending', confirmed_at: null })] };
    await open(ordered, { user, rest: waiting });
    expect(await screen.findByText('wartet auf Bestätigung')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Zum Lernpfad' })).not.toBeInTheDocument();
  });

  test('leads where the person wanted to go at first', async () => {
    await open(`${ordered}?next=%2Fmessages`, { user, rest: rest() });
    expect(await screen.findByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/messages');
  });

  test('without an order leads to what is left to do', async () => {
    await open(ordered, { user, rest: { ...rest(), '/api/shop/orders/': [] } });
    await waitFor(() => expect($pathname.get()).toBe(address));
  });
});
