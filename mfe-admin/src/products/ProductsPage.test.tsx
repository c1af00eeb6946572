import { fakeNetwork, json, renderRemote, restartDrafts, userProfile } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { ids } from '../testing/area.ts';
import type { AdminProduct } from './useProducts.ts';

await Promise.all(remote.pages.map(({ load }) => load()));

beforeEach(() => {
  restartDrafts();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const product: AdminProduct = {
  id: ids.content,
  code: 'vv-de',
  title: 'Lehrgang',
  titles: { de: 'Lehrgang', fr: 'Formation', it: 'Formazione' },
  descriptions: { de: '', fr: '', it: '' },
  price: 90_000,
  active: true,
  on_sale: true,
  position: 0,
  order_count: 2,
  course_session: { id: ids.session, title: 'Bern', course_title: 'Kurs', course_type: 'vv' },
  profiles: [],
  course_options: [],
};

test('of a product only what was changed is sent, the price in Rappen', async () => {
  const calls = fakeNetwork(({ method }) => json(method === 'GET' ? [product] : product));
  const user = userProfile({ has_vbv_admin_access: true });
  await renderRemote({ remote, address: '/vbv-admin/products', user, parts: ['products'] });
  await userEvent.click((await screen.findAllByRole('button', { name: /Lehrgang/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const price = dialog.getByLabelText(/^Preis/);
  await userEvent.clear(price);
  await userEvent.type(price, '950.50');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ price: 95_050 }]);
});
