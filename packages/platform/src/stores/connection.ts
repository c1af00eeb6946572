import { atom, readonlyType } from 'nanostores';

/** Offline: the device has no network. Unreachable: it has one, and the server does not answer all the same. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** Seconds between two tries while the server does not answer. */
export const retrySeconds = 10;

const small = '/healthz';

const connectionStore = atom<Connection>('online');

/** Whether calls have a chance; written by the functions below only. */
export const $connection = readonlyType(connectionStore);

let doubt: (() => void) | undefined;

/**
 * Keeps `$connection` true: by what the browser says, and after a call that found no network by asking the server for
 * something small, again and again until it answers.
 * @param doubtful whether to ask at once, whatever the browser says, as on a page that was kept
 * @returns what ends it
 */
export function watchConnection(doubtful = false): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const check = async () => {
    clearTimeout(timer);
    asked += 1;
    const question = asked;
    const answers = await serverAnswers();
    if (question !== asked) return;
    if (answers) return connectionStore.set('online');
    connectionStore.set(navigator.onLine ? 'unreachable' : 'offline');
    timer = setTimeout(check, retrySeconds * 1000);
  };
  const changed = () => void check();
  doubt = () => {
    if ($connection.get() === 'online') void check();
  };
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  if (!navigator.onLine || doubtful) changed();
  return () => {
    asked += 1;
    clearTimeout(timer);
    doubt = undefined;
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** @returns whether the server answers something small now */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(small, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The browser's `fetch`, which also tells when it finds no network. Every call of the platform goes through it. */
export async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    // a call that was given up says nothing about the network
    if (error instanceof TypeError) doubt?.();
    throw error;
  }
}
