import { EmptyState, ErrorPanel, type IconName, Notice } from '@learn/ui';
import { type RowBlocks, type RowLink, Table, type TableColumn } from '@learn/ui/table';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../texts.ts';

interface AdminRowsProps<Row> extends Pick<ComponentProps<typeof Table<Row>>, 'sort' | 'onSort'> {
  /** what the rows are, for screen readers */
  readonly label: string;
  readonly rows: RowBlocks<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowLink?: (row: Row) => RowLink | undefined;
  /** while there is nothing at all: what would be here, and the next step; without it an empty table */
  readonly empty?: { readonly icon: IconName; readonly title: string; readonly action?: ReactNode };
}

/** The rows of a list of the area as they are looked at, or why there are none. */
export function AdminRows<Row>({ label, rows, columns, rowLink, sort, onSort, empty }: AdminRowsProps<Row>) {
  const { t } = useTexts();
  const failed = rows.error !== undefined;
  if (failed && rows.total === undefined) {
    return <ErrorPanel title={t('list.failed')} retry={{ onRetry: rows.retry }} />;
  }
  if (rows.total === 0 && empty !== undefined) return <EmptyState {...empty} />;
  return (
    <>
      {failed && (
        <Notice tone="failed" role="alert" onRetry={rows.retry}>
          {t('list.moreFailed')}
        </Notice>
      )}
      <Table
        label={label}
        columns={columns}
        count={rows.total}
        rowAt={rows.rowAt}
        rowLink={rowLink}
        sort={sort}
        onSort={onSort}
        onRange={rows.onRange}
        shown={(range) => t('list.shown', range)}
        loadingLabel={t('list.loadingRow')}
        busy={rows.stale}
      />
    </>
  );
}
