import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { sortedBy, type TableColumn, type TableSort } from './column.ts';
import { Head, HeadCell, HeadRow, SortButton } from './tableStyles.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  /** px from the top of the window at which it stays */
  readonly top: number;
}

/** The line of heads; those that rows can be sorted by are buttons. */
export function TableHead<Row>({ columns, sort: shown, onSort, top }: TableHeadProps<Row>) {
  const [sort, ask] = useAskedSort(shown);
  return (
    <Head $top={top}>
      <HeadRow aria-rowindex={1}>
        {columns.map(({ id, head, sortable }) => {
          if (!sortable || !onSort) return <HeadCell key={id}>{head}</HeadCell>;
          const direction = directionOf(id, sort);
          const Arrow = arrows[direction];
          return (
            <HeadCell key={id} aria-sort={direction}>
              <SortButton type="button" onClick={() => onSort(ask(sortedBy(id, sort)))}>
                {head}
                <Arrow size={16} strokeWidth={1.5} aria-hidden />
              </SortButton>
            </HeadCell>
          );
        })}
      </HeadRow>
    </Head>
  );
}

/**
 * The order that was asked for last, until the page shows another one: rows may take a while, and a second press on the same
 * head turns the order round although they have not come yet.
 * @param shown order of the rows on the page
 * @returns the order that the heads show, and what asks for another one and gives it back
 */
function useAskedSort(shown: TableSort | undefined) {
  const [asked, setAsked] = useState<{ readonly sort?: TableSort; readonly over?: TableSort }>({});
  const isOver = asked.over?.column === shown?.column && asked.over?.descending === shown?.descending;
  if (asked.sort && !isOver) setAsked({});
  const ask = (sort: TableSort) => {
    setAsked({ sort, over: shown });
    return sort;
  };
  return [isOver ? (asked.sort ?? shown) : shown, ask] as const;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

function directionOf(column: string, sort: TableSort | undefined): keyof typeof arrows {
  if (sort?.column !== column) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}
