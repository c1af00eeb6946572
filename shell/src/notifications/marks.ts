import { reportError } from '@learn/platform';
import { markDeliveredRead, markNotificationRead } from '@learn/platform/shell';
import { atom } from 'nanostores';
import type { NotificationQuery } from './show.ts';

/** Ids of the notifications that were marked as read on this page, wherever they are shown. */
export const $marked = atom<ReadonlySet<string>>(new Set());

/** Marks on their way, which the server's list does not have yet. */
const underway = new Set<Promise<unknown>>();

/** Marks one as read, at once on the screen; a failure takes the mark back. @returns whether it worked */
export async function markRead(id: string): Promise<boolean> {
  $marked.set(new Set([...$marked.get(), id]));
  const sent = markNotificationRead(id);
  underway.add(sent);
  try {
    await sent;
    return true;
  } catch (error) {
    $marked.set(new Set([...$marked.get()].filter((other) => other !== id)));
    reportError(error, { area: 'notifications' });
    return false;
  } finally {
    underway.delete(sent);
  }
}

/** The server takes so many at a time. */
const largest = 200;

/**
 * Marks the first `count` of a list as read: those that are on the screen, and no others.
 * @param filter narrows the list down, see `queryOf`
 * @returns how many were unread
 * @throws HttpError, TypeError when the network is gone
 */
export async function markShownRead(filter: NotificationQuery, count: number): Promise<number> {
  // otherwise the first of the server's list are others than those on the screen
  await Promise.allSettled(underway);
  let changed = 0;
  for (let offset = 0; offset < count; offset += largest) {
    const max = Math.min(largest, count - offset);
    // of the unread ones, those of the last round are gone from the list
    const from = filter.unread === 'true' ? 0 : offset;
    const { all_list } = await markDeliveredRead({ ...filter, max, offset: from });
    const marked = $marked.get();
    changed += all_list.filter(({ id, unread }) => unread && !marked.has(id)).length;
    $marked.set(new Set([...marked, ...all_list.map(({ id }) => id)]));
  }
  return changed;
}
