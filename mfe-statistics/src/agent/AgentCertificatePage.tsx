import { fillPath, linkPatterns } from '@learn/contracts';
import { gradeSorts, gradeStates } from '@learn/domain';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { AgentGradesDocument, AgentPersonGradesDocument } from '../__generated__/graphql.ts';
import { Chart } from '../chart/Chart.tsx';
import { useKept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { AgentFigures } from './AgentFigures.tsx';
import { AgentPage } from './AgentPage.tsx';
import { agentExportOf } from './agentExportOf.ts';
import { exportQuery, sessionVariables, viewVariables } from './agentView.ts';
import { assignmentFigures } from './figures.ts';
import { GradeList } from './GradeList.tsx';
import { outcomeChart } from './outcomeChart.ts';
import { useAgentAddress } from './useAgentAddress.ts';

/** The grades of the own people in one certificate of a session (specification §2, …/competence-grade/{courseSessionId}/{competenceCertificateId}). */
export function AgentCertificatePage() {
  const { t } = useTexts('agent');
  const { courseSessionId = '', competenceCertificateId = '' } = useParams();
  const { role, courseSlug, view, change } = useAgentAddress({ states: gradeStates, sorts: gradeSorts });
  const inSession = { ...view, session: courseSessionId };
  const variables = role && {
    course_slug: courseSlug,
    agent_role: role,
    competence_certificate_id: competenceCertificateId,
  };
  const figures = useQuery(
    AgentGradesDocument,
    variables && { ...variables, ...sessionVariables(inSession) },
  );
  const people = useQuery(
    AgentPersonGradesDocument,
    variables && { ...variables, ...viewVariables(inSession) },
  );
  const about = `${role} ${courseSessionId} ${competenceCertificateId}`;
  const ofCertificate = {
    course_session_ids: courseSessionId,
    competence_certificate_id: competenceCertificateId,
  };
  return (
    <AgentPage
      role={role}
      tab="grades"
      of={useKept(figures, about)}
      people={useKept(people, about)}
      frameOf={({ agent_competence_grades }) => agent_competence_grades}
      titleOf={({ agent_competence_grades: { competence_certificates } }) =>
        competence_certificates[0]?.title ?? t('grades.certificate')
      }
      back={
        <TextLink
          as={Link}
          direction="back"
          to={`${fillPath(linkPatterns.agentGrades, { agentRole: role ?? '', courseSlug })}?session=${courseSessionId}`}
        >
          {t('grades.title')}
        </TextLink>
      }
      session={courseSessionId}
      onSession={undefined}
      list={(
        { agent_competence_grades: { persons, person_count } },
        { agent_competence_grades: { course_id: courseId } },
      ) => (
        <GradeList
          rows={persons}
          total={person_count}
          exportOf={agentExportOf({
            courseId,
            role,
            part: 'grades',
            query: { ...exportQuery(view), ...ofCertificate },
          })}
          role={role}
          courseSlug={courseSlug}
          view={view}
          onChange={change}
          ofOne
        />
      )}
    >
      {({ agent_competence_grades: { course_id: courseId, competence_certificates } }) => (
        <>
          {competence_certificates.map((certificate) => (
            <AgentFigures key={certificate.certificate_id} figures={assignmentFigures(certificate, t)} />
          ))}
          {competence_certificates.map((certificate) => (
            <Chart
              key={certificate.certificate_id}
              level={2}
              content={outcomeChart(certificate, t)}
              exportOf={agentExportOf({ courseId, role, part: 'outcomes', query: ofCertificate })}
            />
          ))}
        </>
      )}
    </AgentPage>
  );
}
