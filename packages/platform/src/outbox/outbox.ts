import { hasLeft } from '../stores/drafts.ts';
import { ifAllowed } from '../stores/ifAllowed.ts';
import { $user } from '../stores/user.ts';
import { newEntry } from './newEntry.ts';
import { type Delivery, outboxPrefix, type Write } from './waitingWrites.ts';

let isLoaded = false;

/**
 * Sends a write in its turn: at once, unless there is no network, no login or no server. Then it is kept in local storage
 * for this person, survives everything but a logout, and is sent later by one of the tabs.
 * @throws the server's refusal (HttpError, or the error of the mutation), which is not kept; a mutation whose answer holds
 *   `errors` is refused, too (HttpError validation_failed with its `fields`); and whatever prevented the sending where the
 *   storage is forbidden or full
 */
export async function deliver<Answer>(write: Write): Promise<Delivery<Answer>> {
  if (!isLoaded) keepUntilLoaded(write);
  const { outboxOfPerson } = await loadOutbox();
  return (await outboxOfPerson().deliver(write)) as Delivery<Answer>;
}

/** Puts another write, or the same again, in the place of one that waits or was not taken, and sends it in its turn. */
export async function resolveWaiting(key: string, write: Write): Promise<void> {
  (await loadOutbox()).outboxOfPerson().resolve(key, write);
}

/** Gives up the pending writes. */
export async function dropWaiting(key: string): Promise<void> {
  (await loadOutbox()).outboxOfPerson().drop(key);
}

/** Sends the pending writes, e.g. after a login in another tab. It costs nothing where there are none. */
export async function sendWaiting(): Promise<void> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith('outbox:')))
      (await loadOutbox()).outboxOfPerson().resume();
  } catch {
    // a forbidden storage holds nothing, and a file that cannot be had comes with the next page
  }
}

/** Fetches what sends, before the network may be gone. */
export async function loadOutbox() {
  const loaded = await import('./personOutbox.ts');
  isLoaded = true;
  return loaded;
}

/** A page that goes away before the file is there leaves the write to the next one. Otherwise the outbox puts its own entry in this place. */
function keepUntilLoaded(write: Write): void {
  const userId = $user.get()?.id;
  if (userId === undefined || hasLeft(userId)) return;
  const now = Date.now();
  const entry = newEntry(write, { order: now, now, shown: false });
  ifAllowed(() => localStorage.setItem(outboxPrefix(userId) + write.key, JSON.stringify(entry)), undefined);
}
