import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from '../compression/compressText.ts';
import type { Config } from '../config.ts';
import { presentError, statusOf, toAppError } from '../presentError.ts';
import { brandName } from './composePage.ts';
import { type Exceptions, pagePolicy } from './pagePolicy.ts';
import { renderErrorPage } from './renderErrorPage.ts';

/** What lets the style elements of one answer through its content security policy. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Sends a page, compressed as the browser likes, never kept by it. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: {
    readonly html: string;
    readonly nonce: string;
    readonly allowed?: Exceptions;
  },
): Promise<FastifyReply> {
  const { body, encoding } = await compressText(page.html, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(page.nonce, page.allowed))
    .send(body);
}

/**
 * Sends whatever was thrown as a page in the visitor's language; the caller reports it.
 * @param retryPath path of this site that the retry leads to
 */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { readonly config: Config; readonly thrown: unknown; readonly retryPath: string },
): Promise<FastifyReply> {
  const error = toAppError(page.thrown);
  const { language } = request;
  const nonce = createNonce();
  const html = renderErrorPage({
    language,
    brand: brandName(page.config, language),
    error: presentError(error, language, request.id),
    retryPath: page.retryPath,
    nonce,
  });
  if (error.code === 'database_unavailable') reply.header('retry-after', 5);
  return sendHtml(request, reply.status(statusOf(error)), { html, nonce });
}
