import { fillPath, linkPatterns } from '@learn/contracts';
import { resultSorts, resultStates } from '@learn/domain';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { AgentAssignmentDocument, AgentResultsDocument } from '../__generated__/graphql.ts';
import { Chart } from '../chart/Chart.tsx';
import { useKept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { AgentFigures } from './AgentFigures.tsx';
import { AgentPage } from './AgentPage.tsx';
import { agentExportOf } from './agentExportOf.ts';
import { exportQuery, sessionVariables, viewVariables } from './agentView.ts';
import { assignmentFigures } from './figures.ts';
import { outcomeChart } from './outcomeChart.ts';
import { ResultList } from './ResultList.tsx';
import { useAgentAddress } from './useAgentAddress.ts';

/** What each of the own people did in an assignment (specification §2, statistic/{agentRole}/…/assignment/{assignmentId}). */
export function AgentAssignmentPage() {
  const { t } = useTexts('agent');
  const { assignmentId = '' } = useParams();
  const { role, courseSlug, view, change } = useAgentAddress({ states: resultStates, sorts: resultSorts });
  const variables = role && { course_slug: courseSlug, agent_role: role, assignment_id: assignmentId };
  const figures = useQuery(AgentAssignmentDocument, variables && { ...variables, ...sessionVariables(view) });
  const people = useQuery(AgentResultsDocument, variables && { ...variables, ...viewVariables(view) });
  const about = `${role} ${courseSlug} ${assignmentId}`;
  const session = view.session === undefined ? '' : `?session=${view.session}`;
  return (
    <AgentPage
      role={role}
      tab="assignments"
      of={useKept(figures, about)}
      people={useKept(people, about)}
      frameOf={({ agent_assignment: { statistics } }) => statistics}
      titleOf={({ agent_assignment: { title } }) => title}
      leadOf={({ agent_assignment: { circle_title } }) => t('inCircle', { circle: circle_title })}
      back={
        <TextLink
          as={Link}
          direction="back"
          to={`${fillPath(linkPatterns.agentAssignments, { agentRole: role ?? '', courseSlug })}${session}`}
        >
          {t('assignments.title')}
        </TextLink>
      }
      session={view.session}
      onSession={(chosen) => change({ session: chosen })}
      list={({ agent_assignment: { persons, person_count } }, { agent_assignment: { statistics } }) => (
        <ResultList
          rows={persons}
          total={person_count}
          exportOf={agentExportOf({
            role,
            courseId: statistics.course_id,
            part: 'results',
            query: { ...exportQuery(view), assignment_id: assignmentId },
          })}
          role={role}
          courseSlug={courseSlug}
          view={view}
          onChange={change}
        />
      )}
    >
      {({ agent_assignment: { summary, statistics } }) => (
        <>
          <AgentFigures figures={assignmentFigures(summary, t)} />
          <Chart
            level={2}
            content={outcomeChart(summary, t)}
            exportOf={agentExportOf({
              role,
              courseId: statistics.course_id,
              part: 'outcomes',
              query: { course_session_ids: view.session, assignment_id: assignmentId },
            })}
          />
        </>
      )}
    </AgentPage>
  );
}
