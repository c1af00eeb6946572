import { validationFailed } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { AssignmentRecord, AssignmentSummary } from '../assignmentStatistics.ts';
import type { AttendanceRecord, AttendanceSummary } from '../attendanceStatistics.ts';
import type { CompetenceRecord, CompetenceSummary } from '../competenceStatistics.ts';
import type { StatisticsBlock } from '../courseStatistics.ts';
import type { FeedbackRecord, FeedbackSummary } from '../feedbackStatistics.ts';
import type { RecordPage } from '../selection.ts';
import {
  AssignmentRecordType,
  AssignmentSummaryType,
  AttendanceRecordType,
  AttendanceSummaryType,
  CompetenceRecordType,
  CompetenceSummaryType,
  FeedbackRecordType,
  FeedbackSummaryType,
} from './recordTypes.ts';

const recordsAre = 'The latest sessions first; all of them without `first`.';
const summaryIs = 'Over all records, whichever are asked for.';

/** @throws validation_failed */
function checked(page: RecordPage): RecordPage {
  const wrong = (['first', 'offset'] as const).filter((name) => (page[name] ?? 0) < 0);
  if (wrong.length > 0) throw validationFailed(wrong.map((field) => ({ field, problems: ['too_small'] })));
  return page;
}

export const AssignmentStatisticsType = builder
  .objectRef<StatisticsBlock<AssignmentRecord, AssignmentSummary>>('AssignmentStatistics')
  .implement({
    fields: (t) => ({
      records: t.field({
        type: [AssignmentRecordType],
        description: recordsAre,
        args: { first: t.arg.int(), offset: t.arg.int() },
        resolve: ({ records }, page) => records(checked(page)),
      }),
      summary: t.field({
        type: AssignmentSummaryType,
        description: summaryIs,
        resolve: ({ summary }) => summary(),
      }),
    }),
  });

export const AttendanceDayPresencesStatisticsType = builder
  .objectRef<StatisticsBlock<AttendanceRecord, AttendanceSummary>>('AttendanceDayPresencesStatistics')
  .implement({
    fields: (t) => ({
      records: t.field({
        type: [AttendanceRecordType],
        description: recordsAre,
        args: { first: t.arg.int(), offset: t.arg.int() },
        resolve: ({ records }, page) => records(checked(page)),
      }),
      summary: t.field({
        type: AttendanceSummaryType,
        description: summaryIs,
        resolve: ({ summary }) => summary(),
      }),
    }),
  });

export const FeedbackStatisticsType = builder
  .objectRef<StatisticsBlock<FeedbackRecord, FeedbackSummary>>('FeedbackResponsesStatistics')
  .implement({
    fields: (t) => ({
      records: t.field({
        type: [FeedbackRecordType],
        description: recordsAre,
        args: { first: t.arg.int(), offset: t.arg.int() },
        resolve: ({ records }, page) => records(checked(page)),
      }),
      summary: t.field({
        type: FeedbackSummaryType,
        description: summaryIs,
        resolve: ({ summary }) => summary(),
      }),
    }),
  });

export const CompetenceStatisticsType = builder
  .objectRef<StatisticsBlock<CompetenceRecord, CompetenceSummary>>('CompetenceStatistics')
  .implement({
    fields: (t) => ({
      records: t.field({
        type: [CompetenceRecordType],
        description: recordsAre,
        args: { first: t.arg.int(), offset: t.arg.int() },
        resolve: ({ records }, page) => records(checked(page)),
      }),
      summary: t.field({
        type: CompetenceSummaryType,
        description: summaryIs,
        resolve: ({ summary }) => summary(),
      }),
    }),
  });
