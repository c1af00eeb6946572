import { keptCachePrefix } from '@learn/contracts';

/** Removes the kept pages of everybody but one person. */
export async function forgetPages(except?: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(keptCachePrefix) && name !== keptCachePrefix + except) await caches.delete(name);
}
