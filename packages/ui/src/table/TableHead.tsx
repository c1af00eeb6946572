import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
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
export function TableHead<Row>({ columns, sort, onSort, top }: TableHeadProps<Row>) {
  return (
    <Head $top={top}>
      <HeadRow aria-rowindex={1}>
        {columns.map(({ id, head, sortable }) => {
          if (!sortable || !onSort) return <HeadCell key={id}>{head}</HeadCell>;
          const direction = directionOf(id, sort);
          const Arrow = arrows[direction];
          return (
            <HeadCell key={id} aria-sort={direction}>
              <SortButton type="button" onClick={() => onSort(sortedBy(id, sort))}>
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

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

function directionOf(column: string, sort: TableSort | undefined): keyof typeof arrows {
  if (sort?.column !== column) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}
