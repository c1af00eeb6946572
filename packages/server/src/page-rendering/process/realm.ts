import vm from 'node:vm';
import type { ServerSource } from '../messages.ts';
import { createLoader, type InnerPage, type ModuleFunction } from './createLoader.ts';
import { createHost, type Host } from './host.ts';
import { installGlobals } from './installGlobals.ts';

/** Longest time for loading one file, when the server that would end the process has been killed meanwhile. */
const longestMillis = 5_000;

/** A context of its own, with the globals of the language and those of `installGlobals`, and nothing of Node. */
export interface Realm {
  /** @returns the message of what was thrown */
  readonly loadShell: (source: ServerSource) => string | undefined;
  /** @returns the message of what was thrown */
  readonly loadRemote: (source: ServerSource) => string | undefined;
  /** Makes the renderer. @returns the message of what was thrown */
  readonly create: (names: readonly string[]) => Promise<string | undefined>;
  readonly render: (page: string, address: string) => InnerPage;
}

/** @param log takes what code in the context logs */
export function createRealm(log: (message: string) => void): Realm {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  let settle: (message?: string) => void = () => undefined;
  const fireAll = (ids: readonly number[]) =>
    within(() => {
      for (const id of ids) fire(id);
    });
  const host = createHost(fireAll, { log, created: (message) => settle(message) });
  const fire = ofContext(installGlobals)(host);
  const loader = ofContext(createLoader)(host);
  const runPending = new vm.Script('runPending()');

  /** The same function, evaluated in the context from its text. */
  function ofContext<Made>(make: (host: Host) => Made): (host: Host) => Made {
    return vm.runInContext(`'use strict';(${make})`, context) as (host: Host) => Made;
  }

  /** Only a script has a limit of time, so the call goes through one. */
  function within<Outcome>(call: () => Outcome): Outcome {
    let outcome: { readonly value: Outcome } | undefined;
    loader.prepare(() => {
      outcome = { value: call() };
    });
    try {
      runPending.runInContext(context, { timeout: longestMillis });
    } catch {
      process.exit(1);
    }
    if (outcome === undefined) throw new Error('Nothing was run');
    return outcome.value;
  }

  /** @returns undefined where it is no JavaScript */
  function compile({ name, version, text }: ServerSource): ModuleFunction | string {
    try {
      const filename = `${name}/${version}/server.cjs`;
      return vm.runInContext(`(function (module, exports, require) {${text}\n})`, context, { filename });
    } catch (error) {
      return String(error);
    }
  }

  function load(source: ServerSource, run: (compiled: ModuleFunction) => string | undefined) {
    const compiled = compile(source);
    return typeof compiled === 'string' ? compiled : within(() => run(compiled));
  }

  return {
    loadShell: (source) => load(source, loader.loadShell),
    loadRemote: (source) => load(source, (compiled) => loader.loadRemote(source.name, compiled)),
    create: (names) =>
      new Promise((resolve) => {
        settle = resolve;
        within(() => loader.create(names.join(' ')));
      }),
    // A limit costs a thread, on busy cores more time than the page. The server's own limit has to do.
    render: (page, address) => loader.render(page, address),
  };
}
