import { formatChf, formatShortDate, fullName } from '@learn/domain';
import { Table, type TableColumn } from '@learn/ui/table';
import type { ExportOf } from '../chart/Downloads.tsx';
import { useTexts } from '../texts.ts';
import { type Organisation, profileName } from './organisationView.ts';
import { RowsOfFigures } from './RowsOfFigures.tsx';

/** What was paid for one person. */
export interface CostRow {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly chosen_profile: string | null;
  /** YYYY-MM-DD */
  readonly day: string;
  /** what was paid for */
  readonly what: string;
  readonly price_chf: number;
}

interface CostTableProps {
  readonly title: string;
  /** the latest first */
  readonly rows: readonly CostRow[];
  readonly organisation: Organisation;
  /** the rows as a spreadsheet */
  readonly exportOf: ExportOf;
}

/** The rows that costs are the sum of. */
export function CostTable({ title, rows, organisation, exportOf }: CostTableProps) {
  const { t } = useTexts('responsible');
  const columns: TableColumn<CostRow>[] = [
    {
      id: 'person',
      head: t('person'),
      track: 'minmax(0, 2fr)',
      cell: ({ first_name, last_name }) => fullName(first_name, last_name),
    },
    { id: 'what', head: t('what'), track: 'minmax(0, 2fr)', card: 'wide', cell: ({ what }) => what },
    {
      id: 'profile',
      head: t('profile'),
      track: 'minmax(0, 1.5fr)',
      cell: ({ chosen_profile }) =>
        chosen_profile === null ? t('noProfile') : profileName(organisation, chosen_profile),
    },
    { id: 'day', head: t('date'), track: '120px', cell: ({ day }) => formatShortDate(day) },
    { id: 'price', head: t('price'), track: '120px', cell: ({ price_chf }) => formatChf(price_chf) },
  ];
  return (
    <RowsOfFigures title={title} icon="files" count={rows.length} exportOf={exportOf}>
      <Table
        label={title}
        columns={columns}
        count={rows.length}
        rowAt={(index) => rows[index]}
        shown={(range) => t('shown', range)}
        loadingLabel={t('loading')}
      />
    </RowsOfFigures>
  );
}
