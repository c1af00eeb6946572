import { $user, reportError } from '@learn/platform';
import { loadDataClient } from '@learn/platform/apollo';
import { loadOutbox, openDocumentsOffline } from '@learn/platform/shell';
import { deleteCopies } from './deleteCopies.ts';
import { makeOfflineCopies } from './makeOfflineCopies.ts';

/**
 * Prepares for the loss of the network while it is there: fetches what sends, and copies the pages that are read offline.
 * Copies of other people are deleted, and all copies at a logout.
 */
export async function workOffline(): Promise<void> {
  const person = $user.get()?.id;
  if (person === undefined) return hasLeft() ? forget() : undefined;
  // first of all: on an offline copy the next link may be pressed at once
  const stopOpening = openDocumentsOffline();
  await forget(person);
  if ($user.get()?.id !== person) return stopOpening();
  const stopListening = $user.listen((user) => {
    if (user?.id === person) return;
    stopListening();
    stopOpening();
    stopCopying();
    void forget();
  });
  const stopCopying = makeOfflineCopies(person);
  // each reports by itself where it is needed and missing
  await Promise.allSettled([loadOutbox(), loadDataClient()]);
}

async function forget(except?: string): Promise<void> {
  await deleteCopies(except).catch((error: unknown) => reportError(error, { area: 'offline' }));
}

/** Whether the last person has logged out on purpose; after a login that ran out the copies stay. */
function hasLeft(): boolean {
  try {
    return localStorage.getItem('signedIn')?.includes('"userId":null') === true;
  } catch {
    return false;
  }
}
