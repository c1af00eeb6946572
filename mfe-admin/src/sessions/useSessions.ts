import { type AnswerOf, endpoints, type QueryOf } from '@learn/contracts';
import { rest } from '@learn/platform';
import { blockSize, type RowBlocks } from '@learn/ui/table';
import type { ListAddress } from '../list/useListAddress.ts';
import { useRows } from '../list/useRows.ts';

export type ListedSession = AnswerOf<typeof endpoints.adminSessions>[number];

type Query = QueryOf<typeof endpoints.adminSessions>;

/** The sessions that an address asks for, in blocks. */
export function useSessions({
  chosen,
  sortName,
}: Pick<
  ListAddress<'course' | 'region' | 'generation' | 'state'>,
  'chosen' | 'sortName'
>): RowBlocks<ListedSession> {
  // what an address says is checked by the server
  const query = (limit: number, offset: number) => ({ ...chosen, sort: sortName, limit, offset }) as Query;
  return useRows(endpoints.adminSessions, JSON.stringify([chosen, sortName]), {
    ask: (limit, offset) => rest.list(endpoints.adminSessions, { query: query(limit, offset) }),
    known: rest.knownList(endpoints.adminSessions, { query: query(blockSize, 0) }),
  });
}
