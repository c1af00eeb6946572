import { reportError } from '@learn/platform';
import { useState } from 'react';
import { distinct } from './distinct.ts';

interface Parts<Answer, Item> {
  /** the list to which they belong */
  readonly of: string;
  readonly first: Answer;
  /** the part loaded last, which knows where the list goes on */
  readonly last: Answer;
  readonly items: readonly Item[];
}

interface PartsOptions<Answer, Item> {
  /** names the list; the parts of another one are not joined */
  readonly of: string;
  /** the first part as `useRest` has it; further parts stay when it is asked for again */
  readonly first: Answer | undefined;
  readonly itemsOf: (part: Answer) => readonly Item[];
  /** asks for the part after the last one, and after all items */
  readonly load: (last: Answer, items: readonly Item[]) => Promise<Answer>;
  /** for the report of a failure */
  readonly area: string;
}

/** A list that comes part by part. While another list loads, the parts of the one before stay. */
export function useParts<Answer, Item extends { readonly id: string }>(options: PartsOptions<Answer, Item>) {
  const { of, first, itemsOf, load, area } = options;
  const [known, setKnown] = useState<Parts<Answer, Item>>();
  const [request, setRequest] = useState<{ readonly of: string; readonly more: 'loading' | 'failed' }>();
  let parts = known;
  if (first !== undefined && (first !== known?.first || of !== known.of)) {
    const tail = known?.of === of ? tailAfter(itemsOf(first), known.items) : [];
    const last = known !== undefined && tail.length > 0 ? known.last : first;
    parts = { of, first, last, items: [...itemsOf(first), ...tail] };
    setKnown(parts);
  }

  async function loadMore(): Promise<void> {
    if (parts?.of !== of) return;
    setRequest({ of, more: 'loading' });
    try {
      const last = await load(parts.last, parts.items);
      setKnown((before) =>
        before?.of === of
          ? { ...before, last, items: distinct([...before.items, ...itemsOf(last)]) }
          : before,
      );
      setRequest((before) => (before?.of === of ? undefined : before));
    } catch (error) {
      reportError(error, { area });
      setRequest({ of, more: 'failed' });
    }
  }

  return {
    /** undefined while nothing has arrived */
    parts,
    /** the parts are those of another list */
    stale: parts !== undefined && parts.of !== of,
    more: request?.of === of ? request.more : 'idle',
    loadMore,
  } as const;
}

/** The known items that come after a newer first part, where the two join without a gap. */
function tailAfter<Item extends { readonly id: string }>(
  first: readonly Item[],
  known: readonly Item[],
): Item[] {
  const last = known.findIndex(({ id }) => id === first.at(-1)?.id);
  const ids = new Set(first.map(({ id }) => id));
  return last < 0 ? [] : known.slice(last + 1).filter(({ id }) => !ids.has(id));
}
