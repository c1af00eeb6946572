import {
  type AgentRole,
  formatNumber,
  formatPoints,
  type ResultSort,
  type ResultState,
  resultSorts,
  resultStateOf,
  resultStates,
} from '@learn/domain';
import { StatusPill, type Tone } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import type { AgentResultsQuery } from '../__generated__/graphql.ts';
import type { ExportOf } from '../chart/Downloads.tsx';
import { useTexts } from '../texts.ts';
import type { AgentView } from './agentView.ts';
import { OwnPeople } from './OwnPeople.tsx';
import { personColumn } from './personColumn.tsx';
import { usePersonLink } from './usePersonLink.ts';

type Row = AgentResultsQuery['agent_assignment']['persons'][number];
type View = AgentView<ResultState, ResultSort>;

const tones: Readonly<Record<ResultState, Tone>> = {
  failed: 'failed',
  open: 'none',
  submitted: 'waiting',
  evaluated: 'finished',
};

interface ResultListProps {
  readonly role: AgentRole | undefined;
  readonly courseSlug: string;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly exportOf: ExportOf | undefined;
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
}

/** What each of the own people did in an assignment, with their points once the evaluation is released. */
export function ResultList({ role, courseSlug, ...list }: ResultListProps) {
  const { t } = useTexts('agent');
  const linkTo = usePersonLink(role, courseSlug);
  const columns: TableColumn<Row>[] = [
    personColumn<Row>(t),
    {
      id: 'state',
      head: t('progress.state'),
      track: 'minmax(0, 1fr)',
      cell: (row) => {
        const state = resultStateOf(row);
        return <StatusPill status={tones[state]} label={t(`result.${state}`)} />;
      },
    },
    {
      id: 'points',
      head: t('result.points'),
      track: 'minmax(0, 1fr)',
      cell: ({ evaluation_points_final: points, evaluation_max_points: max }) =>
        points === null || max === null
          ? '–'
          : t('result.pointsOf', { points: formatPoints(points), max: formatPoints(max) }),
    },
    {
      id: 'percent',
      head: t('result.percent'),
      track: '120px',
      sortable: true,
      cell: ({ evaluation_percent: percent }) => (percent === null ? '–' : `${formatNumber(percent)} %`),
    },
  ];
  return (
    <OwnPeople
      {...list}
      columns={columns}
      sorts={resultSorts}
      states={resultStates.map((state) => ({ value: state, label: t(`result.${state}`) }))}
      linkTo={linkTo}
    />
  );
}
