import type { UploadPromise } from '@learn/contracts';
import { useState, useSyncExternalStore } from 'react';
import { createTransfers, type TransferOptions, type Transfers } from './createTransfers.ts';
import { sendFile } from './sendFile.ts';

/**
 * One transfer of a file.
 * @param shared transfers that outlive this component, and the key of this one
 */
export function useTransfer(shared?: { readonly transfers: Transfers; readonly key: string }) {
  const [own] = useState(() => shared?.transfers ?? createTransfers());
  const transfers = shared?.transfers ?? own;
  const key = shared?.key ?? '';
  const stateNow = () => transfers.state(key);
  const state = useSyncExternalStore(transfers.subscribe, stateNow, stateNow);
  return {
    state,
    send: <Answer>(file: File, send: (options: TransferOptions) => Promise<Answer>) =>
      transfers.send(key, file, send),
    /**
     * Brings a file to where the server stores files: start → transfer → finish (specification §4, domain decisions §13).
     * @param start announces the file, which the server answers with where it goes
     * @returns the id of the file; undefined when it was stopped or failed
     */
    upload: (file: File, start: (signal: AbortSignal) => Promise<UploadPromise>) =>
      transfers.send(key, file, (options) => sendFile(file, options, start)),
    stop: () => transfers.stop(key),
    clear: () => transfers.clear(key),
  };
}
