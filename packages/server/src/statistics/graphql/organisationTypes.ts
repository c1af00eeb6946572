import { examOutcomes } from '../../exams/tables.ts';
import { builder } from '../../graphql/builder.ts';
import { CourseTypeType } from '../../graphql/enums.ts';
import { type CourseCost, readCourseCosts } from '../courseCosts.ts';
import {
  type ProfileName,
  readOrganisationNames,
  readOrganisationSessions,
  readProfileNames,
  readSessionNames,
  type SessionScope,
} from '../organisationSessions.ts';
import {
  type CertificateStatistic,
  type CostPerYear,
  type ExamStatistic,
  type ParticipantsPerYear,
  readCertificateStatistics,
  readCostPerYear,
  readExamStatistics,
  readParticipantsPerYear,
} from '../organisationStatistics.ts';
import { SessionType } from './propertyTypes.ts';

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

const CourseCostType = builder.objectRef<CourseCost>('TrainingResponsibleCourseCost').implement({
  fields: (t) => ({
    order_id: t.exposeID('order_id'),
    product_title: t.exposeString('product_title'),
    year: t.exposeInt('year'),
    confirmed_on: t.expose('confirmed_on', { type: 'Date' }),
    price_chf: t.exposeFloat('price_chf'),
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    chosen_profile: t.exposeString('chosen_profile', { nullable: true }),
  }),
});

const ProfileNameType = builder.objectRef<ProfileName>('ProfileName').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
  }),
});

const ExamOutcomeType = builder.enumType('ExamOutcome', { values: examOutcomes });

export const ExamStatisticType = builder
  .objectRef<ExamStatistic>('TrainingResponsibleExamStatistics')
  .implement({
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

export const CertificateStatisticType = builder
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

/** The course and the session that the figures are of. */
const SessionNamesType = builder
  .objectRef<Awaited<ReturnType<typeof readSessionNames>>>('TrainingResponsibleSession')
  .implement({
    fields: (t) => ({
      course_id: t.exposeID('course_id'),
      course_title: t.exposeString('course_title'),
      course_slug: t.exposeString('course_slug'),
      course_type: t.expose('course_type', { type: CourseTypeType }),
      title: t.exposeString('course_session_title'),
    }),
  });

export const TrainingResponsibleStatisticsType = builder
  .objectRef<SessionScope>('TrainingResponsibleStatistics')
  .implement({
    description: 'Costs, participants, exams and certificates of the own organisation in a session.',
    fields: (t) => ({
      course_session_id: t.exposeID('courseSessionId'),
      course_session: t.field({
        type: SessionNamesType,
        resolve: (scope, _arguments, { db, language }) => readSessionNames(db, scope, language),
      }),
      organisation_names: t.stringList({
        description: 'none for administrators, who see the figures of all',
        resolve: (scope, _arguments, { db }) => readOrganisationNames(db, scope),
      }),
      sessions: t.field({
        type: [SessionType],
        description: 'sessions of the course with own people, the latest first; at most 500',
        resolve: (scope, _arguments, { db, language }) => readOrganisationSessions(db, scope, language),
      }),
      profiles: t.field({
        type: [ProfileNameType],
        resolve: (_scope, _arguments, { db, language }) => readProfileNames(db, language),
      }),
      cost_per_year: t.field({
        type: [CostPerYearType],
        resolve: (scope, _arguments, { db }) => readCostPerYear(db, scope),
      }),
      participants_per_year: t.field({
        type: [ParticipantsPerYearType],
        resolve: (scope, _arguments, { db }) => readParticipantsPerYear(db, scope),
      }),
      course_costs: t.field({
        type: [CourseCostType],
        description: 'the orders that cost_per_year sums up, the latest first',
        resolve: (scope, _arguments, { db, language }) => readCourseCosts(db, scope, language),
      }),
      exams: t.field({
        type: [ExamStatisticType],
        description: 'as training_responsible_exam_statistics',
        resolve: (scope, _arguments, { db, language }) => readExamStatistics(db, scope, language),
      }),
      certificates: t.field({
        type: [CertificateStatisticType],
        description: 'as training_responsible_certificate_statistics',
        resolve: (scope, _arguments, { db, language }) => readCertificateStatistics(db, scope, language),
      }),
    }),
  });
