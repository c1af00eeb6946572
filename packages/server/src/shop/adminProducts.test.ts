import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import { createNewcomer, invoiceAddress } from '../../test/shopWorld.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

let server: TestServer;
let cast: Cast;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const productOf = (change: object = {}) => ({
  code: `place-${randomUUID()}`,
  course_session_id: cast.session.id,
  titles: { de: 'Platz', fr: 'Place' },
  descriptions: { de: 'Mit Prüfung' },
  price: 145_000,
  active: true,
  position: 0,
  ...change,
});
const create = (change?: object) => admin.post(endpoints.createProduct.path, productOf(change));
const change = (productId: string, body: object) =>
  admin.put(fillPath(endpoints.changeProduct.path, { productId }) ?? '', body);

it('is on sale at once, and orders keep the price of their time', async () => {
  const created = (await create()).json();
  expect(created).toMatchObject({
    titles: { de: 'Platz', fr: 'Place', it: 'Platz' },
    on_sale: true,
    order_count: 0,
  });
  const { client } = await createNewcomer(server);
  const ordered = await client.post(endpoints.createOrder.path, {
    product_id: created.id,
    invoice_address: invoiceAddress,
    idempotency_key: randomUUID(),
  });
  const changed = (await change(created.id, { price: 200_000 })).json();
  expect(changed).toMatchObject({ price: 200_000, order_count: 1, titles: created.titles });
  const [own] = (await client.get(endpoints.orders.path)).json();
  expect([ordered.json().price, own.price]).toEqual([145_000, 145_000]);
});

it('is not offered any more once it is switched off', async () => {
  const { id } = (await create()).json();
  expect((await change(id, { active: false })).json()).toMatchObject({ active: false, on_sale: false });
  const list = (await admin.get(`${endpoints.adminProducts.path}?active=false`)).json();
  expect(list.map((one: { id: string }) => one.id)).toContain(id);
});

it.each([
  [{ price: -1 }, 'price'],
  [{ price: 1.5 }, 'price'],
  [{ titles: { de: '' } }, 'titles.de'],
  [{ code: 'mit leerschlag' }, 'code'],
  [{ course_session_id: randomUUID() }, 'course_session_id'],
])('is refused with %o', async (wrong, field) => {
  expect((await create(wrong)).json().fields).toMatchObject([{ field }]);
});

it('has a code of its own', async () => {
  const { code } = (await create()).json();
  expect((await create({ code })).json().fields).toEqual([
    { field: 'code', messages: ['Das gibt es schon.'] },
  ]);
});
