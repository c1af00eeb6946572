import { copyRequestHeader, courseSessionsCookie, safeNext } from '@learn/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { ensureCsrfCookie, keepLanguage } from '../authentication/cookies.ts';
import { errorReportingDsn } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { internalError } from '../errors.ts';
import { toAppError } from '../presentError.ts';
import { answerError } from '../registerErrors.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import { visitorGroup } from '../releases/visitorGroup.ts';
import { platformSettings } from '../settings/platformSettings.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { composePage, type SignedIn } from './composePage.ts';
import { createPageSources } from './createPageSources.ts';
import { earliestInputSource } from './earliestInput.ts';
import { entryRedirect } from './entryRedirect.ts';
import { unlessFailed } from './inlineData.ts';
import { matchMount } from './matchMount.ts';
import { pageAddress } from './pageAddress.ts';
import { createPreviewOf } from './previewOf.ts';
import { registerLinkTargets } from './registerLinkTargets.ts';
import { registerPageOperations } from './registerPageOperations.ts';
import { registerRenderer } from './registerRenderer.ts';
import { renderPage } from './renderPage.ts';
import { createNonce, sendErrorPage, sendHtml } from './sendHtml.ts';
import { switchedOn } from './switchedOn.ts';
import { visitorLanguage } from './visitorLanguage.ts';
import { withoutAdminPages } from './withoutAdminPages.ts';

/**
 * Answers every address that nobody else answers and that a browser opens: with the shell's HTML and the data of its
 * first screen (architecture §4), or with the way to the login. Unknown pages are the shell's to tell.
 */
export function registerPages(
  app: FastifyInstance,
  context: ServerContext,
  { releases: all, metrics }: { readonly releases: ReleaseStore; readonly metrics: Registry | undefined },
): void {
  const { config } = context;
  const store = switchedOn(all, platformSettings(config));
  const dsn = errorReportingDsn(config);
  const reports = dsn === undefined ? undefined : new URL(dsn).origin;
  const fileStore = createFileStore(config);
  const sourcesFor = createPageSources(app, context);
  const renderer = registerRenderer(app, { config, store, metrics });
  const previewOf = createPreviewOf(context.db);
  registerLinkTargets(app, { config, store, previewOf });
  registerPageOperations(app, { config, store, previewOf, sourcesFor });

  app.get('/*', { errorHandler: answerErrorPage }, async (request, reply) => {
    const url = pageAddress(request);
    if (!url) return reply.callNotFound();
    ensureCsrfCookie(request, reply, config);
    if (request.currentUser === undefined) speakLikeTheAddress(request, reply, url.pathname);
    const group = () => visitorGroup(request, reply, config);
    const preview = await previewOf(request);
    const [released, signedIn] = await Promise.all([
      store.readRegistry(group, preview),
      findSignedIn(request, url),
    ]);
    const releases = signedIn?.user.has_vbv_admin_access ? released : withoutAdminPages(released);
    if (!releases.shell) throw internalError(new Error(`No shell is published in ${config.RELEASES_DIR}`));
    const match = matchMount(releases, url.pathname);
    const elsewhere = entryRedirect({
      mode: config.APP_MODE,
      url,
      loggedIn: signedIn !== undefined,
      public: match?.mount.public ?? false,
      courseSessions: signedIn?.courseSessions ?? [],
    });
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    const { language, log } = request;
    const { data, files } = await composePage({
      config,
      releases,
      match,
      url,
      language,
      rememberedSessionIds: request.cookies[courseSessionsCookie]?.split('.') ?? [],
      signedIn,
      log,
    });
    const nonce = createNonce();
    const dataJson = JSON.stringify(data);
    // Code that nobody has released does not run here, and no process is started for one visitor. A copy is drawn later.
    const isDrawnByBrowser = released.preview !== undefined || copyRequestHeader in request.headers;
    const rendered = isDrawnByBrowser
      ? undefined
      : await renderer?.render(released, { page: dataJson, url, match });
    const html = renderPage({
      language,
      brand: data.brands[data.language],
      dataJson,
      files,
      nonce,
      loggedIn: signedIn !== undefined,
      chrome: match?.mount.chrome,
      rendered,
      preview: preview && released.preview && { ...released.preview, until: preview.until },
    });
    const script = rendered && earliestInputSource;
    const allowed = { reports, bucket: await fileStore.origin(), script };
    return sendHtml(request, reply, { html, nonce, allowed });
  });

  /** The browser keeps the language, so that the calls of the page are answered in it. */
  function speakLikeTheAddress(request: FastifyRequest, reply: FastifyReply, pathname: string): void {
    const language = visitorLanguage(pathname, request.language);
    if (language === request.language) return;
    request.language = language;
    keepLanguage(reply, config, language);
  }

  async function findSignedIn(request: FastifyRequest, url: URL): Promise<SignedIn | undefined> {
    if (!request.currentUser) return undefined;
    const sources = sourcesFor({ request, currentUser: request.currentUser });
    const [user, courseSessions, panels] = await Promise.all([
      sources.user(),
      sources.courseSessions(),
      url.pathname === '/' ? unlessFailed(request.log, 'dashboard', sources.dashboard) : undefined,
    ]);
    return { user, courseSessions, panels, sources, viewingUntil: request.currentUser.viewing?.until };
  }

  async function answerErrorPage(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const url = pageAddress(request);
    if (!url) return answerError(thrown, request, reply);
    const error = toAppError(thrown);
    request.log.error({ err: error.cause ?? error }, error.code);
    return sendErrorPage(request, reply, { config, thrown, retryPath: safeNext(url.pathname + url.search) });
  }
}
