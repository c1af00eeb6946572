import { type CircleDocument, endpoints, type Loadable } from '@learn/contracts';
import { useEffect, useState } from 'react';
import { loadableOf } from '../loadable/loadable.ts';
import { useRest } from '../rest/useRest.ts';

type Documents = readonly CircleDocument[];

/** Milliseconds after which the addresses of a list count as too old; they work for 15 minutes (domain decisions §13). */
export const listLifetime = 10 * 60_000;

/** When each list arrived; a list that is forgotten takes its time with it. */
const arrivals = new WeakMap<Documents, number>();

/** The documents of a session, as one list for all of its circles. */
export interface DocumentList {
  readonly loadable: Loadable<Documents>;
  /** Asks again; what is shown stays meanwhile. */
  readonly refresh: () => Promise<Documents | undefined>;
  /** For a click on the address of a document: gets a new one first where it may have stopped working. */
  readonly download: (event: { preventDefault: () => void }, document: CircleDocument) => Promise<void>;
  /** the last download had no address that works */
  readonly unreachable: boolean;
}

/** @returns when the addresses of a list have to be asked for again; a list that was not seen yet has just arrived */
function renewalOf(list: Documents): number {
  const arrival = arrivals.get(list) ?? Date.now();
  arrivals.set(list, arrival);
  return arrival + listLifetime;
}

/**
 * The list that came with the page, else loaded after it, and again before its addresses stop working.
 * @param courseSessionId a session whose course has circle documents
 */
export function useDocumentList(courseSessionId: string): DocumentList {
  const answer = useRest(endpoints.documents, { params: { courseSessionId } });
  const { data: list, refresh } = answer;
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const renew = () => void refresh();
    // a page that was stored for the time without network has addresses of another day
    window.addEventListener('online', renew);
    const timer = list && setTimeout(renew, Math.max(0, renewalOf(list) - Date.now()));
    return () => {
      window.removeEventListener('online', renew);
      clearTimeout(timer);
    };
  }, [list, refresh]);
  return {
    loadable: loadableOf(answer, (documents) => documents),
    refresh,
    unreachable,
    async download(event, { id }) {
      setUnreachable(false);
      if (list === undefined || Date.now() < renewalOf(list)) return;
      event.preventDefault();
      const newer = await refresh();
      const found = newer?.find((document) => document.id === id);
      if (found) window.location.assign(found.url);
      setUnreachable(newer === undefined);
    },
  };
}
