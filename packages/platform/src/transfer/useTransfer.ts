import { useState, useSyncExternalStore } from 'react';
import { createTransfers, type TransferOptions, type Transfers } from './createTransfers.ts';

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
    stop: () => transfers.stop(key),
    clear: () => transfers.clear(key),
  };
}
