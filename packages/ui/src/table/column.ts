import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react';

/** What a cell gets besides its row. */
export interface RowParts {
  /** Makes words the link of the whole row; gives them back as they are in a row that leads nowhere. */
  readonly link: (words: ReactNode) => ReactNode;
  /** For anything else in the row that takes the focus: Tab goes through one row only. */
  readonly tabIndex: 0 | -1;
}

/** A column of a Table. The first one names the row: it is its row header, and the head of its card on a phone. */
export interface TableColumn<Row> {
  readonly id: string;
  /** Head of the column, and on a card the label of the value. */
  readonly head: string;
  /** Width as a grid track: `minmax(0, 2fr)`, `120px`. */
  readonly track: string;
  readonly cell: (row: Row, parts: RowParts) => ReactNode;
  /** Shape of the value while it is on its way; a line by default. */
  readonly placeholder?: ReactNode;
  readonly sortable?: boolean;
  /** On a card: across its whole width, the same without its label, or left out; values stand side by side otherwise. */
  readonly card?: 'wide' | 'plain' | 'hidden';
}

/** By which column rows are sorted. */
export interface TableSort {
  /** `id` of a sortable column */
  readonly column: string;
  readonly descending: boolean;
}

/** Link of a row without its words: `<Link to="…" />`, or an `a` with an address. */
export type RowLink = ReactElement<LinkProps>;

interface LinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href' | 'tabIndex'> {
  readonly 'data-row-target'?: boolean;
}

/** What a press on the head of a column leads to: the other direction, or that column from its beginning. */
export function sortedBy(column: string, current: TableSort | undefined): TableSort {
  return { column, descending: current?.column === column && !current.descending };
}
