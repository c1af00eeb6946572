import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface SharedModule {
  /** module request */
  readonly key: string;
  /** package whose version counts */
  readonly package: string;
  /** part of the shell's entry; otherwise loaded when first used */
  readonly eager: boolean;
}

/**
 * The run-time singletons. Libraries stand here only as facades of platform and ui, which export just the names in use:
 * sharing a raw library would ship all of it. `graphql` is not shared: documents come precompiled. Each has two ids in
 * `runtime/sharedModuleIds.json`.
 */
export const sharedModules: readonly SharedModule[] = [
  { key: 'react', package: 'react', eager: true },
  { key: 'react/jsx-runtime', package: 'react', eager: true },
  { key: '@learn/platform', package: '@learn/platform', eager: true },
  { key: '@learn/platform/router', package: '@learn/platform', eager: true },
  { key: '@learn/platform/i18n', package: '@learn/platform', eager: true },
  { key: '@learn/platform/apollo', package: '@learn/platform', eager: true },
  { key: '@learn/platform/form', package: '@learn/platform', eager: false },
  { key: '@learn/ui', package: '@learn/ui', eager: true },
  { key: '@learn/ui/styled', package: '@learn/ui', eager: true },
  { key: '@learn/ui/content', package: '@learn/ui', eager: false },
  { key: '@learn/ui/overlay', package: '@learn/ui', eager: false },
  { key: '@learn/ui/table', package: '@learn/ui', eager: false },
  { key: '@learn/ui/form', package: '@learn/ui', eager: false },
];

/** Those that are loaded when they are first used. */
export const lateSharedKeys = sharedModules.filter(({ eager }) => !eager).map(({ key }) => key);

interface ShareSettings {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly eager?: boolean;
  readonly import?: false;
}

/** The shell provides every shared module. @param folder root of the shell, from which packages are found */
export function providedByShell(folder: string): Record<string, ShareSettings> {
  return ofEach((module) => ({ ...settings(module, folder), eager: module.eager }));
}

/** Remotes bring none of them: a newer copy of a remote would replace the shell's. */
export function consumedByRemote(folder: string): Record<string, ShareSettings> {
  return ofEach((module) => ({ ...settings(module, folder), import: false }));
}

/** Accepted version range of each shared module, for remote.json and shell.json. */
export function sharedRanges(folder: string): Record<string, string> {
  return ofEach((module) => settings(module, folder).requiredVersion);
}

function ofEach<Value>(read: (module: SharedModule) => Value): Record<string, Value> {
  return Object.fromEntries(sharedModules.map((module) => [module.key, read(module)]));
}

function settings(module: SharedModule, folder: string): ShareSettings {
  const version = installedVersion(module.package, folder);
  return { singleton: true, version, requiredVersion: `^${version}` };
}

function installedVersion(name: string, folder: string): string {
  const require = createRequire(`${folder}/package.json`);
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      const text = readFileSync(`${base}/${name}/package.json`, 'utf8');
      return (JSON.parse(text) as { version: string }).version;
    } catch {}
  }
  throw new Error(`${name} is not installed for ${folder}. Run npm ci.`);
}
