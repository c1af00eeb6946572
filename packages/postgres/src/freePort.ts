import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any: those go quickly while tests run. */
const first = 12_000;
const count = 20_000;

/** Processes that run at the same time begin apart. */
let next = process.pid * 41;

/** A port of the loopback on which nobody listens, and which no other process of the tests is about to take. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (next % count);
    next += 1;
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, 'localhost'))) return port;
  }
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
