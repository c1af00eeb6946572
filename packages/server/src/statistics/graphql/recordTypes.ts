import { builder } from '../../graphql/builder.ts';
import { FeedbackWithheldReasonType, WithheldReasonType } from '../../graphql/enums.ts';
import type { AssignmentRecord, AssignmentSummary } from '../assignmentStatistics.ts';
import type { AttendanceRecord, AttendanceSummary } from '../attendanceStatistics.ts';
import type { CompetenceRecord, CompetenceSummary } from '../competenceStatistics.ts';
import type { FeedbackRecord, FeedbackSummary } from '../feedbackStatistics.ts';
import type { RecordOrigin } from '../records.ts';

const RecordOriginType = builder.interfaceRef<RecordOrigin>('StatisticsRecord').implement({
  description: 'What every record of the statistics says about where it comes from.',
  fields: (t) => ({
    course_session_id: t.exposeID('course_session_id'),
    course_session_title: t.exposeString('course_session_title'),
    generation: t.exposeString('generation'),
    region: t.exposeString('region'),
    circle_id: t.exposeID('circle_id'),
    details_url: t.exposeString('details_url', { nullable: true }),
  }),
});

const MetricsType = builder.objectRef<AssignmentRecord['metrics']>('AssignmentStatisticsMetrics').implement({
  description: 'Averages in percent with one decimal; null below five persons.',
  fields: (t) => ({
    passed_count: t.exposeInt('passed_count'),
    failed_count: t.exposeInt('failed_count'),
    unranked_count: t.exposeInt('unranked_count'),
    ranking_completed: t.exposeBoolean('ranking_completed'),
    average_passed: t.exposeFloat('average_passed', { nullable: true }),
    average_evaluation_percent: t.exposeFloat('average_evaluation_percent', { nullable: true }),
    competence_certificate_weight: t.exposeFloat('competence_certificate_weight', { nullable: true }),
  }),
});

export const AssignmentRecordType = builder
  .objectRef<AssignmentRecord>('AssignmentStatisticsRecord')
  .implement({
    interfaces: [RecordOriginType],
    fields: (t) => ({
      assignment_id: t.exposeID('assignment_id'),
      assignment_title: t.exposeString('assignment_title'),
      learning_content_id: t.exposeID('learning_content_id'),
      competence_certificate_id: t.exposeID('competence_certificate_id', { nullable: true }),
      deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
      metrics: t.expose('metrics', { type: MetricsType }),
    }),
  });

export const AssignmentSummaryType = builder
  .objectRef<AssignmentSummary>('AssignmentStatisticsSummary')
  .implement({
    fields: (t) => ({
      withheld: t.expose('withheld', { type: WithheldReasonType, nullable: true }),
      completed_count: t.exposeInt('completed_count', { nullable: true }),
      average_passed: t.exposeFloat('average_passed', { nullable: true }),
      average_evaluation_percent: t.exposeFloat('average_evaluation_percent', { nullable: true }),
      total_passed: t.exposeInt('total_passed', { nullable: true }),
      total_failed: t.exposeInt('total_failed', { nullable: true }),
      total_unranked: t.exposeInt('total_unranked', { nullable: true }),
      total_records: t.exposeInt('total_records'),
    }),
  });

export const AttendanceRecordType = builder
  .objectRef<AttendanceRecord>('AttendanceStatisticsRecord')
  .implement({
    interfaces: [RecordOriginType],
    fields: (t) => ({
      attendance_course_id: t.exposeID('attendance_course_id'),
      due_date: t.expose('due_date', { type: 'DateTime' }),
      participants_present: t.exposeInt('participants_present'),
      participants_total: t.exposeInt('participants_total'),
      participants_recorded: t.exposeInt('participants_recorded', { description: '0: not yet entered' }),
    }),
  });

export const AttendanceSummaryType = builder
  .objectRef<AttendanceSummary>('AttendanceStatisticsSummary')
  .implement({
    description: 'Participants are those of the completed days.',
    fields: (t) => ({
      withheld: t.expose('withheld', { type: WithheldReasonType, nullable: true }),
      days_completed: t.exposeInt('days_completed', { nullable: true }),
      participants_present: t.exposeInt('participants_present', { nullable: true }),
      participants_total: t.exposeInt('participants_total', { nullable: true }),
      average_present: t.exposeFloat('average_present', { nullable: true }),
      total_records: t.exposeInt('total_records'),
    }),
  });

export const FeedbackRecordType = builder.objectRef<FeedbackRecord>('FeedbackStatisticsRecord').implement({
  interfaces: [RecordOriginType],
  fields: (t) => ({
    learning_content_id: t.exposeID('learning_content_id'),
    satisfaction_average: t.exposeFloat('satisfaction_average', { nullable: true }),
    satisfaction_max: t.exposeInt('satisfaction_max'),
    total_responses: t.exposeInt('total_responses'),
    experts: t.exposeString('experts', { description: 'names, separated by commas' }),
  }),
});

export const FeedbackSummaryType = builder.objectRef<FeedbackSummary>('FeedbackStatisticsSummary').implement({
  fields: (t) => ({
    withheld: t.expose('withheld', {
      type: FeedbackWithheldReasonType,
      nullable: true,
      description: 'counts are 0 then',
    }),
    satisfaction_average: t.exposeFloat('satisfaction_average', { nullable: true }),
    satisfaction_max: t.exposeInt('satisfaction_max'),
    total_responses: t.exposeInt('total_responses'),
    total_records: t.exposeInt('total_records'),
  }),
});

export const CompetenceRecordType = builder
  .objectRef<CompetenceRecord>('CompetenceStatisticsRecord')
  .implement({
    interfaces: [RecordOriginType],
    fields: (t) => ({
      success_count: t.exposeInt('success_count'),
      fail_count: t.exposeInt('fail_count'),
    }),
  });

export const CompetenceSummaryType = builder
  .objectRef<CompetenceSummary>('CompetenceStatisticsSummary')
  .implement({
    fields: (t) => ({
      withheld: t.expose('withheld', { type: WithheldReasonType, nullable: true }),
      success_total: t.exposeInt('success_total', { nullable: true }),
      fail_total: t.exposeInt('fail_total', { nullable: true }),
      total_records: t.exposeInt('total_records'),
    }),
  });
