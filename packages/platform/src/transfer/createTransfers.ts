import type { ErrorCode } from '@learn/contracts';
import { map } from 'nanostores';
import { problemOf } from '../problemOf.ts';
import { reportError } from '../telemetry/telemetry.ts';

/** How far a file is; `share` of it that has been sent, from 0 to 1, at which the server looks at it. */
export type TransferState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly file: File; readonly share: number }
  /** by the person */
  | { readonly phase: 'stopped'; readonly file: File }
  /** no code where the network or the server is away: another try may work */
  | { readonly phase: 'failed'; readonly file: File; readonly code: ErrorCode | undefined };

export interface TransferOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

const idle: TransferState = { phase: 'idle' };

/** Transfers of files by key, e.g. of the field that asks for one; they go on while other parts of the page are shown. */
export function createTransfers() {
  const states = map<Record<string, TransferState>>({});
  const running = new Map<string, AbortController>();
  const show = (key: string, state: TransferState) => states.setKey(key, state);

  return {
    subscribe: (listener: () => void) => states.listen(listener),
    state: (key: string): TransferState => states.get()[key] ?? idle,
    /**
     * Sends a file, in place of one that is being sent for the same key. What nobody has a code for is reported.
     * @param send brings it to the server, e.g. `sendFile`
     * @returns its answer; undefined when it was stopped or failed, which the state says
     */
    async send<Answer>(
      key: string,
      file: File,
      send: (options: TransferOptions) => Promise<Answer>,
    ): Promise<Answer | undefined> {
      running.get(key)?.abort();
      const controller = new AbortController();
      running.set(key, controller);
      const { signal } = controller;
      const isCurrent = () => running.get(key) === controller;
      show(key, { phase: 'sending', file, share: 0 });
      try {
        const answer = await send({
          signal,
          onProgress: (share) => {
            if (!signal.aborted) show(key, { phase: 'sending', file, share });
          },
        });
        if (isCurrent()) show(key, idle);
        return answer;
      } catch (error) {
        if (!isCurrent()) return undefined;
        const { code } = problemOf(error);
        if (signal.aborted) show(key, { phase: 'stopped', file });
        else show(key, { phase: 'failed', file, code });
        if (!signal.aborted && code === undefined) reportError(error, { area: 'transfer' });
        return undefined;
      } finally {
        if (isCurrent()) running.delete(key);
      }
    },
    /** Shows that a file is not sent at all, for the reason that the server would have. */
    refuse: (key: string, file: File, code: ErrorCode) => show(key, { phase: 'failed', file, code }),
    /** Takes a failure off the screen. */
    clear(key: string): void {
      if (!running.has(key)) show(key, idle);
    },
    stop: (key: string) => running.get(key)?.abort(),
    stopAll(): void {
      for (const controller of running.values()) controller.abort();
    },
  };
}

export type Transfers = ReturnType<typeof createTransfers>;
