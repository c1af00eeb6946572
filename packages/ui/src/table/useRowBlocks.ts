import { useCallback, useEffect, useRef, useState } from 'react';

/** Rows that are asked for at once. */
export const blockSize = 100;

/** A block of rows, and how many rows there are in all. */
export interface RowBlock<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Asks for a block; the same function as long as the question is the same. */
export type LoadRows<Row> = (limit: number, offset: number) => Promise<RowBlock<Row>>;

export interface RowBlocks<Row> {
  /** undefined while nothing is known: before the first block has arrived, or where it failed */
  readonly total: number | undefined;
  readonly rowAt: (index: number) => Row | undefined;
  /** the rows are those of the question before */
  readonly stale: boolean;
  /** of the last block that failed */
  readonly error: unknown;
  /** asks for what failed once more */
  readonly retry: () => void;
  /** for `onRange` of a Table: asks for the blocks that it needs */
  readonly onRange: (first: number, last: number) => void;
}

interface Answer<Row> {
  readonly load: LoadRows<Row>;
  readonly total: number;
  readonly blocks: ReadonlyMap<number, readonly Row[]>;
}

/**
 * Rows that come in blocks as they are looked at. While a new question is on its way, the rows of the one before stay.
 * @param load another function is another question
 * @param known the first block of the first question, where it need not be waited for
 */
export function useRowBlocks<Row>(load: LoadRows<Row>, known?: RowBlock<Row>): RowBlocks<Row> {
  const [answer, setAnswer] = useState<Answer<Row> | undefined>(
    () => known && { load, total: known.total, blocks: new Map([[0, known.rows]]) },
  );
  const [failure, setFailure] = useState<{ load: LoadRows<Row>; error: unknown }>();
  const current = useRef(load);
  const asked = useRef(new Set<number>());

  const ask = useCallback(
    async (block: number) => {
      if (asked.current.has(block)) return;
      asked.current.add(block);
      try {
        const { rows, total } = await load(blockSize, block * blockSize);
        if (current.current !== load) return;
        setFailure(undefined);
        setAnswer((before) => {
          const blocks = new Map(before?.load === load ? before.blocks : []);
          return { load, total, blocks: blocks.set(block, rows) };
        });
      } catch (error) {
        if (current.current !== load) return;
        asked.current.delete(block);
        setFailure({ load, error });
      }
    },
    [load],
  );

  const range = useRef({ first: 0, last: 0 });
  useEffect(() => {
    current.current = load;
    asked.current = new Set();
    range.current = { first: 0, last: 0 };
    void ask(0);
  }, [load, ask]);

  const askForRange = useCallback(() => {
    const { first, last } = range.current;
    for (let block = blockOf(first); block <= blockOf(last); block += 1) void ask(block);
  }, [ask]);

  const settled = answer?.load === load;
  const onRange = useCallback(
    (first: number, last: number) => {
      range.current = { first, last };
      if (settled) askForRange();
    },
    [settled, askForRange],
  );

  const failed = failure?.load === load;
  return {
    total: failed && !settled ? undefined : answer?.total,
    rowAt: (index) => answer?.blocks.get(blockOf(index))?.[index % blockSize],
    stale: answer !== undefined && !settled && !failed,
    error: failed ? failure.error : undefined,
    retry: () => {
      setFailure(undefined);
      if (settled) askForRange();
      else void ask(0);
    },
    onRange,
  };
}

function blockOf(index: number): number {
  return Math.floor(index / blockSize);
}
