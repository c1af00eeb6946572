import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes bytes of its own. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that came until the server ended the connection; an error instead where it was reset. */
  readonly received: Promise<string>;
}

/** @throws where nobody listens */
export async function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'connect');
  const received = new Promise<string>((resolve, reject) => {
    socket.once('end', () => resolve(text));
    socket.once('close', () => resolve(text));
    socket.once('error', reject);
  });
  received.catch(() => undefined);
  return { socket, received };
}

/** Writes a byte again and again until the connection ends. */
export function dribble({ socket }: RawConnection, everyMillis: number): void {
  const timer = setInterval(() => {
    if (socket.writable) socket.write('x');
  }, everyMillis);
  socket.once('close', () => clearInterval(timer));
  socket.on('error', () => undefined);
}
