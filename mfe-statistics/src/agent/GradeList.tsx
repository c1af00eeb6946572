import {
  type AgentRole,
  formatGrade,
  type GradeSort,
  type GradeState,
  gradeSorts,
  gradeStateOf,
  gradeStates,
} from '@learn/domain';
import { Meta, StatusPill, Tag, type Tone } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import type { AgentPersonGradesQuery } from '../__generated__/graphql.ts';
import type { ExportOf } from '../chart/Downloads.tsx';
import { useTexts } from '../texts.ts';
import type { AgentView } from './agentView.ts';
import { OwnPeople } from './OwnPeople.tsx';
import { personColumn } from './personColumn.tsx';
import { usePersonLink } from './usePersonLink.ts';

type Row = AgentPersonGradesQuery['agent_competence_grades']['persons'][number];
type View = AgentView<GradeState, GradeSort>;

const tones: Readonly<Record<GradeState, Tone>> = { below: 'failed', reached: 'finished', none: 'none' };

interface GradeListProps {
  readonly role: AgentRole | undefined;
  readonly courseSlug: string;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly exportOf: ExportOf | undefined;
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
  /** the list is about one certificate: its official grade, with the exact one beside it */
  readonly ofOne?: boolean;
}

/** The grade of each of the own people, over all certificates or in one. */
export function GradeList({ role, courseSlug, ofOne = false, ...list }: GradeListProps) {
  const { t } = useTexts('agent');
  const linkTo = usePersonLink(role, courseSlug);
  const columns: TableColumn<Row>[] = [
    personColumn<Row>(t),
    {
      id: 'evaluated',
      head: t('grades.evaluated'),
      track: 'minmax(0, 1fr)',
      cell: ({ certificates }) =>
        t('progress.of', {
          done: certificates.reduce((sum, { evaluated_count }) => sum + evaluated_count, 0),
          total: certificates.reduce((sum, { total_count }) => sum + total_count, 0),
        }),
    },
    {
      id: 'average',
      head: t(ofOne ? 'grades.grade' : 'grades.average'),
      track: 'minmax(0, 1.5fr)',
      sortable: true,
      cell: (row) => <GradeCell row={row} ofOne={ofOne} />,
    },
  ];
  return (
    <OwnPeople
      {...list}
      columns={columns}
      sorts={gradeSorts}
      states={gradeStates.map((state) => ({ value: state, label: t(`grades.${state}`) }))}
      linkTo={linkTo}
    />
  );
}

/** A grade with its word; red below 4 (specification §9). */
function GradeCell({ row, ofOne }: { row: Row; ofOne: boolean }) {
  const { t } = useTexts('agent');
  const { average_grade: average, is_partial, certificates } = row;
  const state = gradeStateOf(average);
  const [certificate] = certificates;
  const exact = ofOne ? certificate?.exact_grade : undefined;
  if (average === null) return <Tag>{t('grades.noGrade')}</Tag>;
  return (
    <span>
      <StatusPill status={tones[state]} label={formatGrade(average, ofOne ? 1 : 2)} />
      {exact != null && <Meta>{t('grades.exact', { grade: formatGrade(exact, 2) })}</Meta>}
      {is_partial && <Meta>{t('grades.partial')}</Meta>}
    </span>
  );
}
