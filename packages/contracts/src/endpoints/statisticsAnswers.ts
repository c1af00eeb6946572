import { feedbackWithheldReasons, withheldReasons } from '@learn/domain';
import { z } from 'zod';
import { address, dateTime, day, id } from './fields.ts';
import { greatestRegions, selectionPage } from './statisticsParts.ts';

// Answers of the statistics (specification §3): REST sends them whole, GraphQL what was asked for. Averages and
// percentages are null where fewer than five persons or answers stand behind them.

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

/** Which course a figure is about. */
export const namedCourse = { course_id: id, course_title: z.string(), course_slug: z.string() };

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
  ...namedCourse,
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
