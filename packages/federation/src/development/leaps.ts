import path from 'node:path';

/** From the last build without errors to the last one with: a page at the first may pretend that it is at the second. */
export interface Leap {
  readonly from: string;
  readonly to: string;
}

interface Build {
  /** files that have changed since the build before, and folders */
  readonly changed: readonly string[];
  readonly broken: boolean;
}

/**
 * Finds out which broken builds a page can leave out. The bundler leads a page from each build to the next only; a broken build lacks all that
 * the broken file imports, and federation cannot bring back a shared module that an update took away. While one file alone
 * was changed, the update that repairs it holds all that is needed.
 */
export function createLeaps(): {
  /** @returns all leaps so far: a page may lag behind by more than one build */
  readonly next: (build: string, facts: Build) => readonly Leap[];
} {
  const leaps: Leap[] = [];
  let good: string | undefined;
  let lastBroken: string | undefined;
  const files = new Set<string>();
  return {
    next(build, { changed, broken }) {
      if (broken) {
        lastBroken = build;
        for (const file of changed) if (path.extname(file) !== '') files.add(file);
      } else {
        if (good && lastBroken && files.size === 1) leaps.push({ from: good, to: lastBroken });
        good = build;
        lastBroken = undefined;
        files.clear();
      }
      return [...leaps];
    },
  };
}
