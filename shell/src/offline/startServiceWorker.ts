import type { OfflineMessage } from '@learn/contracts';
import { $language, $user, reportError } from '@learn/platform';
import { pageData } from '@learn/platform/shell';
import { afterFirstPaint } from '../afterFirstPaint.ts';
import { loadOfflinePart } from './OfflineWatch.tsx';

const inputs = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Gives the browser a page that it can show without a network, and tells it in which language and for whom; for a person it keeps the
 * pages with which she learns. A new version waits until the tabs of the old one are closed. Where configuration forbids
 * it nothing is done here: the server then sends a script that removes what an earlier visit left.
 */
export function startServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!pageData().serviceWorker || !serviceWorker) return;
  // nobody waits on a page without network before pressing a link
  if (pageData().keptAt) work().catch((error: unknown) => reportError(error, { area: 'offline' }));
  afterFirstPaint(() => {
    // a comfort: whoever cannot have it today tries again with the next page
    register(serviceWorker).catch(() => undefined);
  });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  await container.register('/service-worker.js');
  const registration = await container.ready;
  $language.subscribe((language) =>
    registration.active?.postMessage({ language, person: $user.get()?.id } satisfies OfflineMessage),
  );
  if (pageData().keptAt) return;
  // nothing more is fetched before somebody does something
  await firstInput();
  await work();
}

async function work(): Promise<void> {
  await (await loadOfflinePart()).workOffline();
}

function firstInput(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const input of inputs) window.addEventListener(input, resolve, { once: true, passive: true });
  });
}
