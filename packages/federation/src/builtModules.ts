import type { Stats, StatsModule } from '@rspack/core';

/** The modules of a finished build. */
export interface BuiltModules {
  /** absolute paths of all source files in it */
  readonly sources: readonly string[];
  /** names that each provided shared module exports, by its key; none for modules whose names are not known */
  readonly sharedExports: Readonly<Record<string, readonly string[]>>;
}

const provided = /^provide shared module \(default\) (.+)@[^@=]+ = (.+)$/;

/** @param stats statistics of a build without errors */
export function builtModules(stats: Stats): BuiltModules {
  const { modules: outermost } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    providedExports: true,
    ids: true,
    // parts of joined modules, which are left out otherwise
    orphanModules: true,
    dependentModules: true,
    cachedModules: true,
  });
  const modules = withNested(outermost);
  const sources = new Set(modules.flatMap((module) => module.nameForCondition ?? []));
  const sharedExports = modules.flatMap((module) => {
    const [, key, file] = provided.exec(module.identifier ?? '') ?? [];
    const names = modules.find(
      ({ nameForCondition, providedExports }) => nameForCondition === file && providedExports?.length,
    )?.providedExports;
    return key && names ? [[key, [...names].sort()] as const] : [];
  });
  return { sources: [...sources].sort(), sharedExports: Object.fromEntries(sharedExports) };
}

function withNested(modules: readonly StatsModule[] = []): StatsModule[] {
  return modules.flatMap((module) => [module, ...withNested(module.modules)]);
}
