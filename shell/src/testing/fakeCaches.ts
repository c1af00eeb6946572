import { onTestFinished, vi } from 'vitest';

/** Puts an empty cache storage in place of the browser's until the test is over. @returns addresses by cache */
export function fakeCaches(): () => Record<string, string[]> {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo) => {
    const { pathname, search } = new URL(
      typeof request === 'string' ? request : request.url,
      window.location.origin,
    );
    return pathname + search;
  };
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => {
        entries.set(addressOf(request), response);
      },
      delete: async (request: RequestInfo) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((address) => ({ url: window.location.origin + address })),
    };
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => Object.fromEntries([...all].map(([name, entries]) => [name, [...entries.keys()].sort()]));
}
