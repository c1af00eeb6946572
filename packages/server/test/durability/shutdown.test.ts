import { endpoints } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '../sockets.ts';
import { createProcessDatabase, type ProcessDatabase } from '../testDatabase.ts';
import { askWhileEnding, outcomeOf } from './askWhileEnding.ts';
import { killableServer } from './killableServer.ts';

let database: ProcessDatabase;

beforeEach(async () => {
  database = await createProcessDatabase();
});

afterEach(() => database[Symbol.asyncDispose]());

describe('a server that is told to end', () => {
  test('answers everybody who reached it, says first that it is not ready, and is refused afterwards', async () => {
    const server = await killableServer({ ...database.env, SHUTDOWN_DELAY: '2' });
    const slow = await openConnection(server.url);
    const body = '{"username":"a","password":"b"}';
    slow.socket.write(
      `POST ${endpoints.me.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n{`,
    );

    // A busy machine may keep this process waiting longer than the server waits for a connection that asks nothing, so none
    // asks near the end; benchmarks/shutdown.ts asks until it is refused.
    const { outcomes, ready, exitCode } = await askWhileEnding(server, {
      asking: 50,
      whenRefused: () => slow.socket.write(body.slice(1)),
    });
    expect(await outcomeOf(slow)).toMatch(/^HTTP\/1.1 (403|405|401) /);
    expect(new Set(outcomes)).toEqual(new Set(['HTTP/1.1 200 OK', 'HTTP/1.1 401 Unauthorized']));
    expect(new Set(ready)).toEqual(new Set([503]));
    expect(exitCode).toBe(0);
  }, 180_000);

  test('breaks off what does not end within its limit', async () => {
    const server = await killableServer({ ...database.env, SHUTDOWN_LIMIT: '0.5' });
    const endless = await openConnection(server.url);
    endless.socket.write(
      `POST ${endpoints.login.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.end()).toBe(0);
    expect(await outcomeOf(endless)).toMatch(/no answer|ECONNRESET/);
  }, 180_000);
});
