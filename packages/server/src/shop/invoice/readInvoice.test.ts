import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../test/factories.ts';
import { readAloud } from '../../../test/pdf/readAloud.ts';
import { readQrCode } from '../../../test/pdf/readQrCode.ts';
import { createNewcomer, createProduct, invoiceAddress } from '../../../test/shopWorld.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { orders } from '../tables.ts';

let server: TestServer;
let vv: Cast;

beforeAll(async () => {
  server = await startTestServer();
  vv = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

/** An order of a newcomer, who is logged in. */
async function order(change: Partial<typeof invoiceAddress> = {}) {
  const { client, person } = await createNewcomer(server);
  const product = await createProduct(server.db, vv);
  const answer = await client.post(endpoints.createOrder.path, {
    product_id: product.id,
    invoice_address: { ...invoiceAddress, ...change },
    idempotency_key: randomUUID(),
  });
  return { client, person, placed: answer.json() };
}

describe('GET /api/shop/orders/:id/invoice/', () => {
  it('is a PDF with the QR bill of the order, under its number', async () => {
    const { client, placed } = await order();
    const answer = await client.get(placed.invoice_url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(
      `filename="Rechnung ${placed.invoice_number}.pdf"`,
    );
    const payload = await readQrCode(answer.rawPayload);
    expect(payload).toContain('1450.00\nCHF\nS\nNoe Muster\nLindenweg\n3a\n8400\nWinterthur\nCH\nQRR\n');
    expect(payload).toContain(`Rechnung ${placed.invoice_number}, Platz`);
  });

  it('shows a script in a name as text', async () => {
    const name = '<script>alert(1)</script>';
    const { client, placed } = await order({ name });
    const spoken = await readAloud((await client.get(placed.invoice_url)).rawPayload);
    expect(spoken).toContainEqual(['P', name]);
  });

  it('is for the person and for admins; for others it does not exist', async () => {
    const { placed } = await order();
    const admin = await server.login(vv.people.admin.username);
    expect((await admin.get(placed.invoice_url)).statusCode).toBe(200);
    const { client: other } = await createNewcomer(server);
    expect((await other.get(placed.invoice_url)).statusCode).toBe(404);
    expect((await server.visit().get(placed.invoice_url)).statusCode).toBe(401);
  });

  it('goes with the cancellation', async () => {
    const { client, placed } = await order();
    await server.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, placed.id));
    expect((await client.get(placed.invoice_url)).statusCode).toBe(404);
    expect((await client.get(endpoints.orders.path)).json()).toMatchObject([{ invoice_url: null }]);
  });

  it('has a number of its own', async () => {
    const numbers = [(await order()).placed.invoice_number, (await order()).placed.invoice_number];
    expect(numbers[0]).toBeGreaterThan(1000);
    expect(numbers[1]).toBeGreaterThan(numbers[0]);
  });
});
