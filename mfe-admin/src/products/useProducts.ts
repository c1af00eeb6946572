import { type AnswerOf, endpoints, type QueryOf } from '@learn/contracts';
import { rest } from '@learn/platform';
import { blockSize, type RowBlocks } from '@learn/ui/table';
import type { ListAddress } from '../list/useListAddress.ts';
import { useRows } from '../list/useRows.ts';

export type AdminProduct = AnswerOf<typeof endpoints.adminProducts>[number];

type Query = QueryOf<typeof endpoints.adminProducts>;

/** The products that an address asks for, in blocks. */
export function useProducts({
  chosen,
  sortName,
}: Pick<ListAddress<'active' | 'course_session_id'>, 'chosen' | 'sortName'>): RowBlocks<AdminProduct> {
  // what an address says is checked by the server
  const query = (limit: number, offset: number) => ({ ...chosen, sort: sortName, limit, offset }) as Query;
  return useRows(endpoints.adminProducts, JSON.stringify([chosen, sortName]), {
    ask: (limit, offset) => rest.list(endpoints.adminProducts, { query: query(limit, offset) }),
    known: rest.knownList(endpoints.adminProducts, { query: query(blockSize, 0) }),
  });
}
