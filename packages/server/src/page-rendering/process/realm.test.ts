import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createHost } from './host.ts';
import { installGlobals } from './installGlobals.ts';

/** A context with the globals of pages. @returns the JSON of what an expression gives there */
function realm() {
  const logged: string[] = [];
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  let fire: (id: number) => void = () => undefined;
  const fireAll = (ids: readonly number[]) => {
    for (const id of ids) fire(id);
  };
  const host = createHost(fireAll, { log: (message) => logged.push(message), created: () => undefined });
  fire = vm.runInContext(`'use strict';(${installGlobals})`, context)(host);
  return {
    logged,
    run: (expression: string): unknown =>
      JSON.parse(vm.runInContext(`JSON.stringify(${expression}) ?? 'null'`, context)),
    /** the value itself */
    raw: (expression: string): unknown => vm.runInContext(expression, context),
  };
}

/** The same expression here, where the globals are Node's. */
const here = (expression: string): unknown =>
  JSON.parse(vm.runInThisContext(`JSON.stringify(${expression})`) ?? 'null');

describe('the globals of pages do as those of Node', () => {
  test.each([
    'new URL("/a b?x=1&x=2#h", "https://host.example:8080/c/d").href',
    'new URL("https://u:p@host.example/p?q#h")',
    '[...new URL("https://host.example/?a=1&b=%20&a=3").searchParams]',
    '(() => { const url = new URL("https://host.example/a?x=1"); url.searchParams.append("y", "ü &"); url.hash = "z"; url.pathname = "/b"; return [url.href, url.search, url.searchParams.get("y")] })()',
    '(() => { const url = new URL("https://host.example/a?x=1"); url.search = "?x=2"; return url.searchParams.getAll("x") })()',
    '[URL.canParse("nothing"), URL.canParse("/a", "https://host.example")]',
    '(() => { try { new URL("nothing") } catch (error) { return [error instanceof TypeError, error.message] } })()',
    'new URLSearchParams({ a: 1, b: "ä" }).toString()',
    'new URLSearchParams([["a", "1"], ["b", "2"], ["a", "3"]]).toString()',
    'new URLSearchParams(new URLSearchParams("?a=1&b=2")).toString()',
    '(() => { const all = new URLSearchParams("b=1&a=2&b=3"); all.set("b", "9"); all.sort(); all.delete("none"); return [all.toString(), all.size, all.has("b", "9"), all.get("x"), [...all.keys()], [...all.values()]] })()',
    'Array.from(new TextEncoder().encode("Zoë 🙂"))',
    'new TextDecoder().decode(new TextEncoder().encode("Zoë 🙂"))',
    '(() => { const end = new AbortController(); let heard = 0; end.signal.addEventListener("abort", () => { heard += 1 }); end.abort(); end.abort(); return [heard, end.signal.aborted] })()',
    '/^[0-9a-f-]{36}$/.test(crypto.randomUUID())',
    'typeof performance.now()',
    'new Intl.DateTimeFormat("de-CH", { timeZone: "Europe/Zurich" }).format(new Date(0))',
  ])('%s', (expression) => {
    expect(realm().run(expression)).toEqual(here(expression));
  });

  test('timers run in their order, and not when they were stopped; what they throw is logged', async () => {
    const { run, raw, logged } = realm();
    raw(
      'globalThis.ran = []; setTimeout(() => ran.push("two"), 2); setTimeout((value) => ran.push(value), 1, "one"); clearTimeout(setTimeout(() => ran.push("never"), 1)); setTimeout(() => { throw new Error("late") }, 3); queueMicrotask(() => ran.push("soon"))',
    );
    await expect.poll(() => logged).toEqual(['late']);
    expect(run('ran')).toEqual(['soon', 'one', 'two']);
  });

  test('console reports what is wrong only', () => {
    const { raw, logged } = realm();
    raw('console.log("x"); console.info("x"); console.warn("careful", 1); console.error(new Error("oh"))');
    expect(logged).toEqual(['careful 1', 'oh']);
  });
});

describe('code of releases', () => {
  test.each([
    'process',
    'fetch',
    'require',
    'module',
    'global',
    'WebSocket',
    'EventSource',
    'XMLHttpRequest',
    'Worker',
    'setInterval',
    'setImmediate',
    'WebAssembly',
    'SharedArrayBuffer',
    'Atomics',
    'Buffer',
    'navigator',
    'document',
    'window',
    'structuredClone',
  ])('has no %s', (name) => {
    expect(realm().run(`typeof ${name}`)).toBe('undefined');
  });

  test('compiles no text', () => {
    expect(() => realm().raw('new Function("return 1")()')).toThrow(
      'Code generation from strings disallowed',
    );
    expect(() => realm().raw('URL.constructor("return process")()')).toThrow(
      'Code generation from strings disallowed',
    );
  });

  test('imports nothing', async () => {
    await expect(realm().raw('import("node:fs")')).rejects.toThrow(/dynamic import/i);
  });

  /** Every object that can be reached from the globals by properties, prototypes and accessors. */
  const reached = `(() => {
    const seen = new Set();
    const queue = [globalThis, new URL('https://host.example'), new URLSearchParams('a=1').entries(), new AbortController(), new TextEncoder(), setTimeout];
    try { new URL('') } catch (error) { queue.push(error) }
    try { null.x } catch (error) { queue.push(error) }
    try { new URL({ toString() { throw new Error('own') } }) } catch (error) { queue.push(error) }
    try { crypto.getRandomValues(1) } catch (error) { queue.push(error) }
    try { setTimeout(() => {}, Symbol()) } catch (error) { queue.push(error) }
    (function deep() { try { deep() } catch (error) { queue.push(error) } try { new URL('https://host.example') } catch (error) { queue.push(error) } })();
    while (queue.length > 0) {
      const one = queue.pop();
      if ((typeof one !== 'object' && typeof one !== 'function') || one === null || seen.has(one)) continue;
      seen.add(one);
      queue.push(Object.getPrototypeOf(one));
      for (const key of Reflect.ownKeys(one)) {
        const found = Object.getOwnPropertyDescriptor(one, key);
        queue.push(found.value, found.get, found.set);
        try { queue.push(one[key]) } catch (error) { queue.push(error) }
      }
    }
    return [...seen];
  })()`;

  test('reaches no object of the process, not even by the errors of a full stack', () => {
    const found = realm().raw(reached) as unknown[];
    expect(found.length).toBeGreaterThan(500);
    const foreign = [
      Object.prototype,
      Function.prototype,
      Error.prototype,
      Array.prototype,
      globalThis,
      process,
    ];
    expect(foreign.filter((one) => found.includes(one))).toEqual([]);
    expect(found.filter((one) => one instanceof Object)).toEqual([]);
  });
});
