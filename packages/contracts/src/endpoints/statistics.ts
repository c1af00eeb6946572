import { agentRoles, feedbackWithheldReasons, readComparison, withheldReasons } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { spreadsheetMediaTypes } from './exports.ts';
import { address, dateTime, day, id, manyIds } from './fields.ts';

// Answers of the statistics (specification §3): REST sends them whole, GraphQL what was asked for. Averages and
// percentages are null where fewer than five persons or answers stand behind them.

/** Records of each part of the statistics; as many in GraphQL. */
export const recordPage = { usual: 50, greatest: 200 } as const;

/** Sessions and people of a selection that are named; as many on a page in GraphQL. */
export const selectionPage = { usual: 500, greatest: 500 } as const;

/** So many regions are offered at most. */
export const greatestRegions = 1000;

/** The parts of the statistics, as their pages are called (specification §2). */
export const statisticsParts = ['attendance', 'assignment', 'competence', 'feedback'] as const;

export type StatisticsPart = (typeof statisticsParts)[number];

/** What of the pages of own people is exported: their charts and lists. */
export const agentParts = [
  'outcomes',
  'assignments',
  'certificates',
  'progress',
  'results',
  'grades',
] as const;

export type AgentPart = (typeof agentParts)[number];

/** The charts of training responsibles, each of which is exported. */
export const organisationCharts = [
  'participants_by_profile',
  'cost_by_month',
  'cost_by_profile',
  'exam_cost_by_month',
  'exam_cost_by_profile',
  'exams_by_month',
  'pass_rate_by_profile',
  'certificates_by_profile',
  'certificates_by_year',
] as const;

export type OrganisationChart = (typeof organisationCharts)[number];

/** By what the statistics are told apart: each is one of their filters. */
export const statisticsDimensions = ['session', 'generation', 'region', 'circle'] as const;

/** Groups on a page, as charts show them. */
export const groupPage = { usual: 30, greatest: 100 } as const;

const count = z.int().min(0);
const percent = z.number().min(0).max(100).meta({ description: '0 to 100, one decimal' });

const figure = count.nullable();

/** Beside figures of people's results: why they are null. */
const withheld = z
  .enum(withheldReasons)
  .nullable()
  .meta({ description: 'why the figures are null; null where the caller sees them' });

/** What every record says about where it comes from. */
const origin = {
  course_session_id: id,
  course_session_title: z.string(),
  generation: z.string(),
  region: z.string(),
  circle_id: id,
  details_url: address.nullable(),
};

const metrics = z.strictObject({
  passed_count: count,
  failed_count: count,
  unranked_count: count.meta({ description: 'participants who are not evaluated' }),
  ranking_completed: z.boolean().meta({ description: 'everybody is evaluated' }),
  average_passed: percent.nullable(),
  average_evaluation_percent: percent.nullable(),
  competence_certificate_weight: z.number().nullable(),
});

export const assignmentRecord = z.strictObject({
  ...origin,
  assignment_id: id,
  assignment_title: z.string(),
  learning_content_id: id,
  competence_certificate_id: id.nullable(),
  deadline: dateTime.nullable(),
  metrics,
});

export const assignmentSummary = z.strictObject({
  withheld,
  completed_count: figure,
  average_passed: percent.nullable(),
  average_evaluation_percent: percent.nullable(),
  total_passed: figure,
  total_failed: figure,
  total_unranked: figure,
  total_records: count,
});

export const attendanceRecord = z.strictObject({
  ...origin,
  attendance_course_id: id,
  due_date: dateTime,
  participants_present: count,
  participants_total: count,
  participants_recorded: count.meta({ description: '0: not yet entered' }),
});

export const attendanceSummary = z.strictObject({
  withheld,
  days_completed: figure,
  participants_present: figure.meta({ description: 'over the completed days' }),
  participants_total: figure.meta({ description: 'over the completed days' }),
  average_present: percent.nullable(),
  total_records: count,
});

export const feedbackRecord = z.strictObject({
  ...origin,
  learning_content_id: id,
  satisfaction_average: z.number().nullable(),
  satisfaction_max: z.literal(4),
  total_responses: count,
  experts: z.string().meta({ description: 'names, separated by commas' }),
});

export const feedbackSummary = z.strictObject({
  withheld: z
    .enum(feedbackWithheldReasons)
    .nullable()
    .meta({ description: 'why there are no figures, counts are 0 then; null where the caller sees them' }),
  satisfaction_average: z.number().nullable(),
  satisfaction_max: z.literal(4),
  total_responses: count,
  total_records: count,
});

export const competenceRecord = z.strictObject({ ...origin, success_count: count, fail_count: count });

export const competenceSummary = z.strictObject({
  withheld,
  success_total: figure,
  fail_total: figure,
  total_records: count,
});

const course = { course_id: id, course_title: z.string(), course_slug: z.string() };

export const certificateMetrics = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  withheld,
  total_passed: figure,
  total_failed: figure,
  total_unranked: figure,
  average_passed: percent.nullable(),
  average_evaluation_percent: percent.nullable(),
});

const block = <Entry extends z.ZodType, Summary extends z.ZodType>(entry: Entry, summary: Summary) =>
  z.strictObject({ records: z.array(entry), summary });

export const courseStatistics = z.strictObject({
  ...course,
  course_session_selection_ids: z
    .array(id)
    .max(selectionPage.greatest)
    .meta({ description: 'the latest sessions; session_count says how many there are' }),
  user_selection_ids: z.array(id).max(selectionPage.greatest).meta({
    description: 'people that the figures are limited to; participant_count says how many there are',
  }),
  course_session_properties: z.strictObject({
    sessions: z
      .array(z.strictObject({ id, name: z.string(), region: z.string() }))
      .max(selectionPage.greatest)
      .meta({ description: 'the latest ones' }),
    has_more_sessions: z.boolean().meta({ description: 'there are more sessions than those' }),
    regions: z.array(z.string()).max(greatestRegions).meta({ description: 'of all sessions' }),
    generations: z.array(z.string()).meta({ description: 'of all sessions' }),
    circles: z.array(
      z.strictObject({
        id,
        translation_key: id.meta({ description: 'the same in all languages' }),
        name: z.string(),
        has_results: z
          .boolean()
          .meta({ description: 'evaluations and self-assessments of it can be seen in some session' }),
      }),
    ),
    profiles: z
      .array(z.strictObject({ code: z.string(), name: z.string() }))
      .meta({ description: 'of the people' }),
    has_people: z.boolean().meta({ description: 'results of chosen people and profiles can be seen' }),
    chosen_people: z
      .array(z.strictObject({ user_id: id, first_name: z.string(), last_name: z.string() }))
      .max(selectionPage.greatest)
      .meta({ description: 'those of user_ids that the caller sees here' }),
    competence_certificates: z.array(z.strictObject({ id, title: z.string() })),
  }),
  course_session_selection_metrics: z.strictObject({
    session_count: count,
    participant_count: count,
    expert_count: count,
    results_session_count: count.meta({
      description: 'sessions whose results of people are in the figures; fewer where groups are too small',
    }),
  }),
  assignments: block(assignmentRecord, assignmentSummary),
  attendance_day_presences: block(attendanceRecord, attendanceSummary),
  feedback_responses: block(feedbackRecord, feedbackSummary),
  competences: block(competenceRecord, competenceSummary),
});

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

const chf = z.number().meta({ description: 'CHF' });
const year = z.int();

export const trainingResponsibleStatistics = z.strictObject({
  cost_per_year: z.array(z.strictObject({ year, total_cost: chf })),
  participants_per_year: z.array(
    z.strictObject({
      year,
      participants: z.array(
        z.strictObject({
          user_id: id,
          first_name: z.string(),
          last_name: z.string(),
          chosen_profile: z.string().nullable().meta({ description: 'code of the profile' }),
        }),
      ),
    }),
  ),
});

export const examStatistics = z.array(
  z.strictObject({
    course_completion_id: id,
    exam_type_id: id,
    exam_type_name: z.string(),
    exam_result: z.enum(['passed', 'failed']),
    price_chf: chf,
    year,
    taken_on: day,
    user_id: id,
    first_name: z.string(),
    last_name: z.string(),
    chosen_profile: z.string().nullable().meta({ description: 'code of the profile' }),
  }),
);

export const certificateStatistics = z.array(
  z.strictObject({
    year,
    profile_id: id,
    profile_code: z.string(),
    profile_name: z.string(),
    count,
  }),
);

export const statisticsEndpoints = {
  competenceSummary: defineEndpoint({
    ...table.competenceSummary,
    summary: 'Self-assessments and competence certificates of a course, summed up.',
    ...ofCourse,
    answer: json(
      z.strictObject({
        ...course,
        competences: competenceSummary,
        certificates: z.array(certificateMetrics),
      }),
    ),
  }),
  assignments: defineEndpoint({
    ...table.assignmentStatistics,
    summary: 'Evaluations of all assignments of a course.',
    ...ofCourse,
    answer: json(z.strictObject({ ...course, assignments: courseStatistics.shape.assignments })),
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
