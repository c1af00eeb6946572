import { $courseSessions, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { EmptyState, Stack } from '@learn/ui';
import { Table, type TableColumn } from '@learn/ui/table';
import type { AddressedFilters } from '../filters/useFilters.ts';
import { PageTurner } from '../page/PageTurner.tsx';
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
  /** why there are none, where the person may not see them */
  readonly withheld?: string | undefined;
  readonly view: AddressedFilters & PartView;
}

/** The rows behind a figure, the latest sessions first; each leads to its people as far as the person may see them. */
export function Records<Row extends RecordOrigin>({
  label,
  courseId,
  rows,
  total,
  columns,
  withheld,
  view: { page, change },
}: RecordsProps<Row>) {
  const { t } = useTexts('part');
  const linkTo = useRecordLink(courseId);
  if (total === 0) return <EmptyState icon="search" title={withheld ?? t('noRecords')} />;
  const last = Math.max(1, Math.ceil(total / recordsPerPage));
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
        shown={(range) => t('shown', range)}
        loadingLabel={t('loading')}
      />
      <PageTurner
        texts={{
          pages: t('pages'),
          before: t('newer'),
          next: t('older'),
          page: t('page', { page, last }),
        }}
        page={page}
        last={last}
        onTurn={(to) => change({ page: to > 1 ? String(to) : undefined })}
      />
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
