import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../src/packageRoot.ts';

export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
}

/** Starts the server in a process of its own: the bundle if there is one, else the sources. @param env beside the defaults */
export async function startServerProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const bundle = path.join(packageRoot, 'dist', 'main.js');
  const fromSources = process.argv.includes('--sources') || !existsSync(bundle);
  const child = spawn(process.execPath, [fromSources ? path.join(packageRoot, 'src', 'main.ts') : bundle], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      APP_MODE: 'prod',
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1:0',
      OIDC_ISSUER: 'https://sign-on.invalid',
      OIDC_CLIENT_ID: 'benchmark',
      OIDC_CLIENT_SECRET: 'benchmark',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      SHUTDOWN_DELAY: '0',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await addressOf(child), pid: child.pid ?? 0, [Symbol.asyncDispose]: () => end(child) };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [, address] = /ready: (http\S+)/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
