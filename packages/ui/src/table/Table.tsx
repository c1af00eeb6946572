import { formatNumber } from '@learn/domain';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import type { RowLink, TableColumn, TableSort } from './column.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { Body, Caption, Frame, headHeight, OnPaper, Root, Shown } from './tableStyles.ts';
import { useFocusedRow, useRowFocus } from './useRowFocus.ts';
import { useRows } from './useRows.ts';
import { useWide } from './useWide.ts';

/** Rows drawn while it is not known how many there are. */
const guessedRows = 10;

/** «1», «16» and «312» of «1–16 von 312»; first and last count from 1. */
export type ShownRows = { readonly first: string; readonly last: string; readonly count: string };

/** Props of Table. */
export type TableProps<Row> = {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Number of all rows; undefined while it is on its way. */
  count: number | undefined;
  /** A row by its place; undefined draws its shape. */
  rowAt: (index: number) => Row | undefined;
  /** Where a row leads; undefined for a row that leads nowhere. */
  rowLink?: (row: Row) => RowLink | undefined;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** First and last place that is on the page now, those just outside the screen included: what has to be loaded. */
  onRange?: (first: number, last: number) => void;
  /** What is shown, «1–16 von 312». */
  shown: (rows: ShownRows) => ReactNode;
  /** Rows on the pages before, of a list in pages. */
  before?: number;
  /** Rows of all pages; as many as `count` when left out. */
  found?: number | undefined;
  /** Stands for a row that is on its way, for screen readers. */
  loadingLabel: string;
  /** The rows are those of an earlier question while the answer is on its way. */
  busy?: boolean;
  /** Height in px of what sticks to the top of the window already; 65 by default, the platform's header. */
  headTop?: number;
};

/**
 * Table of any number of rows, of which only those on the screen are on the page. The page itself scrolls; the head stays.
 * On paper are all rows that have arrived, and how many those are of all. Below 1024 px rows are cards. Tab goes to one row, arrows, PgUp, PgDn, Home and End from there to others.
 */
export function Table<Row>({
  label,
  columns,
  count,
  rowAt,
  rowLink,
  sort,
  onSort,
  onRange,
  shown,
  before = 0,
  found = count,
  loadingLabel,
  busy = false,
  headTop = 65,
}: TableProps<Row>) {
  const wide = useWide();
  const rowCount = count ?? guessedRows;
  const [focused, setFocused] = useFocusedRow();
  const covered = headTop + (wide ? headHeight : 0);
  const rows = useRows({
    count: rowCount,
    wide,
    covered,
    kept: focused === undefined ? [] : [focused],
    isKnown: (index) => rowAt(index) !== undefined,
  });
  const { body, items, first, last, scrollTo, printing } = rows;
  const sortRows = (wanted: TableSort) => {
    onSort?.(wanted);
    if (first > 0) scrollTo(0);
  };
  const sayShown = (from: number, to: number) =>
    shown({
      first: formatNumber(before + from),
      last: formatNumber(before + to),
      count: formatNumber(found ?? 0),
    });
  const page = Math.max(1, last - first - 1);
  const handlers = useRowFocus({ body, focused, setFocused, count: rowCount, page, scrollTo });
  const stop = Math.min(focused ?? first, rowCount - 1);
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => {
    if (!printing) onRange?.(from, to);
  }, [onRange, from, to, printing]);
  return (
    <Root>
      <Frame
        aria-rowcount={count === undefined ? -1 : count + 1}
        aria-busy={busy || count === undefined}
        $stale={busy && count !== undefined}
        style={tracksOf(columns)}
      >
        <Caption>{label}</Caption>
        <TableHead columns={columns} sort={sort} onSort={onSort && sortRows} top={headTop} />
        <Body ref={body} style={rows.bodyStyle} {...handlers}>
          {items.map((place) => {
            const { index } = place;
            const row = count === undefined ? undefined : rowAt(index);
            return (
              <TableRow
                key={index}
                columns={columns}
                index={index}
                row={row}
                link={row === undefined ? undefined : rowLink?.(row)}
                loadingLabel={loadingLabel}
                flows={rows.flows}
                style={rows.rowStyle(place)}
                isStop={index === stop}
                measure={rows.measure}
              />
            );
          })}
        </Body>
      </Frame>
      {printing && count !== undefined && items.length < count && (
        <OnPaper>{sayShown(1, items.length)}</OnPaper>
      )}
      {/* takes room below the table, so it is there for as long as the table is too high, not only while rows are out of sight */}
      {count !== undefined && rows.exceedsWindow && (
        <Shown data-measured $hidden={rows.flows}>
          {sayShown(first + 1, last + 1)}
        </Shown>
      )}
    </Root>
  );
}

/** Widths of the columns; on paper there is no room for fixed ones, and the first names the row. */
function tracksOf(columns: readonly { readonly track: string }[]): CSSProperties {
  const tracks = {
    '--tracks': columns.map(({ track }) => track).join(' '),
    '--paper-tracks': columns.map((_, index) => `minmax(0, ${index === 0 ? 2 : 1}fr)`).join(' '),
  };
  return tracks as CSSProperties;
}
