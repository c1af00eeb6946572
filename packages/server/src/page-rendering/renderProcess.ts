import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import type { Answer, Request } from './messages.ts';

/** How a process has ended, for the log. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** the last lines of its standard error, such as V8's about its memory */
  readonly lastWords: string;
}

/** A process without environment, files, network and child processes, in which code of releases runs. */
export interface RenderProcess {
  readonly pid: number | undefined;
  readonly send: (request: Request) => void;
  /** Kills it; `onEnd` is called all the same. */
  readonly kill: () => void;
  /** kept when it has ended */
  readonly ended: Promise<Ended>;
}

/** Megabytes. A page leaves some megabytes of garbage, which a large young generation drops without copying. */
const limits = ['--max-old-space-size=256', '--max-semi-space-size=32'];

/** Beside this file in the bundle, a folder below it in the sources. */
const script = ['renderProcess.js', 'process/main.ts']
  .map((file) => path.join(import.meta.dirname, file))
  .find((file) => existsSync(file));

/** @param onAnswer is called with everything that the process says */
export function startRenderProcess(onAnswer: (answer: Answer) => void): RenderProcess {
  if (script === undefined) throw new Error('The script of the render process is missing');
  const readable = script.endsWith('.ts') ? `${import.meta.dirname}/*` : script;
  const child = fork(script, {
    execArgv: [
      '--permission',
      `--allow-fs-read=${readable}`,
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      ...limits,
    ],
    env: {},
    // Structured clones: measured with pages of 100 KB they take a sixth of the time of JSON and two thirds of that of a pipe.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.on('message', (answer) => onAnswer(answer as Answer));
  // A process that waits for pages does not keep the server from ending.
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return {
    pid: child.pid,
    send: (request) => child.send(request, () => undefined),
    kill() {
      child.ref();
      child.kill('SIGKILL');
    },
    ended: endOf(child),
  };
}

function endOf(child: ChildProcess): Promise<Ended> {
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-1000);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, lastWords: error.message }));
    child.once('exit', (code, signal) => resolve({ code, signal, lastWords }));
  });
}
