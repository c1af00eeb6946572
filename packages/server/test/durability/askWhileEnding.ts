import { setTimeout as after } from 'node:timers/promises';
import { endpoints } from '@learn/contracts';
import { openConnection, type RawConnection } from '../sockets.ts';
import type { KillableServer } from './killableServer.ts';

export interface Ending {
  /** first lines of all answers, or what went wrong; one per connection */
  readonly outcomes: readonly string[];
  /** status of `/readyz` after SIGTERM, as long as connections were accepted */
  readonly ready: readonly number[];
  readonly exitCode: number | null;
}

/** Connections that come before SIGTERM. */
const before = 20;

interface Asking {
  /** connections that ask; later ones only find out whether they are accepted */
  readonly asking?: number;
  /** called as soon as connections are refused */
  readonly whenRefused?: () => void;
}

/**
 * Opens fresh connections, one after another, and ends the server meanwhile; stops when connections are refused. Each asks some
 * milliseconds after it was opened, so that some of them are open when the listener closes.
 */
export async function askWhileEnding(
  server: KillableServer,
  { asking = Number.POSITIVE_INFINITY, whenRefused }: Asking = {},
): Promise<Ending> {
  const outcomes: Promise<string>[] = [];
  const ready: number[] = [];
  let exitCode: Promise<number | null> | undefined;
  for (let count = 0; ; count += 1) {
    const connection = await openConnection(server.url).catch(() => undefined);
    if (connection === undefined) break;
    if (count < asking) {
      outcomes.push(outcomeOf(connection));
      const address = count % 10 === 9 ? endpoints.me.path : '/healthz';
      setTimeout(() => {
        connection.socket.write(`GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      }, count % 20);
    } else {
      connection.socket.destroy();
    }
    if (count === before) exitCode = server.end();
    if (count > before && count % 10 === 0) {
      const answer = await fetch(`${server.url}/readyz`).catch(() => undefined);
      if (answer !== undefined) ready.push(answer.status);
    }
    await after(2);
  }
  whenRefused?.();
  return { outcomes: await Promise.all(outcomes), ready, exitCode: (await exitCode) ?? null };
}

/** First line of the answer, or what went wrong. */
export async function outcomeOf({ received }: RawConnection): Promise<string> {
  return received.then(
    (text) => text.split('\r\n')[0] || 'no answer',
    (error: Error) => error.message,
  );
}
