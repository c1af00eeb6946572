import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { csrfFailed } from '../errors.ts';
import { csrfCookie } from './cookies.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that by its method only reads. */
export const isSafeMethod = (method: string) => safeMethods.has(method);

/** Refuses every call that changes something and does not repeat the csrftoken cookie in `X-CSRFToken`. */
export function registerCsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isSafeMethod(request.method) || request.is404) return;
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
