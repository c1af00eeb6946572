import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createProcessDatabase } from '../testDatabase.ts';
import { killableServer } from './killableServer.ts';
import { createWriters } from './writers.ts';

test('a server that is killed while people write loses nothing that it acknowledged, and its database opens again', async () => {
  await using database = await createProcessDatabase();
  const writers = await createWriters(readConfig(database.env));
  const server = await killableServer(database.env);
  const typing = writers.type(server.url);
  await writers.confirmed(80);
  await server.kill();
  await typing;

  const restarted = await killableServer(database.env);
  expect((await fetch(`${restarted.url}/readyz`)).status).toBe(200);
  await restarted.kill();
  expect(await writers.findLost()).toEqual([]);
}, 180_000);
