import { builder } from '../../graphql/builder.ts';
import type { CourseSessionProperties } from '../courseProperties.ts';
import type { SelectionMetrics } from '../selectionMetrics.ts';

export const SessionType = builder
  .objectRef<CourseSessionProperties['sessions'][number]>('StatisticsSession')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      region: t.exposeString('region'),
    }),
  });

const CircleType = builder
  .objectRef<CourseSessionProperties['circles'][number]>('StatisticsCircle')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      translation_key: t.exposeID('translation_key', { description: 'the same in all languages' }),
      name: t.exposeString('name'),
      has_results: t.exposeBoolean('has_results', {
        description: 'evaluations and self-assessments of it can be seen in some session',
      }),
    }),
  });

const ProfileType = builder
  .objectRef<CourseSessionProperties['profiles'][number]>('StatisticsProfile')
  .implement({ fields: (t) => ({ code: t.exposeString('code'), name: t.exposeString('name') }) });

const PersonType = builder
  .objectRef<CourseSessionProperties['chosen_people'][number]>('StatisticsPerson')
  .implement({
    fields: (t) => ({
      user_id: t.exposeID('user_id'),
      first_name: t.exposeString('first_name'),
      last_name: t.exposeString('last_name'),
    }),
  });

const CertificateType = builder
  .objectRef<CourseSessionProperties['competence_certificates'][number]>('StatisticsCertificate')
  .implement({ fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }) });

export const CourseSessionPropertiesType = builder
  .objectRef<CourseSessionProperties>('CourseSessionProperties')
  .implement({
    fields: (t) => ({
      sessions: t.field({
        type: [SessionType],
        description: 'the latest, at most 500',
        resolve: ({ sessions }) => [...sessions],
      }),
      has_more_sessions: t.exposeBoolean('has_more_sessions', {
        description: 'there are more sessions than those',
      }),
      regions: t.stringList({
        description: 'of all sessions, also of those that are not named; at most 1000',
        resolve: ({ regions }) => [...regions],
      }),
      generations: t.stringList({ resolve: ({ generations }) => [...generations] }),
      circles: t.field({ type: [CircleType], resolve: ({ circles }) => [...circles] }),
      profiles: t.field({
        type: [ProfileType],
        description: 'of the people',
        resolve: ({ profiles }) => [...profiles],
      }),
      has_people: t.exposeBoolean('has_people', {
        description: 'results of chosen people and profiles can be seen',
      }),
      chosen_people: t.field({
        type: [PersonType],
        description: 'those of user_ids that the caller sees here, at most 500',
        resolve: ({ chosen_people }) => [...chosen_people],
      }),
      competence_certificates: t.field({
        type: [CertificateType],
        resolve: ({ competence_certificates }) => [...competence_certificates],
      }),
    }),
  });

export const SelectionMetricsType = builder
  .objectRef<SelectionMetrics>('CourseSessionSelectionMetrics')
  .implement({
    fields: (t) => ({
      session_count: t.exposeInt('session_count'),
      participant_count: t.exposeInt('participant_count'),
      expert_count: t.exposeInt('expert_count'),
      results_session_count: t.exposeInt('results_session_count', {
        description: 'sessions whose results of people are in the figures',
      }),
    }),
  });
