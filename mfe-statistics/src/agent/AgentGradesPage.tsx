import { fillPath } from '@learn/contracts';
import { gradeSorts, gradeStates } from '@learn/domain';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { Inline, TextLink } from '@learn/ui';
import { AgentGradesDocument, AgentPersonGradesDocument } from '../__generated__/graphql.ts';
import { Chart } from '../chart/Chart.tsx';
import { useKept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { AgentPage } from './AgentPage.tsx';
import { agentCertificatePath } from './addresses.ts';
import { agentExportOf } from './agentExportOf.ts';
import { exportQuery, sessionVariables, viewVariables } from './agentView.ts';
import { certificateChart } from './certificateChart.ts';
import { GradeList } from './GradeList.tsx';
import { useAgentAddress } from './useAgentAddress.ts';

/** The grades of the own people of an agent by competence certificate (specification §2, statistic/{agentRole}/…/competence-grade). */
export function AgentGradesPage() {
  const { t } = useTexts('agent');
  const { role, courseSlug, view, change } = useAgentAddress({ states: gradeStates, sorts: gradeSorts });
  const variables = role && { course_slug: courseSlug, agent_role: role };
  const figures = useQuery(AgentGradesDocument, variables && { ...variables, ...sessionVariables(view) });
  const people = useQuery(AgentPersonGradesDocument, variables && { ...variables, ...viewVariables(view) });
  const about = `${role} ${courseSlug}`;
  const addressOf = (courseSessionId: string, competenceCertificateId: string) =>
    fillPath(agentCertificatePath, {
      agentRole: role ?? '',
      courseSlug,
      courseSessionId,
      competenceCertificateId,
    });
  return (
    <AgentPage
      role={role}
      tab="grades"
      of={useKept(figures, about)}
      people={useKept(people, about)}
      frameOf={({ agent_competence_grades }) => agent_competence_grades}
      session={view.session}
      onSession={(session) => change({ session })}
      list={(
        { agent_competence_grades: { persons, person_count } },
        { agent_competence_grades: { course_id: courseId } },
      ) => (
        <GradeList
          rows={persons}
          total={person_count}
          exportOf={agentExportOf({ courseId, role, part: 'grades', query: exportQuery(view) })}
          role={role}
          courseSlug={courseSlug}
          view={view}
          onChange={change}
        />
      )}
    >
      {({ agent_competence_grades: grades }) => {
        const { sessions } = grades.course_session_properties;
        const [only, ...others] = sessions;
        const session =
          sessions.find(({ id }) => id === view.session) ?? (others.length === 0 ? only : undefined);
        // a certificate has a page in the sessions that plan its assignments: of one nobody can tell before it is chosen
        const linked = grades.competence_certificates.filter(
          ({ total_passed, total_failed, total_unranked }) =>
            (total_passed ?? 0) + (total_failed ?? 0) + (total_unranked ?? 0) > 0,
        );
        const isLinked = (certificateId: string) =>
          linked.some(({ certificate_id }) => certificate_id === certificateId);
        return (
          <Chart
            level={2}
            content={certificateChart(grades.competence_certificates, {
              t,
              addressOf: (certificateId) =>
                session && isLinked(certificateId) ? addressOf(session.id, certificateId) : undefined,
            })}
            exportOf={agentExportOf({
              courseId: grades.course_id,
              role,
              part: 'certificates',
              query: { course_session_ids: view.session },
            })}
          >
            {session && (
              <Inline $gap={24}>
                {linked.map(({ certificate_id, title }) => (
                  <TextLink key={certificate_id} as={Link} to={addressOf(session.id, certificate_id)}>
                    {title}
                  </TextLink>
                ))}
              </Inline>
            )}
          </Chart>
        );
      }}
    </AgentPage>
  );
}
