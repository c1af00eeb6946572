import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { quickFolder } from '@learn/postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtServer } from '../test/builtServer.ts';
import { createPerson } from '../test/factories.ts';
import { createPgliteFolder } from '../test/testDatabase.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/openDatabase.ts';
import { users } from './users/tables.ts';

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await quickFolder('learn-main-');
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

// Nobody answers there: the provider is asked at login.
const signOn = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'learn', OIDC_CLIENT_SECRET: 'secret' };

function run(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [builtServer()], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      APP_MODE: 'stage',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:0',
      SHUTDOWN_DELAY: '0',
      ...signOn,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, found] = /ready: (http\S+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
  });
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, address, ended };
}

describe('the process', () => {
  it('serves, ends with SIGTERM and leaves a database that opens again', async () => {
    await createPgliteFolder(folder);
    const first = run({});
    const address = await first.address;
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
    expect((await fetch(`${address}/api/core/me/`)).status).toBe(401);
    first.child.kill('SIGTERM');
    first.child.kill('SIGINT');
    expect(await first.ended).toMatchObject({ code: 0 });

    const database = await openDatabase(readConfig({ DATA_DIR: folder }));
    expect(await database.db.select().from(users)).toEqual([]);
    await createPerson(database.db, { firstName: 'Lena' });
    await database.close();

    const second = run({});
    expect((await fetch(`${await second.address}/readyz`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toMatchObject({ code: 0 });
  }, 180_000);

  it('says in one sentence why it cannot start', async () => {
    const wrong = await run({ PORT: 'eighty' }).ended;
    expect(wrong).toEqual({
      code: 1,
      output: 'The environment variable PORT must be a whole number from 0 to 65535.\n',
    });
    const gone = await run({ DATABASE_URL: 'postgres://learn:secret@127.0.0.1:1/learn' }).ended;
    expect(gone).toEqual({
      code: 1,
      output: 'The PostgreSQL of DATABASE_URL does not answer at 127.0.0.1:1.\n',
    });
  }, 180_000);
});
