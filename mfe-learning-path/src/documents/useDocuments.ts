import { type CircleDocument, endpoints } from '@learn/contracts';
import { onLanguageData, problemOf, rest } from '@learn/platform';
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

/** @returns when the addresses of a list have to be asked for again; a list that was not seen yet has just arrived */
function renewalOf(list: readonly CircleDocument[]): number {
  const arrival = arrivals.get(list) ?? Date.now();
  arrivals.set(list, arrival);
  return arrival + listLifetime;
}

const isOld = (list: readonly CircleDocument[]) => Date.now() >= renewalOf(list);

/**
 * The list that came with the page, else loaded after it, and again before its addresses stop working.
 * @param courseSessionId a session whose course has circle documents
 */
export function useDocuments(courseSessionId: string): DocumentList {
  const [state, setState] = useState<{ list?: readonly CircleDocument[]; error?: unknown }>(() => {
    const list = rest.known(endpoints.documents, { params: { courseSessionId } });
    return list ? { list } : {};
  });
  const latest = useRef(0);
  const load = useCallback(
    async (reload: boolean) => {
      latest.current += 1;
      const question = latest.current;
      try {
        const list = await ask(courseSessionId, reload);
        if (question === latest.current) setState({ list });
        return list;
      } catch (error) {
        if (question === latest.current) setState(({ list }) => ({ list, error }));
        throw error;
      }
    },
    [courseSessionId],
  );
  useEffect(() => {
    const quietly = (reload: boolean) =>
      load(reload).then(
        () => undefined,
        () => undefined,
      );
    void quietly(false);
    const stop = onLanguageData(() => quietly(true));
    // a page that was kept for the time without network has addresses of another day
    const again = () => void quietly(true);
    window.addEventListener('online', again);
    return () => {
      latest.current += 1;
      window.removeEventListener('online', again);
      stop();
    };
  }, [load]);
  const { list, error } = state;
  useEffect(() => {
    if (list === undefined) return;
    const wait = Math.max(0, renewalOf(list) - Date.now());
    const timer = setTimeout(() => void load(true).catch(() => undefined), wait);
    return () => clearTimeout(timer);
  }, [list, load]);
  return {
    documents: list,
    failed: list === undefined && error !== undefined,
    missing: problemOf(error).code === 'not_found',
    refresh: () => load(true),
    isOutdated: () => list !== undefined && isOld(list),
  };
}

async function ask(courseSessionId: string, reload: boolean): Promise<readonly CircleDocument[]> {
  const list = await rest.get(endpoints.documents, { params: { courseSessionId } }, { reload });
  return isOld(list) ? ask(courseSessionId, true) : list;
}
