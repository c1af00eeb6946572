/** What a page may use beside the platform's own files. */
export interface Exceptions {
  /** to which the page reports errors */
  readonly reports?: string;
  /** of the bucket: the page sends files to it, and players are redirected to it */
  readonly bucket?: string;
  /** the script inside of the page, by its hash */
  readonly script?: string | undefined;
}

/**
 * The content security policy of a page: own files only, style elements by nonce, a script inside of the page by its hash, no text as code but
 * through the shell's own policy. A redirect has to be allowed
 * as well as the address that redirects. Downloads are navigations, which no policy limits.
 * @param nonce new for every answer; styled-components finds it in the page's `csp-nonce` element
 */
export function pagePolicy(nonce: string, { reports, bucket, script }: Exceptions = {}): string {
  return [
    "default-src 'self'",
    script === undefined ? "script-src 'self'" : `script-src 'self' ${script}`,
    ...alsoFrom('connect-src', [reports, bucket]),
    ...alsoFrom('media-src', [bucket]),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // the shell's `limitScripts`
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');
}

/** @returns no directive without a foreign origin, for `default-src` says the same */
function alsoFrom(directive: string, origins: readonly (string | undefined)[]): string[] {
  const named = origins.filter((origin) => origin !== undefined);
  return named.length === 0 ? [] : [`${directive} 'self' ${named.join(' ')}`];
}
