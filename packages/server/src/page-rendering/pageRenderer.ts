import type { RenderedPage } from '@learn/contracts';
import type { LiveReleases } from '../releases/releaseStore.ts';
import { type Combination, createCombination, type PageToRender } from './combination.ts';
import { createLogLimit, type WarnLog } from './logLimit.ts';
import { readSources } from './readSources.ts';
import { type RenderLimits, renderLimits } from './renderLimits.ts';
import type { RenderMetrics } from './renderMetrics.ts';

/** Renders first views in a process beside the server. */
export interface PageRenderer {
  /** Loads what is live, unless that is done. */
  readonly prepare: (releases: LiveReleases) => void;
  /** Never rejects. @returns undefined where the page is to go out without its contents, 150 ms after the call at the latest */
  readonly render: (releases: LiveReleases, wanted: PageToRender) => Promise<RenderedPage | undefined>;
  /** Ends the processes. */
  readonly close: () => Promise<void>;
}

export interface PageRendererOptions {
  /** folder of releases */
  readonly folder: string;
  readonly log: WarnLog;
  readonly metrics: RenderMetrics;
  /** pages of nobody, rendered before the first real one */
  readonly warmUp: (releases: LiveReleases) => Promise<readonly Omit<PageToRender, 'mount'>[]>;
  readonly limits: Pick<RenderLimits, 'pageMillis'> & Partial<RenderLimits>;
}

/** One combination of live versions renders; the next takes over as soon as it is loaded. */
export function createPageRenderer({
  folder,
  log,
  metrics,
  warmUp,
  limits,
}: PageRendererOptions): PageRenderer {
  const known = new WeakMap<LiveReleases, Combination>();
  const open = new Set<Combination>();
  const warn = createLogLimit(log);
  let latest: LiveReleases | undefined;
  let closed = false;

  function combinationOf(releases: LiveReleases): Combination {
    const there = known.get(releases);
    if (there !== undefined) return there;
    const before = [...open];
    const created = createCombination({
      limits: { ...renderLimits, ...limits },
      readSources: () => readSources(folder, releases),
      warmUp: () => warmUp(releases),
      log: warn,
    });
    known.set(releases, created);
    open.add(created);
    latest = releases;
    created.ready.then(() => before.map(close));
    return created;
  }

  async function close(combination: Combination): Promise<void> {
    open.delete(combination);
    await combination.close();
  }

  return {
    prepare(releases) {
      if (!closed && releases !== latest) combinationOf(releases);
    },
    async render(releases, wanted) {
      if (closed) return undefined;
      const outcome = await combinationOf(releases).render(wanted);
      metrics.count(outcome);
      if (outcome.kind !== 'rendered') return undefined;
      for (const failure of outcome.page.failures)
        warn({ mount: wanted.mount, reason: failure }, 'A part of a page could not be rendered');
      return outcome.page;
    },
    async close() {
      closed = true;
      await Promise.all([...open].map(close));
    },
  };
}
