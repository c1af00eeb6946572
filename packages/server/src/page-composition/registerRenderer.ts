import path from 'node:path';
import type { RenderedPage } from '@learn/contracts';
import { languages } from '@learn/domain';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { createPageRenderer } from '../page-rendering/pageRenderer.ts';
import { type RenderLimits, renderLimits } from '../page-rendering/renderLimits.ts';
import { createRenderMetrics } from '../page-rendering/renderMetrics.ts';
import type { LiveReleases } from '../releases/liveReleases.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import { composePage } from './composePage.ts';
import { type MountMatch, matchMount } from './matchMount.ts';

/** A page as it was composed. */
export interface ComposedView {
  /** the `PageData` as JSON */
  readonly page: string;
  readonly url: URL;
  readonly match: MountMatch | undefined;
}

export interface ViewRenderer {
  /** Never rejects. @returns undefined where the page is to go out without its contents */
  readonly render: (releases: LiveReleases, view: ComposedView) => Promise<RenderedPage | undefined>;
}

interface Surroundings {
  readonly config: Config;
  readonly store: ReleaseStore;
  readonly metrics: Registry | undefined;
}

/** Pages are prepared for a new release when somebody has seen it, or after this time. */
const lookMillis = 2000;

/** Rounds of the pages that compile what every page runs. */
const warmUpRounds = 5;

/**
 * The renderer of first views, from the moment that the server listens until it closes.
 * @returns undefined where pages are not rendered
 */
export function registerRenderer(
  app: FastifyInstance,
  { config, store, metrics }: Surroundings,
): ViewRenderer | undefined {
  if (!config.RENDER_PAGES) return undefined;
  const renderer = createPageRenderer({
    folder: path.resolve(config.RELEASES_DIR),
    log: app.log,
    metrics: createRenderMetrics(metrics),
    limits: limitsOf(config),
    warmUp: (releases) => nobodysPages(releases, { config, log: app.log }),
  });
  const prepare = async () => renderer.prepare(await store.readCombinations());
  let look: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    await prepare();
    look = setInterval(prepare, lookMillis).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(look);
    await renderer.close();
  });

  return {
    async render(releases, { page, url, match }) {
      if (match?.mount.render === 'browser') return undefined;
      const mount = match === undefined ? 'none' : `${match.owner} ${match.mount.path}`;
      return renderer.render(releases, { page, address: url.pathname + url.search, mount });
    },
  };
}

/** A page that may take long is no page that hangs. */
function limitsOf({
  RENDER_TIME_LIMIT,
}: Config): Pick<RenderLimits, 'pageMillis' | 'renderMillis' | 'longestRenderMillis'> {
  const pageMillis = RENDER_TIME_LIMIT * 1000;
  return {
    pageMillis,
    renderMillis: Math.max(renderLimits.renderMillis, pageMillis),
    longestRenderMillis: Math.max(renderLimits.longestRenderMillis, pageMillis),
  };
}

/** The login, in every language. */
async function nobodysPages(
  releases: LiveReleases,
  { config, log }: { config: Config; log: FastifyInstance['log'] },
) {
  const url = new URL('/login-local', config.PUBLIC_URL);
  const match = matchMount(releases, url.pathname);
  const visit = { config, releases, match, url, rememberedSessionIds: [], signedIn: undefined, log };
  const pages = await Promise.all(
    languages.map(async (language) => {
      const { data } = await composePage({ ...visit, language });
      return { page: JSON.stringify(data), address: url.pathname };
    }),
  );
  return Array.from({ length: warmUpRounds }, () => pages).flat();
}
