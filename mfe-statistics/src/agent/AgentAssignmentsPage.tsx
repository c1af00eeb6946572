import { fillPath } from '@learn/contracts';
import {
  type AgentRole,
  formatNumber,
  formatShortDate,
  progressSorts,
  progressStates,
  zurichDay,
} from '@learn/domain';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { EmptyState, Heading, Inline, Stack, Text, WithAside } from '@learn/ui';
import { Table, type TableColumn } from '@learn/ui/table';
import { memo } from 'react';
import {
  AgentAssignmentsDocument,
  type AgentAssignmentsQuery,
  AgentProgressDocument,
} from '../__generated__/graphql.ts';
import { Chart } from '../chart/Chart.tsx';
import { Downloads, type ExportOf } from '../chart/Downloads.tsx';
import { useKept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { AgentFigures } from './AgentFigures.tsx';
import { AgentPage } from './AgentPage.tsx';
import { agentAssignmentPath } from './addresses.ts';
import { agentExportOf } from './agentExportOf.ts';
import { exportQuery, sessionVariables, viewVariables } from './agentView.ts';
import { assignmentFigures } from './figures.ts';
import { outcomeChart } from './outcomeChart.ts';
import { ProgressList } from './ProgressList.tsx';
import { useAgentAddress } from './useAgentAddress.ts';

type AgentRecord = AgentAssignmentsQuery['agent_assignment_statistics']['assignments']['records'][number];

/** How far the own people of an agent are with their assignments (specification §2, statistic/{agentRole}/…/assignment). */
export function AgentAssignmentsPage() {
  const { role, courseSlug, view, change } = useAgentAddress({
    states: progressStates,
    sorts: progressSorts,
  });
  const variables = role && { course_slug: courseSlug, agent_role: role };
  const figures = useQuery(
    AgentAssignmentsDocument,
    variables && { ...variables, ...sessionVariables(view) },
  );
  const people = useQuery(AgentProgressDocument, variables && { ...variables, ...viewVariables(view) });
  const about = `${role} ${courseSlug}`;
  return (
    <AgentPage
      role={role}
      tab="assignments"
      of={useKept(figures, about)}
      people={useKept(people, about)}
      frameOf={({ agent_assignment_statistics }) => agent_assignment_statistics}
      session={view.session}
      onSession={(session) => change({ session })}
      list={(
        { agent_assignment_statistics: { persons, person_count } },
        { agent_assignment_statistics: { course_id: courseId } },
      ) => (
        <ProgressList
          rows={persons}
          total={person_count}
          exportOf={agentExportOf({ courseId, role, part: 'progress', query: exportQuery(view) })}
          role={role}
          courseSlug={courseSlug}
          view={view}
          onChange={change}
        />
      )}
    >
      {({ agent_assignment_statistics: statistics }) => (
        <Figures statistics={statistics} role={role} courseSlug={courseSlug} session={view.session} />
      )}
    </AgentPage>
  );
}

interface FiguresProps {
  readonly statistics: AgentAssignmentsQuery['agent_assignment_statistics'];
  readonly role: AgentRole | undefined;
  readonly courseSlug: string;
  readonly session: string | undefined;
}

/** What stands above the list, which another state, search or order of the list leaves as it is. */
const Figures = memo(({ statistics, role, courseSlug, session }: FiguresProps) => {
  const { t } = useTexts('agent');
  const { course_id: courseId, assignments } = statistics;
  const exportOf = (part: 'assignments' | 'outcomes') =>
    agentExportOf({ courseId, role, part, query: { course_session_ids: session } });
  return (
    <>
      <AgentFigures figures={assignmentFigures(assignments.summary, t)} />
      <WithAside $gap={24} $aside={360}>
        <AssignmentTable
          records={assignments.records}
          total={assignments.summary.total_records}
          exportOf={exportOf('assignments')}
          addressOf={({ assignment_id: assignmentId, course_session_id }) =>
            `${fillPath(agentAssignmentPath, { agentRole: role ?? '', courseSlug, assignmentId })}?session=${course_session_id}`
          }
        />
        <Chart level={2} content={outcomeChart(assignments.summary, t)} exportOf={exportOf('outcomes')} />
      </WithAside>
    </>
  );
});

interface AssignmentTableProps {
  readonly records: readonly AgentRecord[];
  readonly total: number;
  readonly addressOf: (record: AgentRecord) => string;
  readonly exportOf: ExportOf | undefined;
}

/** The assignments of the own people's sessions, each with the page behind it. */
function AssignmentTable({ records, total, addressOf, exportOf }: AssignmentTableProps) {
  const { t } = useTexts('agent');
  const count = (id: 'passed_count' | 'failed_count' | 'unranked_count', head: string) => ({
    id,
    head,
    track: '96px',
    cell: ({ metrics }: AgentRecord) => formatNumber(metrics[id]),
  });
  const columns: TableColumn<AgentRecord>[] = [
    {
      id: 'title',
      head: t('assignment'),
      track: 'minmax(0, 2fr)',
      cell: ({ assignment_title, course_session_title }, { link }) => (
        <span>
          {link(assignment_title)}
          <Text as="span" $tone="hint" $size={14} style={{ display: 'block' }}>
            {course_session_title}
          </Text>
        </span>
      ),
    },
    {
      id: 'deadline',
      head: t('deadline'),
      track: '112px',
      cell: ({ deadline }) => (deadline === null ? '–' : formatShortDate(zurichDay(deadline))),
    },
    count('passed_count', t('progress.passed')),
    count('failed_count', t('progress.failed')),
    count('unranked_count', t('assignments.unranked')),
  ];
  return (
    <section aria-labelledby="assignments">
      <Stack $gap={16}>
        <Inline $justify="space-between" $gap={8}>
          <Heading level={2} id="assignments">
            {t('assignments.list')}
          </Heading>
          {records.length > 0 && <Downloads title={t('assignments.list')} exportOf={exportOf} />}
        </Inline>
        {total > records.length && (
          <Text $tone="hint" $size={14}>
            {t('assignments.latest', { count: records.length, total: formatNumber(total) })}
          </Text>
        )}
        {records.length === 0 ? (
          <EmptyState icon="files" title={t('assignments.none')} />
        ) : (
          <Table
            label={t('assignments.list')}
            columns={columns}
            count={records.length}
            rowAt={(index) => records[index]}
            rowLink={(record) => <Link to={addressOf(record)} />}
            shown={(range) => t('people.shown', range)}
            loadingLabel={t('people.loading')}
          />
        )}
      </Stack>
    </section>
  );
}
