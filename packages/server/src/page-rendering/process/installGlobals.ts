import type { Host } from './host.ts';

/**
 * Gives a context the globals that pages need beside those of the language. It is evaluated inside the context from its own
 * text, so it names nothing of this module: everything it makes belongs to the context.
 * @returns calls back the timer of this id
 */
export function installGlobals(host: Host): (id: number) => void {
  /** An error of the process never reaches the context, not even that of a full stack. */
  function ask<Answer>(call: () => Answer): Answer {
    let answer: Answer;
    try {
      answer = call();
    } catch {
      throw new Error('The render process could not answer');
    }
    return answer;
  }

  class URLSearchParams {
    #pairs: [string, string][];
    #changed: (query: string) => void = () => undefined;
    constructor(init: unknown = '', changed?: (query: string) => void) {
      if (typeof init === 'object' && init !== null) {
        const pairs =
          Symbol.iterator in init ? [...(init as Iterable<[string, string]>)] : Object.entries(init);
        this.#pairs = pairs.map(([name, value]) => [String(name), String(value)]);
      } else {
        this.#pairs = JSON.parse(ask(() => host.parseQuery(String(init)))) as [string, string][];
      }
      if (changed) this.#changed = changed;
    }
    get size() {
      return this.#pairs.length;
    }
    get(name: string) {
      return this.#pairs.find(([known]) => known === String(name))?.[1] ?? null;
    }
    getAll(name: string) {
      return this.#pairs.filter(([known]) => known === String(name)).map(([, value]) => value);
    }
    has(name: string, value?: string) {
      const found = this.getAll(name);
      return value === undefined ? found.length > 0 : found.includes(String(value));
    }
    append(name: string, value: string) {
      this.#set([...this.#pairs, [String(name), String(value)]]);
    }
    set(name: string, value: string) {
      const at = this.#pairs.findIndex(([known]) => known === String(name));
      const kept = this.#pairs.filter(([known], index) => known !== String(name) || index === at);
      this.#set(
        at < 0
          ? [...kept, [String(name), String(value)]]
          : kept.map((pair, index) => (index === at ? [pair[0], String(value)] : pair)),
      );
    }
    delete(name: string, value?: string) {
      const goes = ([known, has]: [string, string]) =>
        known === String(name) && (value === undefined || has === String(value));
      this.#set(this.#pairs.filter((pair) => !goes(pair)));
    }
    sort() {
      this.#set(this.#pairs.toSorted(([left], [right]) => (left < right ? -1 : Number(left > right))));
    }
    forEach(each: (value: string, name: string, all: URLSearchParams) => void) {
      for (const [name, value] of this.#pairs) each(value, name, this);
    }
    keys() {
      return this.#pairs.map(([name]) => name).values();
    }
    values() {
      return this.#pairs.map(([, value]) => value).values();
    }
    entries() {
      return this.#pairs.map(([name, value]): [string, string] => [name, value]).values();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return ask(() => host.writeQuery(JSON.stringify(this.#pairs)));
    }
    #set(pairs: [string, string][]) {
      this.#pairs = pairs;
      this.#changed(this.toString());
    }
  }

  const urlParts = [
    'href',
    'origin',
    'protocol',
    'username',
    'password',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
    'hash',
  ] as const;
  type UrlPart = (typeof urlParts)[number];

  class URL {
    #parts: readonly string[];
    #query: URLSearchParams | undefined;
    constructor(url: unknown, base?: unknown) {
      const parts = ask(() => host.parseUrl(String(url), base === undefined ? undefined : String(base)));
      if (parts === undefined) throw new TypeError('Invalid URL');
      this.#parts = JSON.parse(parts) as string[];
    }
    static canParse(url: unknown, base?: unknown) {
      return (
        ask(() => host.parseUrl(String(url), base === undefined ? undefined : String(base))) !== undefined
      );
    }
    static parse(url: unknown, base?: unknown) {
      return URL.canParse(url, base) ? new URL(url, base) : null;
    }
    static read(url: URL, part: UrlPart) {
      return url.#parts[urlParts.indexOf(part)];
    }
    static write(url: URL, part: UrlPart, value: unknown) {
      const [href = ''] = url.#parts;
      url.#parts = JSON.parse(ask(() => host.changeUrl(href, part, String(value)))) as string[];
      if (part === 'href' || part === 'search') url.#query = undefined;
    }
    get searchParams() {
      this.#query ??= new URLSearchParams(URL.read(this, 'search'), (query) => {
        const kept = this.#query;
        URL.write(this, 'search', query);
        this.#query = kept;
      });
      return this.#query;
    }
    toString() {
      return URL.read(this, 'href');
    }
    toJSON() {
      return URL.read(this, 'href');
    }
  }
  for (const part of urlParts) {
    Object.defineProperty(URL.prototype, part, {
      enumerable: true,
      get(this: URL) {
        return URL.read(this, part);
      },
      set(this: URL, value: unknown) {
        if (part !== 'origin') URL.write(this, part, value);
      },
    });
  }

  class TextEncoder {
    readonly encoding = 'utf-8';
    encode(text = '') {
      const bytes = unescape(encodeURIComponent(String(text).toWellFormed()));
      return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    }
  }
  class TextDecoder {
    readonly encoding = 'utf-8';
    decode(bytes: Iterable<number> = []) {
      return decodeURIComponent(
        Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
      );
    }
  }

  class AbortSignal {
    aborted = false;
    reason: unknown;
    #listeners = new Set<() => void>();
    static end(signal: AbortSignal, reason: unknown) {
      if (signal.aborted) return;
      signal.aborted = true;
      signal.reason = reason;
      for (const listener of signal.#listeners) listener();
    }
    addEventListener(_kind: string, listener: () => void) {
      this.#listeners.add(listener);
    }
    removeEventListener(_kind: string, listener: () => void) {
      this.#listeners.delete(listener);
    }
    throwIfAborted() {
      if (this.aborted) throw this.reason;
    }
  }
  class AbortController {
    readonly signal = new AbortSignal();
    abort(reason: unknown = new Error('This operation was aborted')) {
      AbortSignal.end(this.signal, reason);
    }
  }

  const timers = new Map<number, () => void>();
  let lastTimer = 0;
  function setTimeout(run: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) {
    lastTimer += 1;
    const id = lastTimer;
    timers.set(id, () => run(...values));
    ask(() => host.startTimer(id, Math.min(Math.max(Number(milliseconds) || 0, 0), 2 ** 31 - 1)));
    return id;
  }
  function clearTimeout(id: unknown) {
    if (typeof id !== 'number') return;
    timers.delete(id);
    ask(() => host.stopTimer(id));
  }

  const log = (...values: unknown[]) => {
    const text = values.map((value) => (value instanceof Error ? value.message : String(value))).join(' ');
    ask(() => host.log(text));
  };
  const given: Readonly<Record<string, unknown>> = {
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    AbortSignal,
    setTimeout,
    clearTimeout,
    queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
    performance: { now: () => ask(() => host.now()), mark: () => undefined, measure: () => undefined },
    // Nothing secret is made while a page is rendered.
    crypto: {
      randomUUID: () => ask(() => host.randomUuid()),
      getRandomValues: (numbers: Uint32Array) =>
        numbers.map((_, index) => {
          numbers[index] = Math.random() * 2 ** 32;
          return numbers[index] ?? 0;
        }),
    },
    // What is told for information only would fill the log with every page.
    console: { error: log, warn: log, log: () => undefined, info: () => undefined, debug: () => undefined },
  };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics'])
    Reflect.deleteProperty(globalThis, name);
  // A function here would be handed the frames of the process. React sets it and sets it back.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => undefined });

  return (id) => {
    const run = timers.get(id);
    timers.delete(id);
    try {
      run?.();
    } catch (error) {
      log(error);
    }
  };
}
