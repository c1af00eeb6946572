import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { defaultLanguage } from '@learn/domain';
import { type AppError, payloadTooLarge, requestTimeout, validationFailed } from '../errors.ts';
import { presentError, statusOf } from '../presentError.ts';

/** Answers what is no request of HTTP, or has not become one in time. No route, hook or reply exists for it. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = errorOf(error.code);
  const body = JSON.stringify(presentError(known, defaultLanguage, randomUUID()));
  const head = [
    `HTTP/1.1 ${statusOf(known)} ${STATUS_CODES[statusOf(known)]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function errorOf(code: string | undefined): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout();
  return code === 'HPE_HEADER_OVERFLOW' ? payloadTooLarge() : validationFailed([]);
}
