import { builder } from '../../graphql/builder.ts';
import type { CourseSessionProperties, SelectionMetrics } from '../courseProperties.ts';

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
  .implement({ fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }) });

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
      generations: t.stringList({ resolve: ({ generations }) => [...generations] }),
      circles: t.field({ type: [CircleType], resolve: ({ circles }) => [...circles] }),
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
