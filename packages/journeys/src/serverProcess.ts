import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { root, serverProgramOf } from './paths.ts';
import { programEnvironment } from './programEnvironment.ts';

/** One running server. */
export interface ServerProcess {
  /** Ends it and waits until it is gone; SIGKILL stands for a crash. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** what it wrote so far, for messages about a failure */
  readonly output: () => string;
}

const startLimit = 180_000;
const stopLimit = 10_000;

/**
 * Starts the built server and waits until `/readyz` answers.
 * @param environment what the server reads, e.g. DATA_DIR and PORT
 * @param project root of the project in another state
 * @throws Error with the server's output when it ends or does not become ready within three minutes
 */
export async function startServer(
  url: string,
  environment: Readonly<Record<string, string>>,
  project = root,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [serverProgramOf(project)], {
    cwd: project,
    env: { ...programEnvironment(), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  }
  const output = () => lines.join('');
  try {
    await untilReady(child, url);
  } catch (error) {
    await stop(child, 'SIGKILL');
    throw new Error(`${error instanceof Error ? error.message : error}\n${output()}`, { cause: error });
  }
  return { output, stop: (signal = 'SIGTERM') => stop(child, signal) };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const limit = Date.now() + startLimit;
  while (Date.now() < limit) {
    if (hasEnded(child)) throw new Error('The server ended while it started.');
    if (await answersReady(url)) return;
    await delay(50);
  }
  throw new Error(`The server was not ready after ${startLimit / 1000} seconds.`);
}

async function answersReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.stdout?.closed && hasEnded(child)) return;
  const ended = once(child, 'close');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), stopLimit);
  await ended;
  clearTimeout(late);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
