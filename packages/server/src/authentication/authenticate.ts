import { languageCookie } from '@learn/contracts';
import { defaultLanguage, isLanguage, type Language, pickLanguage } from '@learn/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { clearLoginCookies, sessionCookie } from './cookies.ts';
import { createCurrentUserLookup } from './loginSession.ts';

// Files and probes are the same for everybody, and answer while the database is gone.
const withoutCurrentUser = [
  '/remotes/',
  '/media/clip-',
  '/media/guideline-',
  '/icons/',
  '/offline/',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/healthz',
  '/readyz',
];

/** Finds out on every request who asks, and in which language to answer; a session that ended loses its cookies. */
export function registerAuthentication(app: FastifyInstance, { config, db }: ServerContext): void {
  const findCurrentUser = createCurrentUserLookup(db);
  app.decorateRequest('currentUser', undefined);
  app.decorateRequest('language', defaultLanguage);
  app.addHook('onRequest', async (request, reply) => {
    request.language = acceptedLanguage(request);
    if (withoutCurrentUser.some((prefix) => request.url.startsWith(prefix))) return;
    const token = request.cookies[sessionCookie];
    if (!token) return;
    request.currentUser = await findCurrentUser(token);
    if (request.currentUser === undefined) clearLoginCookies(reply, config);
    else request.language = request.currentUser.language;
  });
}

/** The current user's own choice on an earlier page, else the first language of the browser that is supported. */
function acceptedLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies[languageCookie];
  if (chosen !== undefined && isLanguage(chosen)) return chosen;
  const header = request.headers['accept-language'] ?? '';
  return pickLanguage(header.split(',').map((part) => part.split(';')[0] ?? ''));
}
