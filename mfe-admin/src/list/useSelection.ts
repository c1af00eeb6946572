import { useState } from 'react';

/** What one call changes at once, at most. */
export const mostSelected = 200;

export interface Selected {
  readonly id: string;
}

export interface Selection<Row extends Selected> {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly set: (rows: readonly Row[]) => void;
}

/**
 * Rows of a list that are chosen to do something with all of them.
 * @param question what the list shows, as text: with another one nothing is chosen, for nobody would see it any more
 */
export function useSelection<Row extends Selected>(question: string): Selection<Row> {
  const [chosen, setChosen] = useState<{ readonly question: string; readonly rows: readonly Row[] }>();
  const rows = chosen?.question === question ? chosen.rows : [];
  const set = (wanted: readonly Row[]) => setChosen({ question, rows: wanted.slice(0, mostSelected) });
  const has = ({ id }: Row) => rows.some((row) => row.id === id);
  return {
    rows,
    has,
    set,
    toggle: (row) => set(has(row) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
  };
}
