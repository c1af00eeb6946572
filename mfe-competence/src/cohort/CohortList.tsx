import { opensCompetence } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Button, EmptyState, ErrorPanel, Notice, Stack, Text } from '@learn/ui';
import { type RowBlocks, SortSelect, Table, type TableColumn } from '@learn/ui/table';
import { useTexts } from '../texts.ts';
import type { CohortMember } from './MemberCell.tsx';
import type { CohortAddress } from './useCohortAddress.ts';

interface CohortListProps<Row extends CohortMember> {
  /** what the rows are, for screen readers */
  readonly label: string;
  readonly rows: RowBlocks<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly address: CohortAddress;
  /** where a participant's results are; undefined where nobody shows them */
  readonly linkTo: (row: Row) => string | undefined;
}

/** The participants found, sorted by any column; what to do when there are none, or what failed. */
export function CohortList<Row extends CohortMember>({
  label,
  rows,
  columns,
  address,
  linkTo,
}: CohortListProps<Row>) {
  const { t } = useTexts('cohort');
  const { total } = rows;
  const failed = rows.error !== undefined;
  const rowLink = (row: Row) => {
    const to = opensCompetence(row.my_role, 'MEMBER') ? linkTo(row) : undefined;
    return to === undefined ? undefined : <Link to={`${to}?session=${row.course_session_id}`} />;
  };
  if (failed && total === undefined) {
    return <ErrorPanel title={t('listFailed')} retry={{ onRetry: rows.retry }} />;
  }
  return (
    <Stack $gap={12}>
      <SortSelect
        label={t('sort')}
        columns={columns}
        sort={address.sort}
        onSort={address.sortBy}
        describe={(head, descending) => t(descending ? 'descending' : 'ascending', { head })}
      />
      <Text $tone="hint" $size={14} role="status">
        {total === undefined ? t('loading') : t('found', { count: total })}
      </Text>
      {failed && (
        <Notice tone="failed" role="alert" onRetry={rows.retry}>
          {t('moreFailed')}
        </Notice>
      )}
      {total === 0 ? (
        <Nobody address={address} />
      ) : (
        <Table
          label={label}
          columns={columns}
          count={total}
          rowAt={rows.rowAt}
          rowLink={rowLink}
          sort={address.sort}
          onSort={address.sortBy}
          onRange={rows.onRange}
          shown={(range) => t('shown', range)}
          loadingLabel={t('loadingRow')}
          busy={rows.stale}
        />
      )}
    </Stack>
  );
}

function Nobody({ address }: { address: CohortAddress }) {
  const { t } = useTexts('cohort');
  const chosen = Object.keys(address.view).length > 0;
  return (
    <EmptyState
      icon="people"
      title={t(chosen ? 'nobodyFound' : 'nobody')}
      description={t(chosen ? 'nobodyFoundHint' : 'nobodyHint')}
      action={
        chosen && (
          <Button variant="secondary" onClick={address.reset}>
            {t('resetAll')}
          </Button>
        )
      }
    />
  );
}
