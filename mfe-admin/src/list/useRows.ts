import { useStale } from '@learn/platform';
import { type RowBlock, type RowBlocks, useRowBlocks } from '@learn/ui/table';
import { useCallback, useState } from 'react';

type Freshness = Parameters<typeof useStale>[0];

/**
 * The rows of a list in blocks, asked for again when something that the list reads has changed.
 * @param question what is asked for, as text: another one is another list
 * @param ask asks for a block; `known` is the first one of the first question, where it came with the page
 */
export function useRows<Row>(
  endpoint: Freshness,
  question: string,
  {
    ask,
    known,
  }: {
    readonly ask: (limit: number, offset: number) => Promise<RowBlock<Row>>;
    readonly known: RowBlock<Row> | undefined;
  },
): RowBlocks<Row> {
  const [changes, setChanges] = useState(0);
  useStale(endpoint, async () => setChanges((before) => before + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change the same question has another answer
  const load = useCallback((limit: number, offset: number) => ask(limit, offset), [question, changes]);
  return useRowBlocks(load, known);
}
