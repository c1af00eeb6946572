import { describeRemote, inlinedOperation } from '@learn/testing';
import {
  AgentAssignmentDocument,
  AgentAssignmentsDocument,
  AgentGradesDocument,
  OrganisationStatisticsDocument,
  StatisticsListDocument,
} from './__generated__/graphql.ts';
import remote from './remote.ts';
import {
  assignmentAnswer,
  assignmentsAnswer,
  gradesAnswer,
  gradesOf,
  ofTrainer,
  progressOf,
  resultOf,
} from './testing/agent.ts';
import { courseSessionId, organisationAnswer } from './testing/organisation.ts';
import { courseSlug, listOf } from './testing/statistics.ts';

const assignmentId = 'police';
const competenceCertificateId = 'basis';

describeRemote(remote, {
  parameters: {
    courseSlug,
    courseSessionId,
    agentRole: ofTrainer.agent_role,
    assignmentId,
    competenceCertificateId,
  },
  operations: [
    inlinedOperation(StatisticsListDocument, { course_slug: courseSlug }, listOf()),
    inlinedOperation(
      OrganisationStatisticsDocument,
      { course_session_id: courseSessionId },
      organisationAnswer(),
    ),
    inlinedOperation(AgentAssignmentsDocument, ofTrainer, assignmentsAnswer([progressOf('Ana')])),
    inlinedOperation(
      AgentAssignmentDocument,
      { ...ofTrainer, assignment_id: assignmentId },
      assignmentAnswer([resultOf('Ana')]),
    ),
    inlinedOperation(AgentGradesDocument, ofTrainer, gradesAnswer([gradesOf('Ana', 5)])),
    inlinedOperation(
      AgentGradesDocument,
      {
        ...ofTrainer,
        course_session_ids: [courseSessionId],
        competence_certificate_id: competenceCertificateId,
      },
      gradesAnswer([gradesOf('Ana', 5)]),
    ),
  ],
});
