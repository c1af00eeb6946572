import { agentRoles, readComparison } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { spreadsheetMediaTypes } from './exports.ts';
import { id, manyIds } from './fields.ts';
import {
  certificateMetrics,
  certificateStatistics,
  competenceSummary,
  courseStatistics,
  examStatistics,
  namedCourse,
  trainingResponsibleStatistics,
} from './statisticsAnswers.ts';
import {
  agentParts,
  organisationCharts,
  recordPage,
  statisticsDimensions,
  statisticsParts,
} from './statisticsParts.ts';

const texts = z
  .union([
    z.array(z.string().max(200)),
    z
      .string()
      .max(200)
      .transform((one) => [one]),
  ])
  .optional()
  .meta({ description: 'repeat the parameter for several' });

/** Filters of all course statistics; `first` and `offset` choose records, summaries are always over all. */
const filters = z.strictObject({
  course_session_ids: manyIds,
  generations: texts,
  regions: texts,
  circle_ids: manyIds.meta({ description: 'page ids or translation keys; repeat the parameter for several' }),
  user_ids: manyIds,
  profiles: texts.meta({ description: 'codes; repeat the parameter for several' }),
  first: z.coerce.number().int().min(0).max(recordPage.greatest).default(recordPage.usual).meta({
    description: 'how many records of each part; total_records of its summary says how many there are',
  }),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});

const ofCourse = { params: z.object({ courseId: id }), query: filters };
const ofSession = { params: z.object({ courseSessionId: id }) };

export const statisticsEndpoints = {
  competenceSummary: defineEndpoint({
    ...table.competenceSummary,
    summary: 'Self-assessments and competence certificates of a course, summed up.',
    ...ofCourse,
    answer: json(
      z.strictObject({
        ...namedCourse,
        competences: competenceSummary,
        certificates: z.array(certificateMetrics),
      }),
    ),
  }),
  assignments: defineEndpoint({
    ...table.assignmentStatistics,
    summary: 'Evaluations of all assignments of a course.',
    ...ofCourse,
    answer: json(z.strictObject({ ...namedCourse, assignments: courseStatistics.shape.assignments })),
  }),
  course: defineEndpoint({
    ...table.courseStatistics,
    summary: 'All statistics of a course.',
    ...ofCourse,
    answer: json(courseStatistics),
  }),
  export: defineEndpoint({
    ...table.statisticsExport,
    summary: 'A spreadsheet of one part of the statistics by groups, as charts show it.',
    params: z.object({ courseId: id, part: z.enum(statisticsParts) }),
    query: filters.omit({ first: true, offset: true }).extend({
      by: z.enum(statisticsDimensions).default('circle'),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      compare: z
        .string()
        .max(210)
        .refine((text) => readComparison(text) !== undefined)
        .optional()
        .meta({ description: 'the same with one filter replaced beside it, `region:Romandie`' }),
    }),
    answer: { kind: 'file', mediaTypes: Object.values(spreadsheetMediaTypes) },
  }),
  outcomeExport: defineEndpoint({
    ...table.outcomeExport,
    summary: 'A spreadsheet of how many works of a course have which outcome, as their chart shows it.',
    params: z.object({ courseId: id }),
    query: filters
      .omit({ first: true, offset: true })
      .extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    answer: { kind: 'file', mediaTypes: Object.values(spreadsheetMediaTypes) },
  }),
  agentExport: defineEndpoint({
    ...table.agentExport,
    summary:
      'A spreadsheet of what came of the work of the own apprentices or mentees, as their pages show it.',
    params: z.object({ courseId: id, part: z.enum(agentParts) }),
    query: z.strictObject({
      agent_role: z.enum(agentRoles),
      course_session_ids: manyIds,
      assignment_id: id
        .optional()
        .meta({ description: 'of results; of outcomes where they are those of one' }),
      competence_certificate_id: id.optional().meta({ description: 'only what counts towards it' }),
      state: z.string().max(20).optional(),
      search: z.string().max(200).optional(),
      sort: z.string().max(20).optional(),
      descending: z.enum(['true', 'false']).optional(),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    answer: { kind: 'file', mediaTypes: Object.values(spreadsheetMediaTypes) },
  }),
  trainingResponsible: defineEndpoint({
    ...table.trainingResponsibleStatistics,
    summary: 'Course costs and participants of the own organisation, by year.',
    ...ofSession,
    answer: json(trainingResponsibleStatistics),
  }),
  exams: defineEndpoint({
    ...table.trainingResponsibleExams,
    summary: 'Exams that people of the own organisation took.',
    ...ofSession,
    answer: json(examStatistics),
  }),
  certificationProfiles: defineEndpoint({
    ...table.trainingResponsibleProfiles,
    summary: 'Certificates of people of the own organisation, by year and profile.',
    ...ofSession,
    answer: json(certificateStatistics),
  }),
  organisationExport: defineEndpoint({
    ...table.organisationExport,
    summary: 'A spreadsheet of what the own organisation paid and reached in a session, as a chart shows it.',
    params: z.object({ courseSessionId: id, chart: z.enum(organisationCharts) }),
    query: z.strictObject({
      year: z.coerce
        .number()
        .int()
        .min(1000)
        .max(9999)
        .optional()
        .meta({ description: 'the current calendar year without it; of certificates_by_year none' }),
      profile: z.string().max(100).optional().meta({ description: 'code; all profiles without it' }),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    answer: { kind: 'file', mediaTypes: Object.values(spreadsheetMediaTypes) },
  }),
};
