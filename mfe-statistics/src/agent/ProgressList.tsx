import {
  type AgentRole,
  type ProgressSort,
  type ProgressState,
  progressSorts,
  progressStates,
} from '@learn/domain';
import { Inline, ProgressRing, StatusPill, Text } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import type { AgentProgressQuery } from '../__generated__/graphql.ts';
import type { ExportOf } from '../chart/Downloads.tsx';
import { useTexts } from '../texts.ts';
import type { AgentView } from './agentView.ts';
import { OwnPeople } from './OwnPeople.tsx';
import { personColumn } from './personColumn.tsx';
import { usePersonLink } from './usePersonLink.ts';

type Row = AgentProgressQuery['agent_assignment_statistics']['persons'][number];
type View = AgentView<ProgressState, ProgressSort>;

interface ProgressListProps {
  readonly role: AgentRole | undefined;
  readonly courseSlug: string;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly exportOf: ExportOf | undefined;
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
}

/** How far each of the own people is with the assignments of their sessions. */
export function ProgressList({ role, courseSlug, ...list }: ProgressListProps) {
  const { t } = useTexts('agent');
  const linkTo = usePersonLink(role, courseSlug);
  const columns: TableColumn<Row>[] = [
    personColumn<Row>(t),
    {
      id: 'submitted',
      head: t('progress.submitted'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ submitted_count: done, total_count: total }) => (
        <Inline as="span" $gap={8} $nowrap>
          <ProgressRing
            size={32}
            thickness={14}
            share={total === 0 ? 0 : done / total}
            label={t('progress.submittedOf', { done, total })}
          />
          <span aria-hidden>{t('progress.of', { done, total })}</span>
        </Inline>
      ),
    },
    {
      id: 'passed',
      head: t('progress.passed'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ passed_count, evaluated_count }) =>
        evaluated_count === 0 ? '–' : t('progress.of', { done: passed_count, total: evaluated_count }),
    },
    {
      id: 'state',
      head: t('progress.state'),
      track: 'minmax(0, 1fr)',
      cell: (row) => <ProgressPill row={row} />,
    },
  ];
  return (
    <OwnPeople
      {...list}
      columns={columns}
      sorts={progressSorts}
      states={progressStates.map((state) => ({ value: state, label: t(`progress.${state}`) }))}
      linkTo={linkTo}
    />
  );
}

function ProgressPill({ row: { failed_count, submitted_count, total_count } }: { row: Row }) {
  const { t } = useTexts('agent');
  if (total_count === 0) return <Text as="span">–</Text>;
  if (failed_count > 0)
    return <StatusPill status="failed" label={t('progress.failedCount', { count: failed_count })} />;
  if (submitted_count >= total_count)
    return <StatusPill status="finished" label={t('progress.completeOne')} />;
  return (
    <StatusPill status="progress" label={t('progress.openCount', { count: total_count - submitted_count })} />
  );
}
