import type { ErrorBody, FieldError } from '@learn/contracts';
import { mutate } from '../apollo/hooks.ts';
import { HttpError } from '../rest/HttpError.ts';
import type { Received } from '../rest/Received.ts';
import { sendTo } from '../rest/rest.ts';
import { $connection } from '../stores/connection.ts';
import { hasLeft } from '../stores/drafts.ts';
import { canAskByItself } from '../stores/loginMissing.ts';
import { $user } from '../stores/user.ts';
import { createOutbox, type Outbox, type Outcome } from './createOutbox.ts';
import { createEntryStore } from './entryStore.ts';
import {
  $outbox,
  type OutboxRequest,
  outboxPrefix,
  publishSent,
  publishWaiting,
  tellDelivered,
} from './waitingWrites.ts';

export { keepWatched } from './keepWatched.ts';

interface Own {
  readonly userId: string;
  readonly outbox: Outbox;
  readonly close: () => void;
}

let own: Own | undefined;

/** What a visitor does is sent, and kept by nothing; nor is what a page still does whose person has left in another tab. */
const visitors: Outbox = {
  deliver: async ({ request }) => ({ state: 'sent', ...(await send(request)) }),
  resolve: () => undefined,
  drop: () => undefined,
  resume: () => undefined,
  refresh: () => undefined,
  hear: () => undefined,
  stop: () => undefined,
};

/** The outbox of the person who is logged in. */
export function outboxOfPerson(): Outbox {
  const loggedIn = $user.get()?.id;
  const userId = loggedIn !== undefined && hasLeft(loggedIn) ? undefined : loggedIn;
  if (own && own.userId === userId) return own.outbox;
  own?.close();
  own = userId === undefined ? undefined : open(userId);
  own?.outbox.resume();
  return own?.outbox ?? visitors;
}

function open(userId: string): Own {
  const name = outboxPrefix(userId);
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const outbox = createOutbox({
    store: createEntryStore(name),
    send,
    exclusively: exclusively(name),
    canSend: canAskByItself,
    publish(waiting) {
      if (waiting.length > 0 || $outbox.get().length > 0) publishWaiting(waiting);
    },
    tellOtherTabs: (outcome) => channel?.postMessage(outcome),
    tellSent: publishSent,
    tellDelivered,
    now: Date.now,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<Outcome>) => outbox.hear(asThrown(data)));
  const changed = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(name)) outbox.refresh();
  };
  window.addEventListener('storage', changed);
  const stopListening = $connection.listen((connection) => connection === 'online' && outbox.resume());
  return {
    userId,
    outbox,
    close() {
      outbox.stop();
      channel?.close();
      window.removeEventListener('storage', changed);
      stopListening();
    },
  };
}

async function send(request: OutboxRequest): Promise<Received<unknown>> {
  if (request.kind === 'mutation')
    return { answer: taken(await mutate(request.document, request.variables)) };
  const { method, path: address, changes, body } = request;
  return sendTo({ method, address, changes, body });
}

/**
 * The answer of a mutation.
 * @throws HttpError validation_failed where it says what is wrong with what was sent
 */
function taken(data: unknown): unknown {
  const payloads = Object.values(data ?? {}) as ({ readonly errors?: readonly FieldError[] | null } | null)[];
  const fields = payloads.flatMap((payload) => payload?.errors ?? []);
  if (fields.length === 0) return data;
  const message = [...new Set(fields.flatMap(({ messages }) => messages))].join(' ');
  throw refusedWith({ code: 'validation_failed', message, fields });
}

function refusedWith(body: Partial<ErrorBody>): HttpError {
  return new HttpError(new Response(null, { status: 400 }), body);
}

/** One tab at a time where the browser can do that; a tab by itself in any case. */
function exclusively(name: string): (run: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (run) => {
    const turn = last.then(() => (navigator.locks ? navigator.locks.request(name, run) : run()));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** What the server said in another tab is thrown here as if it had been said to this one. */
function asThrown(outcome: Outcome): Outcome {
  if (outcome.error === undefined) return outcome;
  const { explanation: message, ...body } = outcome.error as Partial<HttpError>;
  return { ...outcome, error: refusedWith({ ...body, message }) };
}

// another person's outbox is not this one's
$user.listen((user) => {
  if (own && own.userId !== user?.id) outboxOfPerson();
});
