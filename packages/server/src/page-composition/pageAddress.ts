import type { FastifyRequest } from 'fastify';

// Addresses of calls and files; a missing one is answered as such and never with the shell.
export const notPages = [
  '/api/',
  '/server/',
  '/remotes/',
  '/media/',
  '/notifications/api/',
  '/sso/',
  '/calendar/',
];

/**
 * The address of a request for a page, or undefined for a call or a file. Only its path and query count.
 * A client that names no kind of answer, such as a load generator, gets the page, unless the path looks like a file's.
 */
export function pageAddress(request: Pick<FastifyRequest, 'url' | 'headers'>): URL | undefined {
  const address = `http://page.invalid${request.url}`;
  if (!request.url.startsWith('/') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (notPages.some((prefix) => `${url.pathname}/`.startsWith(prefix))) return undefined;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return url;
  return accept.includes('*/*') && !/\.\w+$/.test(url.pathname) ? url : undefined;
}
