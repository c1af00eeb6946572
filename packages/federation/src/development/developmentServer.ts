import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { traceStack } from '../traceStack.ts';
import type { BuildState, LiveWorkspace } from './liveWorkspace.ts';

interface Options {
  readonly live: ReadonlyMap<string, LiveWorkspace>;
  /** resolves with the port of the platform's server on this machine, as soon as it listens and everything is described */
  readonly platform: () => Promise<number>;
}

export interface DevelopmentServer {
  readonly server: Server;
  /** Tells all open pages. */
  readonly tell: (state: BuildState) => void;
}

const liveFile = /^\/remotes\/([^/]+)\/[^/]+(\/[^?]+)/;

/**
 * Stands in front of the platform's server: gives out the files of live workspaces from memory, tells pages of new builds, and
 * hands everything else on. One origin, so that pages keep the policy that they have in production.
 */
export function createDevelopmentServer({ live, platform }: Options): DevelopmentServer {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(String(error));
    });
  });
  return {
    server,
    tell(state) {
      for (const page of pages) send(page, state);
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method } = request;
    if (url === '/development/builds') return listen(response);
    if (url === '/development/trace' && method === 'POST')
      return void response.end(await trace(await text(request)));
    const [, name = '', file = ''] = liveFile.exec(url) ?? [];
    const workspace = live.get(name);
    if (workspace) {
      request.url = file;
      return workspace.sendFile(request, response, () => response.writeHead(404).end());
    }
    // a page names what is described
    const port = await platform();
    const shell = live.get('shell')?.state();
    if (shell?.version === '' && request.headers.accept?.includes('text/html'))
      return sendErrors(response, shell);
    return handOn(request, response, port);
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    for (const workspace of live.values()) {
      const state = workspace.state();
      if (state) send(response, state);
    }
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  /** What is as built has no line of a source to be changed. */
  function trace(stack: string): Promise<string> {
    return traceStack(stack, async ({ name, file }) => live.get(name)?.sourceMap(file));
  }
}

function send(page: ServerResponse, state: BuildState): void {
  page.write(`data: ${JSON.stringify(state)}\n\n`);
}

/** Without a description of the shell the platform has no page, and so no overlay. */
function sendErrors(response: ServerResponse, { errors }: BuildState): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '1' });
  response.end(`The shell cannot be built:\n\n${errors.join('\n\n')}`);
}

async function handOn(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url: target, headers } = request;
  const outgoing = forward({ host: '127.0.0.1', port, method, path: target, headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  // a page that breaks off needs no answer any more
  pipeline(request, outgoing).catch(() => undefined);
  response.once('close', () => outgoing.destroy());
  const incoming = await answered;
  response.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
  await pipeline(incoming, response).catch(() => undefined);
}
