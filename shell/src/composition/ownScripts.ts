import { copyBasePath } from '@learn/contracts';

interface Rules {
  readonly createScriptURL: (address: string) => string | undefined;
  readonly createHTML: (html: string, type: string, sink: string) => string | undefined;
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Rules) => unknown;
}

/**
 * Makes the policy through which browsers pass every text that could become code while the page runs: addresses of chunks,
 * bundles, entries and the service worker, and HTML for the parser that runs nothing. All else is refused. Called before the first
 * of them. The page's content security policy demands it (`pagePolicy` of the server).
 */
export function limitScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  // browsers without trusted types take any address that the content security policy allows
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript, createHTML: inertHtml });
}

/** Pages that are read without network take their files from the copies of these. */
const releasedFile = new RegExp(`^(?:${copyBasePath})?/remotes/[\\w.-]+/[\\w.-]+/.+\\.js$`);

/** @returns the address of a released file or of the service worker; undefined, which the browser refuses, for any other */
export function ownScript(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href);
  const isOwn = pathname === '/service-worker.js' || releasedFile.test(pathname);
  return origin === location.origin && isOwn ? address : undefined;
}

/** Rich texts are read by a `DOMParser`, whose documents run and load nothing; an element is never given HTML. */
export function inertHtml(html: string, _type: string, sink: string): string | undefined {
  return sink === 'DOMParser parseFromString' ? html : undefined;
}
