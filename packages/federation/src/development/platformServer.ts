import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The platform's server as a child, which can be started again. */
export interface PlatformServer {
  /** @returns its port, as soon as it listens */
  readonly port: () => Promise<number>;
  readonly restart: () => void;
  /** Resolves when it has closed its database. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly script: string;
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  /** It has ended on its own. */
  readonly onEnd: (code: number | null) => void;
}

/** Starts the server; what it says goes to the terminal. */
export function startPlatformServer({ script, port, env, onEnd }: Options): PlatformServer {
  let current = start();
  let ready = untilListening(current);
  return {
    async port() {
      await ready;
      return port;
    },
    restart() {
      const before = current;
      ready = (async () => {
        await end(before);
        if (before !== current) return ready;
        current = start();
        return untilListening(current);
      })();
    },
    stop: () => end(current),
  };

  function start(): ChildProcess {
    const child = spawn(process.execPath, ['--enable-source-maps', script], {
      env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: 'inherit',
      // Ctrl+C reaches the whole group of a terminal; here the order counts
      detached: process.platform !== 'win32',
    });
    child.once('exit', (code) => {
      if (child === current && !child.killed) onEnd(code);
    });
    return child;
  }

  /** Waits as long as it takes: a server with an error is started again once that is repaired. */
  async function untilListening(child: ChildProcess): Promise<void> {
    while (child === current) {
      if (child.exitCode === null && (await accepts(port))) return;
      await pause(50);
    }
    return ready;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
