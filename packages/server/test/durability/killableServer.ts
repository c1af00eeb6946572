import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { packageRoot } from '../../src/packageRoot.ts';

export interface KillableServer {
  readonly url: string;
  /** kill -9: nothing is finished, flushed or closed */
  kill(): Promise<void>;
}

/** The server from its sources in a process of its own. */
export async function killableServer(env: Readonly<Record<string, string>>): Promise<KillableServer> {
  const child = spawn(process.execPath, [path.join(packageRoot, 'src', 'main.ts')], {
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
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
