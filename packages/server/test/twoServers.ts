import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { fakeShell } from './fakeReleases.ts';
import { createTeam } from './releaseCalls.ts';
import { startS3Server } from './s3Server.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** Two processes with one database and one bucket, and no disk in common. */
export interface TwoServers extends AsyncDisposable {
  readonly server: TestServer;
  readonly second: FastifyInstance;
  /** their copies of the releases */
  readonly folders: { readonly first: string; readonly second: string };
}

/** Starts both, with the shell `s1` live. */
export async function startTwoServers(): Promise<TwoServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'learn-two-servers-'));
  const folders = { first: path.join(folder, 'first'), second: path.join(folder, 'second') };
  const bucket = await startS3Server();
  const server = await startTestServer({ config: { ...bucket.settings, RELEASES_DIR: folders.first } });
  const second = await createApp({
    ...server.context,
    config: { ...server.context.config, RELEASES_DIR: folders.second },
  });
  await Promise.all([server.app.listen({ port: 0 }), second.listen({ port: 0 })]);
  const shellTeam = await createTeam(server.db, server.app, 'shell');
  await shellTeam.publish(fakeShell('s1'));
  await shellTeam.move({ kind: 'promote', version: 's1' });
  return {
    server,
    second,
    folders,
    async [Symbol.asyncDispose]() {
      await second.close();
      await server[Symbol.asyncDispose]();
      await bucket[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
