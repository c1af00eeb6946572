import { $user, loadOutbox } from '@learn/platform';
import { loadDataClient } from '@learn/platform/apollo';
import type { DataRouter } from 'react-router';
import { openDocumentsOffline } from './documentsOffline.ts';
import { keepLearningPages } from './keepLearningPages.ts';
import { loadOfflinePart } from './OfflineWatch.tsx';

/** Prepares for the loss of the network while it is there: what sends and tells is fetched, learning pages are kept. */
export async function workOffline(router: DataRouter, person: string): Promise<void> {
  const stopOpening = openDocumentsOffline(router);
  // each says so itself where it is needed and could not be had
  await Promise.allSettled([loadOutbox(), loadDataClient(), loadOfflinePart(), import('@learn/ui/overlay')]);
  const stopKeeping = keepLearningPages(person);
  const stopListening = $user.listen((user) => {
    if (user?.id === person) return;
    stopListening();
    stopKeeping();
    stopOpening();
  });
}
