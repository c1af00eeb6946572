import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createDevelopmentServer } from './developmentServer.ts';
import type { BuildState, LiveWorkspace } from './liveWorkspace.ts';

const built: BuildState = {
  name: 'mfe-a',
  build: 'b1',
  version: 'm-d',
  errors: [],
  warnings: [],
  millis: 1,
  leaps: [],
};

const map = { version: 3, sources: ['src/A.tsx'], names: [], mappings: 'AAEA' };

function workspace(name: string, state: BuildState): LiveWorkspace {
  return {
    name,
    ready: Promise.resolve(),
    state: () => state,
    sendFile: (request, response) => response.end(`${name} ${request.url}`),
    sourceMap: async () => map,
    stop: async () => undefined,
  };
}

async function listening(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The development server in front of a platform that says what it was asked. */
async function start(shell: BuildState = { ...built, name: 'shell' }) {
  const platform = createServer((request, response) => {
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] });
    request.on('data', (body) => response.write(`${body} `));
    request.on('end', () => response.end(`${request.method} ${request.url} ${request.headers.cookie}`));
  });
  const platformPort = await listening(platform);
  const live = new Map([workspace('mfe-a', built), workspace('shell', shell)].map((one) => [one.name, one]));
  const { server, tell } = createDevelopmentServer({ live, platform: async () => platformPort });
  return { address: `http://localhost:${await listening(server)}`, tell };
}

it('gives out the files of live workspaces, whatever version a page names', async () => {
  const { address } = await start();
  const answer = await fetch(`${address}/remotes/mfe-a/old-one/src/entry.js`);
  expect(await answer.text()).toBe('mfe-a /src/entry.js');
});

it('hands everything else on as it is, files of other remotes as well', async () => {
  const { address } = await start();
  const answer = await fetch(`${address}/api/core/me/?x=1`, {
    method: 'POST',
    body: 'text',
    headers: { cookie: 'c=3' },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.text()).toBe('text POST /api/core/me/?x=1 c=3');
  const file = await fetch(`${address}/remotes/mfe-b/v1/entry.js`);
  expect(await file.text()).toContain('GET /remotes/mfe-b/v1/entry.js');
});

it('tells pages what is built, when they come and whenever it changes', async () => {
  const { address, tell } = await start();
  const answer = await fetch(`${address}/development/builds`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const untilTold = async (text: string) => {
    while (!told.includes(text)) told += (await reader?.read())?.value ?? '';
  };
  await untilTold('"name":"mfe-a","build":"b1"');
  tell({ ...built, build: 'b2' });
  await untilTold('"build":"b2"');
  await reader?.cancel();
});

it('finds positions in the sources of live workspaces', async () => {
  const { address } = await start();
  const body = `at A (${address}/remotes/mfe-a/m-d/entry.js:1:2)\nat B (${address}/remotes/mfe-b/v1/entry.js:1:2)`;
  const answer = await fetch(`${address}/development/trace`, { method: 'POST', body });
  expect(await answer.text()).toBe(
    `at A (mfe-a/src/A.tsx:3:1)\nat B (${address}/remotes/mfe-b/v1/entry.js:1:2)`,
  );
});

it('shows the errors of a shell that has no page yet', async () => {
  const { address } = await start({ ...built, name: 'shell', version: '', errors: ['shell.ts: no'] });
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  expect(answer.headers.get('refresh')).toBe('1');
  expect(await answer.text()).toContain('shell.ts: no');
});
