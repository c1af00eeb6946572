import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { csrfFailed } from '../errors.ts';
import { csrfCookie, sessionCookie } from './cookies.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that by its method only reads. */
export const isSafeMethod = (method: string) => safeMethods.has(method);

/**
 * Refuses every call that changes something and does not repeat the csrftoken cookie in `X-CSRFToken`. A call with a token of its own
 * and without a session has nothing that a foreign page could borrow.
 */
export function registerCsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isSafeMethod(request.method) || request.is404) return;
    const { authorization } = request.headers;
    if (authorization?.startsWith('Bearer ') && request.cookies[sessionCookie] === undefined) return;
    const sent = request.headers['x-csrftoken'];
    const known = request.cookies[csrfCookie];
    if (typeof sent !== 'string' || !known || !equal(sent, known)) throw csrfFailed();
  });
}

function equal(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
