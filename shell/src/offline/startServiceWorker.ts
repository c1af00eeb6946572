import type { OfflineMessage } from '@learn/contracts';
import { $language, pageData } from '@learn/platform';
import { afterFirstPaint } from '../afterFirstPaint.ts';

/**
 * Gives the browser a page that it can show without a network, and tells it in which language. A new version waits until
 * the tabs of the old one are closed. Where configuration forbids it nothing is done here: the server then sends a
 * script that removes what an earlier visit left.
 */
export function startServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!pageData().serviceWorker || !serviceWorker) return;
  afterFirstPaint(() => {
    // a comfort: whoever cannot have it today tries again with the next page
    register(serviceWorker).catch(() => undefined);
  });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  await container.register('/service-worker.js');
  const registration = await container.ready;
  $language.subscribe((language) => registration.active?.postMessage({ language } satisfies OfflineMessage));
}
