import type { PageData } from '@learn/contracts';
import { reportError, sendWaiting } from '@learn/platform';
import {
  $pageTaken,
  addTexts,
  loadLinkTargets,
  loadParts,
  mountOfAddress,
  opensChosenSessions,
  pageData,
  RemoteUnavailable,
  runningVersion,
  startClock,
  startComposition,
  startNotificationPolling,
  startPlatform,
  startRemoteReports,
  switchCourseSession,
  watchConnection,
} from '@learn/platform/shell';
import { getInstance } from '@module-federation/enhanced/runtime';
import { type ErrorInfo, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { loadDataClientOnInput } from './composition/dataClientOnInput.ts';
import { federationRuntime } from './composition/federationRuntime.ts';
import { integrityPlugin } from './composition/integrityPlugin.ts';
import { limitScripts } from './composition/ownScripts.ts';
import { startServiceWorker } from './offline/startServiceWorker.ts';
import { pages } from './pages.ts';
import { pause } from './pause.ts';
import { loadFirstRoutes, startRouter } from './router.tsx';
import { startSession } from './session/startSession.ts';
import { measureLater } from './telemetry/measureLater.ts';
import { startErrorReporting } from './telemetry/startErrorReporting.ts';
import { textFiles } from './texts.ts';

/**
 * Starts the page, in stages with pauses between them.
 * @param endEarlyInput called once the page is React's; undefined on a page that the server has not drawn
 */
export async function start(endEarlyInput: (() => void) | undefined): Promise<void> {
  const began = performance.now();
  limitScripts();
  startErrorReporting();
  const page = pageData();
  const taken = untilTaken();
  await startPlatform(
    page,
    pages.map(({ path }) => path),
    taken,
  );
  await addTexts('shell', textFiles);
  await pause();
  getInstance()?.registerPlugins([integrityPlugin()]);
  startComposition(federationRuntime);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const loaded = isFirstView(root, page)
    ? await loadFirstRoutes(location.pathname, partsOf(root))
    : undefined;
  await pause();
  const router = startRouter(loaded);
  startSession(router);
  watchConnection(page.copiedAt !== undefined);
  await pause();
  const app = <App router={router} />;
  if (loaded && runsLive()) takeOver(root, app, endEarlyInput);
  else {
    // its code has come with the shell's: without it the header of visitors would stand there for a moment
    if (page.user) await loadParts(['shell/SignedInLayout']).catch(() => undefined);
    root.replaceChildren();
    endEarlyInput?.();
    createRoot(root).render(app);
  }
  await taken;
  const first = {
    pathname: router.state.location.pathname,
    shell_start: began,
    first_render: performance.now(),
  };
  afterFirstPaint(() => {
    startRest();
    measureLater(router, first);
  });
}

function untilTaken(): Promise<void> {
  return new Promise((resolve) => {
    $pageTaken.listen((taken) => taken && resolve());
  });
}

/** Whether the HTML shows what this tab would draw now. A copy for offline of an earlier release shows another moment. */
function isFirstView(root: HTMLElement, page: PageData): boolean {
  const named = new URLSearchParams(location.search).get('courseSessionId');
  if (named !== null) switchCourseSession(named);
  return (
    'rendered' in root.dataset && page.copiedAt === undefined && opensChosenSessions(page.chosenSessionIds)
  );
}

/** The server has drawn the live version of the remote; the last good one, which stands in for it, may draw otherwise. */
function runsLive(): boolean {
  const remote = mountOfAddress(location.pathname)?.remote.descriptor;
  return remote === undefined || runningVersion(remote.name) === remote.version;
}

/** Ids of the lazily loaded parts that the server has drawn. */
function partsOf({ dataset: { rendered = '' } }: HTMLElement): readonly string[] {
  return rendered.split(' ');
}

/** Goes on with what the server has drawn; what the person presses meanwhile is not kept waiting. */
function takeOver(root: HTMLElement, app: ReactNode, endEarlyInput: (() => void) | undefined): void {
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportHydration }));
  $pageTaken.listen(() => endEarlyInput?.());
}

/** What nobody waits for. What is sent changes answers, which would not be those that the server has drawn. */
function startRest(): void {
  void sendWaiting();
  startClock();
  loadDataClientOnInput();
  void loadLinkTargets();
  startNotificationPolling();
  startRemoteReports();
  startServiceWorker();
}

/** What the server left to the browser is no fault of the page, and a remote that cannot be had has been reported. */
function reportHydration(error: unknown, { componentStack }: ErrorInfo): void {
  const leftOut = error instanceof Error && error.message.includes('#419');
  const isUnavailable = error instanceof Error && error.cause instanceof RemoteUnavailable;
  if (!leftOut && !isUnavailable)
    reportError(error, { area: 'hydration', componentStack: componentStack ?? '' });
}
