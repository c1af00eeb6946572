import type { OfflineMessage } from '@learn/contracts';
import { $language, $user, reportError } from '@learn/platform';
import { pageData } from '@learn/platform/shell';
import { afterFirstPaint, whenQuiet } from '../afterFirstPaint.ts';
import { loadOfflinePart } from './OfflineWatch.tsx';

// who dictates presses no key
const inputs = ['pointermove', 'pointerdown', 'keydown', 'input'];

/**
 * Registers the service worker, tells it language and person, and after the first input starts the offline copies. A new
 * version waits until the tabs of the old one are closed. Where configuration forbids it nothing is done here: the server
 * then sends a script that deletes what an earlier visit left.
 */
export function startServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!pageData().serviceWorker || !serviceWorker) return;
  // on an offline copy a link may be pressed at once
  if (pageData().copiedAt) work().catch((error: unknown) => reportError(error, { area: 'offline' }));
  afterFirstPaint(() => {
    // the platform works without it, and the next page tries again
    register(serviceWorker).catch(() => undefined);
  });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  await container.register('/service-worker.js');
  const registration = await container.ready;
  $language.subscribe((language) =>
    registration.active?.postMessage({ language, person: $user.get()?.id } satisfies OfflineMessage),
  );
  if (pageData().copiedAt) return;
  // nothing more is fetched before the person does something
  await firstInput();
  await new Promise<void>(whenQuiet);
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
