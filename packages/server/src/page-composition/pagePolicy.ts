/**
 * The content security policy of a page: own files only, no inline script, style elements by nonce.
 * @param nonce new for every answer; styled-components finds it in the page's `csp-nonce` element
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
