import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../StartError.ts';
import { explainPooler, requireSessions } from './requireSessions.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

describe.runIf(url)('connections that', () => {
  let clients: [pg.Client, pg.Client];

  beforeAll(async () => {
    clients = [new pg.Client(url), new pg.Client(url)];
    for (const client of clients) await client.connect();
  });
  afterAll(async () => {
    for (const client of clients) await client.end();
  });

  it('have a session each are what the server needs, again and again', async () => {
    const [first, second] = clients;
    await requireSessions(first, second);
    await requireSessions(second, first);
  });

  it('a pooler puts into one session stop the start with a sentence', async () => {
    const [shared] = clients;
    await expect(requireSessions(shared, shared)).rejects.toThrow(/shares its sessions.*pool_mode = session/);
  });
});

it('a pooler that refuses our parameters is explained, and nothing else', () => {
  const refusal = Object.assign(new Error('unsupported startup parameter: options'), { code: '08P01' });
  expect(explainPooler(refusal)).toBeInstanceOf(StartError);
  const other = Object.assign(new Error('invalid message format'), { code: '08P01' });
  expect(explainPooler(other)).toBe(other);
});
