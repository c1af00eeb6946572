import type { OfflineMessage } from '@learn/contracts';
import { $language, $user, pageData } from '@learn/platform';
import { afterFirstPaint } from '../afterFirstPaint.ts';
import { router } from '../router.tsx';
import { forgetPages } from './forgetPages.ts';

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Gives the browser a page that it can show without a network, and tells it in which language; for a person it keeps the
 * pages with which she learns. A new version waits until the tabs of the old one are closed. Where configuration forbids
 * it nothing is done here: the server then sends a script that removes what an earlier visit left.
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
  const person = $user.get()?.id;
  if (person === undefined && !hasLeft()) return;
  await forgetPages(person);
  if (person === undefined) return;
  $user.listen((user) => user?.id === person || void forgetPages());
  // nothing more is fetched before somebody does something; a page without network has no time to lose
  if (!pageData().keptAt) await firstInput();
  const { workOffline } = await import('./workOffline.ts');
  await workOffline(router(), person);
}

/** Whether the last person has logged out on purpose; one whose login has only ended finds her pages again. */
function hasLeft(): boolean {
  try {
    return localStorage.getItem('signedIn')?.includes('"userId":null') === true;
  } catch {
    return false;
  }
}

function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const heard = () => {
      stop.abort();
      resolve();
    };
    for (const input of inputs) window.addEventListener(input, heard, { passive: true, signal: stop.signal });
  });
}
