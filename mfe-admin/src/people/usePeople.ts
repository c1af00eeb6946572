import { type AnswerOf, endpoints, type QueryOf } from '@learn/contracts';
import { rest } from '@learn/platform';
import { blockSize, type RowBlocks } from '@learn/ui/table';
import type { ListAddress } from '../list/useListAddress.ts';
import { useRows } from '../list/useRows.ts';

export type ListedUser = AnswerOf<typeof endpoints.adminUsers>[number];

type Query = QueryOf<typeof endpoints.adminUsers>;

/** The accounts that an address asks for, in blocks. */
export function usePeople({
  chosen,
  sortName,
}: Pick<ListAddress<'state' | 'course_session_id'>, 'chosen' | 'sortName'>): RowBlocks<ListedUser> {
  // what an address says is checked by the server
  const query = (limit: number, offset: number) => ({ ...chosen, sort: sortName, limit, offset }) as Query;
  return useRows(endpoints.adminUsers, JSON.stringify([chosen, sortName]), {
    ask: (limit, offset) => rest.list(endpoints.adminUsers, { query: query(limit, offset) }),
    known: rest.knownList(endpoints.adminUsers, { query: query(blockSize, 0) }),
  });
}
