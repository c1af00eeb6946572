import { builder } from '../../graphql/builder.ts';
import { requireId } from '../../graphql/keys.ts';
import { readLatestScope } from '../organisationSessions.ts';
import {
  readCertificateStatistics,
  readExamStatistics,
  readOrganisationScope,
} from '../organisationStatistics.ts';
import { organisationMetricsPolicy } from '../policy.ts';
import {
  CertificateStatisticType,
  ExamStatisticType,
  TrainingResponsibleStatisticsType,
} from './organisationTypes.ts';

builder.queryFields((t) => {
  const args = { course_session_id: t.arg.id({ required: true }) };
  const extensions = { policy: organisationMetricsPolicy };
  return {
    training_responsible_course: t.field({
      extensions,
      type: TrainingResponsibleStatisticsType,
      nullable: true,
      description:
        'as training_responsible_statistics, of the latest session with own people; null where there is none',
      args: { course_id: t.arg.id({ required: true }) },
      resolve: (_root, { course_id }, { db, currentUser }) =>
        readLatestScope(db, currentUser, requireId(course_id)),
    }),
    training_responsible_statistics: t.field({
      extensions,
      type: TrainingResponsibleStatisticsType,
      args,
      resolve: (_root, { course_session_id }, { db, currentUser }) =>
        readOrganisationScope(db, currentUser, requireId(course_session_id)),
    }),
    training_responsible_exam_statistics: t.field({
      extensions,
      type: [ExamStatisticType],
      args,
      resolve: async (_root, { course_session_id }, { db, currentUser, language }) => {
        const scope = await readOrganisationScope(db, currentUser, requireId(course_session_id));
        return readExamStatistics(db, scope, language);
      },
    }),
    training_responsible_certificate_statistics: t.field({
      extensions,
      type: [CertificateStatisticType],
      args,
      resolve: async (_root, { course_session_id }, { db, currentUser, language }) => {
        const scope = await readOrganisationScope(db, currentUser, requireId(course_session_id));
        return readCertificateStatistics(db, scope, language);
      },
    }),
  };
});
