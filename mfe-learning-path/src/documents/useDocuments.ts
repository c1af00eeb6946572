import { type CircleDocument, fillPath, restPaths } from '@learn/contracts';
import { errorCodeOf, onLanguageData, rest } from '@learn/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after which the addresses of a list count as too old; they work for 15 minutes (domain decisions §13). */
export const listLifetime = 10 * 60_000;

/** When each list arrived; a list that is forgotten takes its time with it. */
const arrivals = new WeakMap<readonly CircleDocument[], number>();

/** The documents of a session, as one list for all of its circles. */
export interface DocumentList {
  readonly documents: readonly CircleDocument[] | undefined;
  /** it could not be had, and there is no older one */
  readonly failed: boolean;
  /** this session has no documents for this person */
  readonly missing: boolean;
  /** Asks again; what is there stays meanwhile. @throws HttpError or TypeError, and keeps what was there */
  readonly refresh: () => Promise<readonly CircleDocument[]>;
  /** whether its addresses may have stopped working */
  readonly isOutdated: () => boolean;
}

const isOld = (list: readonly CircleDocument[]) => Date.now() - (arrivals.get(list) ?? 0) > listLifetime;

/**
 * Loads the list after the page is there, and again before its addresses stop working.
 * @param courseSessionId a session whose course has circle documents
 */
export function useDocuments(courseSessionId: string): DocumentList {
  const address = fillPath(restPaths.documentList, { courseSessionId }) ?? '';
  const [state, setState] = useState<{ list?: readonly CircleDocument[]; error?: unknown }>({});
  const latest = useRef(0);
  const load = useCallback(
    async (reload: boolean) => {
      latest.current += 1;
      const question = latest.current;
      try {
        const list = await ask(address, reload);
        if (question === latest.current) setState({ list });
        return list;
      } catch (error) {
        if (question === latest.current) setState(({ list }) => ({ list, error }));
        throw error;
      }
    },
    [address],
  );
  useEffect(() => {
    const quietly = (reload: boolean) =>
      load(reload).then(
        () => undefined,
        () => undefined,
      );
    void quietly(false);
    const stop = onLanguageData(() => quietly(true));
    return () => {
      latest.current += 1;
      stop();
    };
  }, [load]);
  const { list, error } = state;
  useEffect(() => {
    if (list === undefined) return;
    const age = Date.now() - (arrivals.get(list) ?? 0);
    const timer = setTimeout(() => void load(true).catch(() => undefined), Math.max(0, listLifetime - age));
    return () => clearTimeout(timer);
  }, [list, load]);
  return {
    documents: list,
    failed: list === undefined && error !== undefined,
    missing: errorCodeOf(error) === 'not_found',
    refresh: () => load(true),
    isOutdated: () => list !== undefined && isOld(list),
  };
}

async function ask(address: string, reload: boolean): Promise<readonly CircleDocument[]> {
  const list = await rest.get<readonly CircleDocument[]>(address, { reload });
  if (!arrivals.has(list)) arrivals.set(list, Date.now());
  return isOld(list) ? ask(address, true) : list;
}
