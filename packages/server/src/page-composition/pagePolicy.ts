/**
 * The content security policy of a page: own files only, no inline script, style elements by nonce.
 * @param nonce new for every answer; styled-components finds it in the page's `csp-nonce` element
 * @param reportsTo origin to which the page reports errors, the only foreign one that it may call
 */
export function pagePolicy(nonce: string, reportsTo?: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ...(reportsTo === undefined ? [] : [`connect-src 'self' ${reportsTo}`]),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
