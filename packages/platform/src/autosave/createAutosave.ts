import type { Delivery } from '../outbox/waitingWrites.ts';
import { isRefusal, problemOf } from '../problemOf.ts';

/** Milliseconds without a change after which it is saved (domain decisions §7). */
export const savePauseMs = 800;
/** Milliseconds until the next try after a failure. */
export const retryPauseMs = 5_000;

/** waiting: kept in the outbox until the network is back · failed: not possible at present · refused: not until it is changed */
export type AutosavePhase = 'idle' | 'saving' | 'waiting' | 'failed' | 'refused';

/** again: save what is pending now · retry: the phase `failed`, and another try after a pause */
export type AfterFailure = 'again' | 'retry' | Exclude<AutosavePhase, 'saving' | 'waiting'>;

export interface AutosaveOptions<Change, Answer> {
  /** What is to be saved; undefined for nothing. */
  readonly pending: () => Change | undefined;
  /** Sends a change, or leaves it in the outbox. @throws what the server refuses, or what prevented the sending */
  readonly send: (change: Change) => Promise<Delivery<Answer>>;
  /** Takes the server's answer; `pending` no longer names what is saved. */
  readonly onSaved: (change: Change, answer: Answer) => void;
  /**
   * Decides what follows a failure; left out: a refused change waits for the next change, anything else is tried again.
   * @param change undefined for a write that came back from the outbox
   */
  readonly onFailure?: ((error: unknown, change: Change | undefined) => AfterFailure) | undefined;
  /** Removes a waiting write from the outbox, as it was undone. @returns false where it is being sent already */
  readonly withdraw?: () => boolean;
  /** Called when a save finds nothing to do. */
  readonly onNothing?: () => void;
  readonly onPhase?: (phase: AutosavePhase) => void;
}

/**
 * Saves changes after a pause, one call at a time. It knows nothing of what is saved: the options say what is pending, send
 * it, and decide what follows a failure.
 * @param options of this moment
 */
export function createAutosave<Change, Answer>(options: () => AutosaveOptions<Change, Answer>) {
  let phase: AutosavePhase = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight = false;
  let again = false;
  let started = false;

  function setPhase(next: AutosavePhase): void {
    phase = next;
    options().onPhase?.(next);
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** Saves after a pause that begins anew with each call; nothing once the page is gone, where the draft waits. */
  function schedule(milliseconds = savePauseMs): void {
    cancel();
    if (!started) return;
    timer = setTimeout(() => {
      timer = undefined;
      void save();
    }, milliseconds);
  }

  /** Saves what is pending; during another save afterwards. Never rejects. */
  async function save(): Promise<void> {
    cancel();
    if (inFlight) {
      again = true;
      return;
    }
    const change = options().pending();
    if (change === undefined) {
      // what is being sent arrives first, and is undone after it
      if (phase === 'waiting' && options().withdraw?.() === false) return;
      options().onNothing?.();
      return setPhase('idle');
    }
    inFlight = true;
    again = false;
    setPhase('saving');
    try {
      const delivery = await options().send(change);
      if (delivery.state === 'sent') options().onSaved(change, delivery.answer);
      inFlight = false;
      setPhase(delivery.state === 'sent' ? 'idle' : 'waiting');
    } catch (error) {
      inFlight = false;
      return fail(error, change);
    }
    if (again) await save();
  }

  /** Goes on as after a save that failed with this error. */
  async function fail(error: unknown, change?: Change): Promise<void> {
    const next = options().onFailure?.(error, change) ?? (isRefusal(problemOf(error)) ? 'refused' : 'retry');
    setPhase(next === 'again' ? 'idle' : next === 'retry' ? 'failed' : next);
    if (next === 'again') await save();
    // what happened during the save may have made it possible
    if (next === 'retry') schedule(again ? savePauseMs : retryPauseMs);
  }

  /** Saves without waiting for the pause; nothing where no save is due. */
  async function saveNow(): Promise<void> {
    if (timer !== undefined) await save();
  }

  return {
    schedule,
    save,
    saveNow,
    fail: (error: unknown) => fail(error),
    cancel,
    setPhase,
    /** Schedules a save of what another tab or visit has left, unless a save is due or under way. */
    scheduleIdle(): void {
      if (timer === undefined && !inFlight && phase === 'idle') schedule(retryPauseMs);
    },
    /** Begins to save, also when the page is left or the network comes back. @returns what saves a last time and ends it */
    start(): () => void {
      started = true;
      const leave = () => void saveNow();
      const change = () => {
        if (document.visibilityState === 'hidden') leave();
      };
      const retry = () => {
        if (phase === 'failed' || inFlight) void save();
      };
      document.addEventListener('visibilitychange', change);
      window.addEventListener('pagehide', leave);
      window.addEventListener('online', retry);
      return () => {
        document.removeEventListener('visibilitychange', change);
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('online', retry);
        // going to another page of the product is leaving, too
        leave();
        cancel();
        started = false;
      };
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
