import { endpoints } from '@learn/contracts';
import { reportError, rest } from '@learn/platform';
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
const largest = { read: 200, unread: 1000 };

/**
 * Marks everything unread of a list as read, also what is not on the screen yet.
 * @param filter narrows the list down, see `queryOf`
 * @returns ids of what was unread, for `markAllUnread`; after a failure, which is reported, those that were marked before it
 */
export async function markAllRead(filter: NotificationQuery): Promise<MarkedAll> {
  // what is being marked is none of those that are marked here
  await Promise.allSettled(underway);
  const ids: string[] = [];
  try {
    let delivered: number;
    do {
      const { all_list } = await markDeliveredRead({ ...filter, unread: 'true', max: largest.read });
      delivered = all_list.length;
      ids.push(...all_list.map(({ id }) => id));
    } while (delivered === largest.read);
    return { ids, isAll: true };
  } catch (error) {
    reportError(error, { area: 'notifications' });
    return { ids, isAll: false };
  } finally {
    $marked.set(new Set([...$marked.get(), ...ids]));
  }
}

/** What came of marking everything as read. */
export interface MarkedAll {
  /** of what is marked */
  readonly ids: readonly string[];
  /** false: something failed, and more is unread */
  readonly isAll: boolean;
}

/** Takes `markAllRead` back. @throws HttpError, TypeError when the network is gone */
export async function markAllUnread(ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += largest.unread)
    await rest.send(endpoints.unreadNotifications, {
      body: { ids: ids.slice(start, start + largest.unread) },
    });
  const undone = new Set(ids);
  $marked.set(new Set([...$marked.get()].filter((id) => !undone.has(id))));
}
