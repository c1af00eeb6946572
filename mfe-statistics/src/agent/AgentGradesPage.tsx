import { fillPath } from '@learn/contracts';
import { type AgentRole, gradeSorts, gradeStates } from '@learn/domain';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { Inline, TextLink } from '@learn/ui';
import { memo } from 'react';
import {
  AgentGradesDocument,
  type AgentGradesQuery,
  AgentPersonGradesDocument,
} from '../__generated__/graphql.ts';
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
  const { role, courseSlug, view, change } = useAgentAddress({ states: gradeStates, sorts: gradeSorts });
  const variables = role && { course_slug: courseSlug, agent_role: role };
  const figures = useQuery(AgentGradesDocument, variables && { ...variables, ...sessionVariables(view) });
  const people = useQuery(AgentPersonGradesDocument, variables && { ...variables, ...viewVariables(view) });
  const about = `${role} ${courseSlug}`;
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
      {({ agent_competence_grades: grades }) => (
        <Figures grades={grades} role={role} courseSlug={courseSlug} session={view.session} />
      )}
    </AgentPage>
  );
}

interface FiguresProps {
  readonly grades: AgentGradesQuery['agent_competence_grades'];
  readonly role: AgentRole | undefined;
  readonly courseSlug: string;
  /** id of the chosen session; undefined: all of them */
  readonly session: string | undefined;
}

/** What stands above the list, which another state, search or order of the list leaves as it is. */
const Figures = memo(({ grades, role, courseSlug, session: chosen }: FiguresProps) => {
  const { t } = useTexts('agent');
  const { sessions } = grades.course_session_properties;
  const [only, ...others] = sessions;
  const session = sessions.find(({ id }) => id === chosen) ?? (others.length === 0 ? only : undefined);
  // a certificate has a page in the sessions that plan its assignments: of one nobody can tell before it is chosen
  const linked = grades.competence_certificates.filter(
    ({ total_passed, total_failed, total_unranked }) =>
      (total_passed ?? 0) + (total_failed ?? 0) + (total_unranked ?? 0) > 0,
  );
  const addressOf = (competenceCertificateId: string) =>
    session && linked.some(({ certificate_id }) => certificate_id === competenceCertificateId)
      ? fillPath(agentCertificatePath, {
          agentRole: role ?? '',
          courseSlug,
          courseSessionId: session.id,
          competenceCertificateId,
        })
      : undefined;
  return (
    <Chart
      level={2}
      content={certificateChart(grades.competence_certificates, { t, addressOf })}
      exportOf={agentExportOf({
        courseId: grades.course_id,
        role,
        part: 'certificates',
        query: { course_session_ids: chosen },
      })}
    >
      {session && (
        <Inline $gap={24}>
          {linked.map(({ certificate_id, title }) => (
            <TextLink key={certificate_id} as={Link} to={addressOf(certificate_id)}>
              {title}
            </TextLink>
          ))}
        </Inline>
      )}
    </Chart>
  );
});
