import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ShellDescriptor } from '@learn/contracts';
import { isLanguage, type Language } from '@learn/domain';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { packageRoot } from '../packageRoot.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import { brandName } from './composePage.ts';
import { offlinePage } from './offlinePage.ts';
import { webManifest } from './webManifest.ts';
import { retiringWorkerScript, workerScript } from './workerScript.ts';

const iconFolder = path.join(packageRoot, 'assets', 'icons');

/** A service worker runs the policy of its own script: it fetches from this server, and nothing else. */
const workerPolicy = "default-src 'none';script-src 'self';connect-src 'self';frame-ancestors 'none'";

/**
 * What makes the platform installable and kind without a network: `/manifest.webmanifest?language=de`, `/icons/<file>`,
 * `/service-worker.js` and the pages that it keeps, `/offline/<language>`. The same for everybody, and without the database.
 */
export function registerInstallation(
  app: FastifyInstance,
  { config }: Pick<ServerContext, 'config'>,
  releases: ReleaseStore,
): void {
  const releasesFolder = path.resolve(config.RELEASES_DIR);
  const brandOf = (language: Language) => brandName(config, language);
  let known: { readonly version: string; readonly script: string } | undefined;

  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: iconFolder,
      prefix: '/icons/',
      index: false,
      decorateReply: false,
      maxAge: '30d',
    });
  });

  app.get<{ Querystring: { language?: string } }>('/manifest.webmanifest', (request, reply) => {
    const wanted = request.query.language ?? '';
    const language = isLanguage(wanted) ? wanted : request.language;
    return reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(webManifest(brandOf(language), language)));
  });

  app.get<{ Params: { language: string } }>('/offline/:language', (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) throw notFound();
    const { html, policy } = offlinePage(brandOf(language), language);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(html);
  });

  app.get('/service-worker.js', async (_request, reply) => {
    const { shell } = await releases.readRegistry();
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy)
      .send(config.SERVICE_WORKER ? await scriptOf(shell) : retiringWorkerScript);
  });

  async function scriptOf(shell: ShellDescriptor | undefined): Promise<string> {
    if (shell?.serviceWorker === undefined) return retiringWorkerScript;
    if (known?.version === shell.version) return known.script;
    const file = path.join(releasesFolder, 'shell', shell.version, path.basename(shell.serviceWorker));
    known = { version: shell.version, script: workerScript(brandOf, await readFile(file, 'utf8')) };
    return known.script;
  }
}
