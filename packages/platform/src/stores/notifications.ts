import { type AnswerOf, endpoints, type NotificationList, type QueryOf } from '@learn/contracts';
import { atom, readonlyType } from 'nanostores';
import { markChanged, onStale } from '../freshness.ts';
import { rest } from '../rest/rest.ts';
import { reportError } from '../telemetry/telemetry.ts';
import { $loginMissing, setLoginMissing } from './loginMissing.ts';
import { $user } from './user.ts';

/** Seconds between two questions for the unread count (specification §9). */
export const pollingSeconds = 150;

const unreadCountStore = atom<number | undefined>(undefined);

/** How many notifications of the person are unread; undefined while that is not known. */
export const $unreadCount = readonlyType(unreadCountStore);

const unreadMessagesStore = atom<number | undefined>(undefined);

/** In how many of the person's threads there are unread messages; undefined while that is not known. */
export const $unreadMessages = readonlyType(unreadMessagesStore);

/** The counts that came with the page, or with an answer; undefined when nothing is known any more. */
export function setUnreadCounts(counts: AnswerOf<typeof endpoints.unreadCount> | undefined): void {
  unreadCountStore.set(counts?.unread_count);
  unreadMessagesStore.set(counts?.unread_messages);
}

/**
 * Keeps `$unreadCount` and `$unreadMessages` fresh from login to logout (specification §4, domain decisions §12): every 150 seconds while the
 * tab is visible, and at once when it becomes visible again or the login is back and the count is older than that; not while the login is
 * missing.
 * @returns what ends it
 */
export function startNotificationPolling(): () => void {
  let stop: (() => void) | undefined;
  const unsubscribe = $user.subscribe((user) => {
    if (user && !stop) stop = poll();
    if (user || !stop) return;
    stop();
    stop = undefined;
    setUnreadCounts(undefined);
    setLoginMissing(false);
  });
  return () => {
    unsubscribe();
    stop?.();
  };
}

function poll(): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const ask = async (reload: boolean) => {
    clearTimeout(timer);
    asked = Date.now();
    // what fails is asked again next time; nobody waits for it
    await loadUnreadCount({ reload }).catch(() => undefined);
    if (!ended) schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    if ($loginMissing.get()) return;
    const due = () => document.visibilityState === 'visible' && void ask(true);
    timer = setTimeout(due, asked + pollingSeconds * 1000 - Date.now());
  };
  document.addEventListener('visibilitychange', schedule);
  const stopListening = $loginMissing.listen(schedule);
  // the first count has come with the page
  void ask(false);
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
    stopListening();
  };
}

let questions = 0;

/** Asks for the unread counts. @throws HttpError, TypeError when the network is gone */
export async function loadUnreadCount({ reload = true }: { reload?: boolean } = {}): Promise<void> {
  questions += 1;
  const question = questions;
  const counts = await rest.get(endpoints.unreadCount, {}, { reload });
  // an answer that was overtaken by another, or by a mark, is older than what is known
  if (question === questions && $user.get()) setUnreadCounts(counts);
}

/** Marks one notification as read; the count goes down at once, and comes from the server again after a failure. */
export async function markNotificationRead(id: string): Promise<void> {
  questions += 1;
  const count = $unreadCount.get();
  if (count !== undefined) unreadCountStore.set(Math.max(0, count - 1));
  try {
    // the page may be left by the same click
    await rest.send(endpoints.readNotification, { params: { id } }, { keepalive: true });
  } catch (error) {
    await loadUnreadCount().catch(() => undefined);
    throw error;
  }
}

/**
 * Marks the notifications that the given question delivers, and no others (domain decisions §12).
 * @param question which part of the list
 * @returns what was delivered, as it was before
 * @throws HttpError, TypeError when the network is gone
 */
export async function markDeliveredRead(
  question: Omit<QueryOf<typeof endpoints.notifications>, 'mark_as_read'>,
): Promise<NotificationList> {
  const query = { ...question, mark_as_read: 'true' } as const;
  const delivered = await rest.get(endpoints.notifications, { query }, { reload: true });
  // the only question that changes something
  markChanged(['unread']);
  await loadUnreadCount().catch((error: unknown) => reportError(error, { area: 'notifications' }));
  return delivered;
}

onStale(endpoints.unreadCount.reads, () => $user.get() && loadUnreadCount({ reload: false }));
