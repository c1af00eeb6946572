import { $courseSessions, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, EmptyState, Inline, Stack, Text } from '@learn/ui';
import { Table, type TableColumn } from '@learn/ui/table';
import type { AddressedFilters } from '../filters/useFilters.ts';
import { useTexts } from '../texts.ts';
import { type PartView, recordsPerPage } from './partView.ts';

/** What every record says about where it comes from. */
export interface RecordOrigin {
  readonly course_session_id: string;
  readonly course_session_title: string;
  readonly generation: string;
  readonly region: string;
  readonly details_url: string | null;
}

interface RecordsProps<Row extends RecordOrigin> {
  readonly label: string;
  readonly courseId: string;
  readonly rows: readonly Row[];
  /** of all pages */
  readonly total: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly view: AddressedFilters & PartView;
}

/** The rows behind a figure, the latest sessions first; each leads to its people as far as the person may see them. */
export function Records<Row extends RecordOrigin>({
  label,
  courseId,
  rows,
  total,
  columns,
  view: { page, change },
}: RecordsProps<Row>) {
  const { t } = useTexts('part');
  const linkTo = useRecordLink(courseId);
  if (total === 0) return <EmptyState icon="search" title={t('noRecords')} />;
  const last = Math.max(1, Math.ceil(total / recordsPerPage));
  const turn = (to: number) => change({ page: to > 1 ? String(to) : undefined });
  return (
    <Stack $gap={12}>
      <Table
        label={label}
        columns={columns}
        count={rows.length}
        rowAt={(index) => rows[index]}
        rowLink={(row) => {
          const to = linkTo(row);
          return to === undefined ? undefined : <Link to={to} />;
        }}
        shown={(first, until, count) => t('shown', { first, last: until, count })}
        loadingLabel={t('loading')}
      />
      {last > 1 && (
        <Inline as="nav" aria-label={t('pages')} $justify="space-between">
          <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => turn(page - 1)}>
            {t('newer')}
          </Button>
          <Text $size={14} role="status">
            {t('page', { page, last })}
          </Text>
          <Button variant="secondary" size="small" disabled={page >= last} onClick={() => turn(page + 1)}>
            {t('older')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/**
 * Where a record leads: to the cockpit for those who have one in its session, else to the list of its people for those who see
 * people at all.
 */
function useRecordLink(courseId: string): (row: RecordOrigin) => string | undefined {
  const sessions = useStore($courseSessions);
  const links = useLinks();
  const persons = links.persons();
  return ({ course_session_id, details_url }) => {
    const own = sessions.find(({ id }) => id === course_session_id);
    if (own?.actions.includes('expert-cockpit') && details_url !== null) return details_url;
    const asked = new URLSearchParams({ course: courseId, session: course_session_id, role: 'MEMBER' });
    return persons && `${persons}?${asked}`;
  };
}
