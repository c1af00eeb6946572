import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

const browserOnly = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
] as const;

/**
 * Renders as the server does, where there is no browser: each use of one during the rendering is a fault.
 * @returns the HTML, and one line for each use with the place that made it
 */
export async function renderOnServer(element: ReactElement): Promise<{ html: string; faults: string[] }> {
  const { renderToString } = await import('react-dom/server');
  const faults = new Set<string>();
  const sheet = new ServerStyleSheet();
  const put = browserOnly.map((name) =>
    watch(name, (property) => faults.add(`${name}.${property} ${place()}`)),
  );
  try {
    return { html: renderToString(sheet.collectStyles(element)), faults: [...faults] };
  } finally {
    for (const putBack of put) putBack();
    sheet.seal();
  }
}

/** Tells of each property of a global that is read. @returns what ends it */
function watch(name: (typeof browserOnly)[number], used: (property: string) => void): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  const value: object = globalThis[name];
  const watched = new Proxy(value, {
    get(target, property) {
      used(String(property));
      const found: unknown = Reflect.get(target, property);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: watched });
  return () => {
    if (before) Object.defineProperty(globalThis, name, before);
  };
}

/** The nearest line of our own code on the stack. */
function place(): string {
  const lines = new Error().stack?.split('\n').slice(1) ?? [];
  const own = lines.find((line) => !line.includes('node_modules') && !line.includes('/renderOnServer.tsx'));
  return (own ?? lines[0] ?? '').trim();
}
