import type { RenderedPage } from '@learn/contracts';
import type { LiveReleases } from '../releases/liveReleases.ts';
import { type Combination, createCombination, type PageToRender } from './combination.ts';
import { createLogLimit, type WarnLog } from './logLimit.ts';
import { readSources } from './readSources.ts';
import { type RenderLimits, renderLimits } from './renderLimits.ts';
import type { RenderMetrics } from './renderMetrics.ts';

/** Renders first views in a process beside the server. */
export interface PageRenderer {
  /**
   * Loads what is live, unless that is done.
   * @param combinations what visitors may have: the first two are rendered, as each takes a process; the others only have canaries
   *   more than one
   */
  readonly prepare: (combinations: readonly LiveReleases[]) => void;
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

/** Combinations that are rendered at the same time: what nearly everybody has, and that with the widest canary. */
const renderedCombinations = 2;

/** Each combination of live versions renders in a process; the next takes over as soon as it is loaded. */
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
  let prepared: readonly LiveReleases[] = [];
  let unrendered: readonly LiveReleases[] = [];
  let closed = false;

  function combinationOf(releases: LiveReleases): Combination {
    const there = known.get(releases);
    if (there !== undefined) return there;
    const created = createCombination({
      limits: { ...renderLimits, ...limits },
      readSources: () => readSources(folder, releases),
      warmUp: () => warmUp(releases),
      log: warn,
    });
    known.set(releases, created);
    open.add(created);
    latest = releases;
    created.ready.then(closeReplaced);
    return created;
  }

  /** What nobody gets any more ends as soon as what replaces it can render. */
  async function closeReplaced(): Promise<void> {
    const kept = [...prepared, latest].flatMap((releases) => (releases && known.get(releases)) ?? []);
    await Promise.all(kept.map(({ ready }) => ready));
    await Promise.all([...open].filter((one) => !kept.includes(one)).map(close));
  }

  async function close(combination: Combination): Promise<void> {
    open.delete(combination);
    await combination.close();
  }

  return {
    prepare(combinations) {
      if (closed) return;
      prepared = combinations.slice(0, renderedCombinations);
      unrendered = combinations.slice(renderedCombinations);
      for (const releases of prepared) combinationOf(releases);
      latest = prepared[0];
      void closeReplaced();
    },
    async render(releases, wanted) {
      if (closed || unrendered.includes(releases)) return undefined;
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
