import {
  addTexts,
  pageData,
  startComposition,
  startNotificationPolling,
  startPlatform,
  startRemoteReports,
  watchConnection,
} from '@learn/platform/shell';
import { GlobalStyle } from '@learn/ui';
import { StyleSheetManager } from '@learn/ui/styled';
import { getInstance } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadDataClientOnInput } from './composition/dataClientOnInput.ts';
import { federationRuntime } from './composition/federationRuntime.ts';
import { integrityPlugin } from './composition/integrityPlugin.ts';
import { startServiceWorker } from './offline/startServiceWorker.ts';
import { pages } from './pages.ts';
import { startRouter } from './router.tsx';
import { startSession } from './session/startSession.ts';
import { startErrorReporting } from './telemetry/startErrorReporting.ts';
import { textFiles } from './texts.ts';

async function start(): Promise<void> {
  startErrorReporting();
  const page = pageData();
  await startPlatform(
    page,
    pages.map(({ path }) => path),
  );
  await addTexts('shell', textFiles);
  getInstance()?.registerPlugins([integrityPlugin()]);
  startComposition(federationRuntime);
  const router = startRouter();
  startSession(router);
  loadDataClientOnInput();
  startNotificationPolling();
  watchConnection(page.copiedAt !== undefined);
  startRemoteReports();
  startServiceWorker();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StyleSheetManager nonce={styleNonce()}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </StyleSheetManager>,
  );
}

/** The page's nonce, without which the content security policy would refuse our style elements. */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}

void start();
