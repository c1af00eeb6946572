import { examOutcomes } from '../../exams/tables.ts';
import { builder } from '../../graphql/builder.ts';
import { requireId } from '../../graphql/keys.ts';
import type { OrganisationScope } from '../metrics/organisationScope.ts';
import {
  type CertificateStatistic,
  type CostPerYear,
  type ExamStatistic,
  type ParticipantsPerYear,
  readCertificateStatistics,
  readCostPerYear,
  readExamStatistics,
  readOrganisationScope,
  readParticipantsPerYear,
} from '../organisationStatistics.ts';
import { organisationMetricsPolicy } from '../policy.ts';

const CostPerYearType = builder.objectRef<CostPerYear>('CostPerYear').implement({
  fields: (t) => ({
    year: t.exposeInt('year'),
    total_cost: t.exposeFloat('total_cost', { description: 'CHF' }),
  }),
});

const EnrolledParticipantType = builder
  .objectRef<ParticipantsPerYear['participants'][number]>('EnrolledParticipant')
  .implement({
    fields: (t) => ({
      user_id: t.exposeID('user_id'),
      first_name: t.exposeString('first_name'),
      last_name: t.exposeString('last_name'),
      chosen_profile: t.exposeString('chosen_profile', {
        nullable: true,
        description: 'code of the profile, null until chosen',
      }),
    }),
  });

const ParticipantsPerYearType = builder.objectRef<ParticipantsPerYear>('ParticipantsPerYear').implement({
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'year of the enrolment' }),
    participants: t.field({
      type: [EnrolledParticipantType],
      resolve: ({ participants }) => [...participants],
    }),
  }),
});

const TrainingResponsibleStatisticsType = builder
  .objectRef<OrganisationScope>('TrainingResponsibleStatistics')
  .implement({
    description: 'Course costs and participants of the own organisation in a session, by calendar year.',
    fields: (t) => ({
      cost_per_year: t.field({
        type: [CostPerYearType],
        resolve: (scope, _arguments, { db }) => readCostPerYear(db, scope),
      }),
      participants_per_year: t.field({
        type: [ParticipantsPerYearType],
        resolve: (scope, _arguments, { db }) => readParticipantsPerYear(db, scope),
      }),
    }),
  });

const ExamOutcomeType = builder.enumType('ExamOutcome', { values: examOutcomes });

const ExamStatisticType = builder.objectRef<ExamStatistic>('TrainingResponsibleExamStatistics').implement({
  fields: (t) => ({
    course_completion_id: t.exposeID('course_completion_id'),
    exam_type_id: t.exposeID('exam_type_id'),
    exam_type_name: t.exposeString('exam_type_name'),
    exam_result: t.expose('exam_result', { type: ExamOutcomeType }),
    price_chf: t.exposeFloat('price_chf'),
    year: t.exposeInt('year'),
    taken_on: t.expose('taken_on', { type: 'Date' }),
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    chosen_profile: t.exposeString('chosen_profile', { nullable: true }),
  }),
});

const CertificateStatisticType = builder
  .objectRef<CertificateStatistic>('TrainingResponsibleCertificateStatistics')
  .implement({
    fields: (t) => ({
      year: t.exposeInt('year'),
      profile_id: t.exposeID('profile_id'),
      profile_code: t.exposeString('profile_code'),
      profile_name: t.exposeString('profile_name'),
      count: t.exposeInt('count'),
    }),
  });

builder.queryFields((t) => {
  const args = { course_session_id: t.arg.id({ required: true }) };
  const extensions = { policy: organisationMetricsPolicy };
  return {
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
