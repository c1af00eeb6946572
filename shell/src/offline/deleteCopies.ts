import { copyCachePrefix } from '@learn/contracts';

/** Deletes the offline copies of all people but one. */
export async function deleteCopies(except?: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(copyCachePrefix) && name !== copyCachePrefix + except) await caches.delete(name);
}
