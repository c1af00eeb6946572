import { type CSSProperties, cloneElement, type ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import type { RowLink, TableColumn } from './column.ts';
import { BodyRow, CardLabel, Cell, Linked, RowHeader } from './tableStyles.ts';

interface TableRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly index: number;
  /** undefined while it is on its way */
  readonly row: Row | undefined;
  readonly link: RowLink | undefined;
  readonly loadingLabel: string;
  readonly flows: boolean;
  readonly style: CSSProperties | undefined;
  /** the row through which Tab goes */
  readonly isStop: boolean;
  readonly measure: (row: HTMLElement | null) => void;
}

/** A line of the table, on a phone a card. Its first cell names it. */
export function TableRow<Row>({
  columns,
  index,
  row,
  link,
  loadingLabel,
  flows,
  style,
  isStop,
  measure,
}: TableRowProps<Row>) {
  const tabIndex = isStop ? 0 : -1;
  const linked = (words: ReactNode) =>
    link === undefined ? (
      words
    ) : (
      <Linked>{cloneElement(link, { tabIndex, 'data-row-target': true }, words)}</Linked>
    );
  const content = (column: TableColumn<Row>) =>
    row === undefined
      ? (column.placeholder ?? <Skeleton $shape="text" $width="70%" />)
      : column.cell(row, { link: linked, tabIndex });
  return (
    <BodyRow
      ref={measure}
      $flows={flows}
      data-index={index}
      aria-rowindex={index + 2}
      aria-busy={row === undefined}
      tabIndex={link === undefined ? tabIndex : undefined}
      style={style}
    >
      {columns.map((column, place) =>
        place === 0 ? (
          <RowHeader key={column.id}>
            {row === undefined && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
            {content(column)}
          </RowHeader>
        ) : (
          <Cell key={column.id} $card={column.card}>
            <CardLabel $hidden={column.card === 'plain'}>{column.head}</CardLabel>
            {content(column)}
          </Cell>
        ),
      )}
    </BodyRow>
  );
}
