import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from '../builtServer.ts';

export interface KillableServer {
  readonly url: string;
  /** kill -9: nothing is finished, flushed or closed */
  kill(): Promise<void>;
  /** the exit code, once the process has ended */
  readonly ended: Promise<number | null>;
  /** SIGTERM. @returns the exit code */
  end(): Promise<number | null>;
}

/**
 * The built server in a process of its own.
 * @param fileBlocks limit of the length of a file in KiB, which is met as a full disk is
 */
export async function killableServer(
  env: Readonly<Record<string, string>>,
  fileBlocks?: number,
): Promise<KillableServer> {
  const limit = fileBlocks === undefined ? 'unlimited' : String(fileBlocks);
  const child = spawn('bash', ['-c', `ulimit -f ${limit}; exec "$0" "$1"`, process.execPath, builtServer()], {
    env: {
      PATH: process.env.PATH,
      // No demo world in an empty database; nobody signs on here.
      APP_MODE: 'stage',
      PUBLIC_URL: 'http://127.0.0.1:0',
      OIDC_ISSUER: 'https://sign-on.invalid',
      OIDC_CLIENT_ID: 'test',
      OIDC_CLIENT_SECRET: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      SHUTDOWN_DELAY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, address] = /ready: (http\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    ended.then(([code]) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    url,
    ended: ended.then(([code]) => code),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async end() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}
