import { $user, reportError } from '@learn/platform';
import { loadDataClient } from '@learn/platform/apollo';
import { loadOutbox, openDocumentsOffline } from '@learn/platform/shell';
import { forgetPages } from './forgetPages.ts';
import { makeOfflineCopies } from './makeOfflineCopies.ts';

/**
 * Prepares for the loss of the network while it is there: what sends is fetched, pages that are read offline are copied for the person;
 * what was kept for anybody else goes, and everything at a logout.
 */
export async function workOffline(): Promise<void> {
  const person = $user.get()?.id;
  if (person === undefined) return hasLeft() ? forget() : undefined;
  // first of all: on a page that was kept the next link may be pressed at once
  const stopOpening = openDocumentsOffline();
  await forget(person);
  if ($user.get()?.id !== person) return stopOpening();
  const stopListening = $user.listen((user) => {
    if (user?.id === person) return;
    stopListening();
    stopOpening();
    stopKeeping();
    void forget();
  });
  const stopKeeping = makeOfflineCopies(person);
  // each says so itself where it is needed and could not be had
  await Promise.allSettled([loadOutbox(), loadDataClient()]);
}

async function forget(except?: string): Promise<void> {
  await forgetPages(except).catch((error: unknown) => reportError(error, { area: 'offline' }));
}

/** Whether the last person has logged out on purpose; one whose login has only ended finds her pages again. */
function hasLeft(): boolean {
  try {
    return localStorage.getItem('signedIn')?.includes('"userId":null') === true;
  } catch {
    return false;
  }
}
