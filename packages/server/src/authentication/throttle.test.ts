import { endpoints } from '@learn/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import type { AppError } from '../errors.ts';
import { hashPassword } from './password.ts';
import { loginAttempts } from './tables.ts';
import { countLoginAttempt, forgetLoginAttempts, type LoginOrigin } from './throttle.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { TRUST_PROXY: 1 } });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(loginAttempts);
});

/** Makes the attempts one after the other. @returns how many were allowed before the first that was not */
async function allowed(origins: readonly LoginOrigin[]): Promise<number> {
  for (const [index, origin] of origins.entries()) {
    try {
      await countLoginAttempt(server.db, origin);
    } catch (error) {
      expect((error as AppError).code).toBe('too_many_requests');
      return index;
    }
  }
  return origins.length;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const everybodyFrom = (address: string, count: number) =>
  numbers(count).map((number) => ({ username: `person-${number}`, address }));
const fromEverywhere = (username: string, count: number) =>
  numbers(count).map((number) => ({ username, address: `198.51.100.${number}` }));

describe('attempts to log in', () => {
  it('are held up from the 51st of an address on, whatever the names', async () => {
    expect(await allowed(everybodyFrom('192.0.2.1', 60))).toBe(50);
    expect(await allowed([{ username: 'new', address: '192.0.2.1' }])).toBe(0);
    expect(await allowed([{ username: 'new', address: '192.0.2.2' }])).toBe(1);
  });

  it('are held up from the 21st with a name on, wherever they come from', async () => {
    expect(await allowed(fromEverywhere('lena', 30))).toBe(20);
    expect(await allowed([{ username: 'lena', address: '192.0.2.1' }])).toBe(0);
    expect(await allowed([{ username: 'marco', address: '192.0.2.1' }])).toBe(1);
  });

  it('of one address do not lock a person out everywhere', async () => {
    for (const origin of numbers(30).map(() => ({ username: 'lena', address: '192.0.2.1' }))) {
      await allowed([origin]);
    }
    expect(await allowed([{ username: 'lena', address: '192.0.2.1' }])).toBe(0);
    expect(await allowed([{ username: 'lena', address: '192.0.2.2' }])).toBe(1);
    expect(await allowed([{ username: 'marco', address: '192.0.2.1' }])).toBe(1);
  });

  it('that succeed do not count', async () => {
    for (const origin of [...everybodyFrom('192.0.2.1', 55), ...fromEverywhere('lena', 25)]) {
      expect(await allowed([origin])).toBe(1);
      await forgetLoginAttempts(server.db, origin);
    }
    expect(await allowed(everybodyFrom('192.0.2.1', 60))).toBe(50);
  });

  it('are not paid for by logging in with an account of one’s own', async () => {
    const own = { username: 'own', address: '192.0.2.1' };
    expect(await allowed(everybodyFrom('192.0.2.1', 49))).toBe(49);
    expect(await allowed([own])).toBe(1);
    await forgetLoginAttempts(server.db, own);
    expect(await allowed(everybodyFrom('192.0.2.1', 2))).toBe(1);
  });

  it('of an address that may make no more leave no trace, whatever the names', async () => {
    await allowed(everybodyFrom('192.0.2.1', 50));
    const rows = await server.db.$count(loginAttempts);
    for (const name of numbers(10)) {
      expect(await allowed([{ username: `made-up-${name}`, address: '192.0.2.1' }])).toBe(0);
    }
    expect(await server.db.$count(loginAttempts)).toBe(rows);
  });

  it('are forgotten when they count no more, without any login', async () => {
    await allowed([...everybodyFrom('192.0.2.1', 40), ...everybodyFrom('192.0.2.2', 5)]);
    const over = sql`now() - interval '15 minutes 1 second'`;
    await server.db.update(loginAttempts).set({ windowStartedAt: over });
    await allowed([{ username: 'lena', address: '192.0.2.3' }]);
    expect(await server.db.$count(loginAttempts)).toBe(3);
  });

  it('are allowed again when 15 minutes have passed', async () => {
    await allowed([...everybodyFrom('192.0.2.1', 51), ...fromEverywhere('lena', 21)]);
    await server.db
      .update(loginAttempts)
      .set({ windowStartedAt: sql`now() - interval '15 minutes 1 second'` });
    expect(await allowed([{ username: 'lena', address: '192.0.2.1' }])).toBe(1);
  });
});

describe('POST /api/core/login/ behind a proxy', () => {
  const login = (username: string, password: string, forwarded: string) =>
    server.visit().post(endpoints.login.path, { username, password }, { 'x-forwarded-for': forwarded });

  it('counts by the address that the proxy saw, not by one that the visitor wrote', async () => {
    const { username } = await createPerson(server.db, {
      firstName: 'Lena',
      passwordHash: await hashPassword('richtig'),
    });
    for (const number of numbers(5)) {
      const answer = await login(username, 'falsch', `203.0.113.${number}, 192.0.2.1`);
      expect(answer.statusCode).toBe(401);
    }
    const sixth = await login(username, 'richtig', '203.0.113.99, 192.0.2.1');
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(880);
    expect((await login(username, 'richtig', '192.0.2.2')).statusCode).toBe(200);
  });

  it('refuses also the right password of a name or an address with too many attempts', async () => {
    const { username } = await createPerson(server.db, {
      firstName: 'Lena',
      passwordHash: await hashPassword('richtig'),
    });
    await allowed(fromEverywhere(username, 20));
    expect((await login(username, 'richtig', '192.0.2.1')).statusCode).toBe(429);
    await server.db.delete(loginAttempts);
    await allowed(everybodyFrom('192.0.2.1', 50));
    expect((await login(username, 'richtig', '192.0.2.1')).statusCode).toBe(429);
  });
});
