import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { endpoints } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openConnection, type RawConnection } from '../sockets.ts';
import { killableServer } from './killableServer.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-shutdown-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const ask = (address: string) => `GET ${address} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** First line of the answer, or what went wrong. */
async function outcomeOf({ received }: RawConnection): Promise<string> {
  return received.then(
    (text) => text.split('\r\n')[0] || 'no answer',
    (error: Error) => error.message,
  );
}

describe('a server that is told to end', () => {
  test('answers everybody who reached it, says first that it is not ready, and is refused afterwards', async () => {
    const server = await killableServer({ DATA_DIR: folder, SHUTDOWN_DELAY: '1' });
    const slow = await openConnection(server.url);
    const body = '{"username":"a","password":"b"}';
    slow.socket.write(
      `POST ${endpoints.me.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n{`,
    );

    const outcomes: Promise<string>[] = [];
    const ready: number[] = [];
    let ended: Promise<number | null> | undefined;
    // Every connection asks some milliseconds after it was opened, so that some of them are open when the listener closes.
    for (let count = 0; ; count += 1) {
      const connection = await openConnection(server.url).catch(() => undefined);
      if (connection === undefined) break;
      outcomes.push(outcomeOf(connection));
      setTimeout(() => {
        connection.socket.write(
          ask(count % 10 === 9 ? endpoints.me.path : '/healthz').replace(
            '\r\n\r\n',
            '\r\nconnection: close\r\n\r\n',
          ),
        );
      }, count % 20);
      if (count === 20) ended = server.end();
      if (count > 20 && count % 10 === 0) {
        const answer = await fetch(`${server.url}/readyz`).catch(() => undefined);
        if (answer !== undefined) ready.push(answer.status);
      }
      await after(2);
    }
    slow.socket.write(body.slice(1));
    expect(await outcomeOf(slow)).toMatch(/^HTTP\/1.1 (403|405|401) /);
    const seen = new Set(await Promise.all(outcomes));
    expect(seen).toEqual(new Set(['HTTP/1.1 200 OK', 'HTTP/1.1 401 Unauthorized']));
    expect(outcomes.length).toBeGreaterThan(50);
    expect(new Set(ready)).toEqual(new Set([503]));
    expect(await ended).toBe(0);
  });

  test('breaks off what does not end within its limit', async () => {
    const server = await killableServer({ DATA_DIR: folder, SHUTDOWN_LIMIT: '0.5' });
    const endless = await openConnection(server.url);
    endless.socket.write(
      `POST ${endpoints.login.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.end()).toBe(0);
    expect(await outcomeOf(endless)).toMatch(/no answer|ECONNRESET/);
  });
});
