import type { Page } from '@playwright/test';

/** One shared module as the federation runtime of the open page knows it. */
export interface SharedModule {
  readonly key: string;
  readonly version: string;
  /** the one that brought it; of a module that is loaded late, the one that used it first */
  readonly from: string;
  readonly loaded: boolean;
  /** who runs with it */
  readonly usedBy: readonly string[];
}

/** What the page runs, by the federation runtime's own account. */
export interface RunningParts {
  /** shell and remotes that have been started */
  readonly instances: readonly string[];
  /** those of them that have a share scope of their own instead of the shell's */
  readonly apart: readonly string[];
  readonly modules: readonly SharedModule[];
}

interface FederationGlobal {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly shareScopeMap: Readonly<Record<string, object>>;
  }[];
  readonly __SHARE__: Readonly<Record<string, Readonly<Record<string, ShareScope>>>>;
}

type ShareScope = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly from: string; readonly loaded?: boolean; readonly useIn: string[] }>>
  >
>;

/** Reads the share scopes of an open page. */
export function runningParts(page: Page): Promise<RunningParts> {
  return page.evaluate(() => {
    const { __INSTANCES__: instances, __SHARE__: shared } = (
      globalThis as unknown as { readonly __FEDERATION__: FederationGlobal }
    ).__FEDERATION__;
    const shellScope = instances.find(({ name }) => name === 'shell')?.shareScopeMap.default;
    const modules = Object.values(shared)
      .flatMap((scopes) => Object.values(scopes))
      .flatMap((scope) => Object.entries(scope))
      .flatMap(([key, versions]) =>
        Object.entries(versions).map(([version, { from, loaded, useIn }]) => ({
          key,
          version,
          from,
          loaded: loaded === true,
          usedBy: useIn,
        })),
      );
    return {
      instances: instances.map(({ name }) => name),
      apart: instances
        .filter(({ shareScopeMap }) => shareScopeMap.default !== shellScope)
        .map(({ name }) => name),
      modules,
    };
  });
}

/** Texts of all scripts that the page has fetched so far, by their path. */
export function fetchedScripts(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const addresses = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/remotes/') && name.endsWith('.js'));
    const texts = await Promise.all(
      [...new Set(addresses)].map(
        async (address): Promise<[string, string]> => [
          new URL(address).pathname,
          await (await fetch(address)).text(),
        ],
      ),
    );
    return Object.fromEntries(texts);
  });
}
