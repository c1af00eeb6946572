import { recordPage } from '@learn/contracts/endpoints';
import { builder } from '../../graphql/builder.ts';
import { pageArguments, rowPage } from '../../graphql/rowPage.ts';
import type { AssignmentRecord, AssignmentSummary } from '../assignmentStatistics.ts';
import type { AttendanceRecord, AttendanceSummary } from '../attendanceStatistics.ts';
import type { CompetenceRecord, CompetenceSummary } from '../competenceStatistics.ts';
import type { StatisticsBlock } from '../courseStatistics.ts';
import type { FeedbackRecord, FeedbackSummary } from '../feedbackStatistics.ts';
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

const recordsAre = 'The latest sessions first; total_records of the summary says how many there are.';
const summaryIs = 'Over all records, whichever are asked for.';

export const AssignmentStatisticsType = builder
  .objectRef<StatisticsBlock<AssignmentRecord, AssignmentSummary>>('AssignmentStatistics')
  .implement({
    fields: (t) => ({
      records: t.field({
        type: [AssignmentRecordType],
        description: recordsAre,
        args: pageArguments(recordPage),
        resolve: ({ records }, page) => records(rowPage(page, recordPage)),
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
        args: pageArguments(recordPage),
        resolve: ({ records }, page) => records(rowPage(page, recordPage)),
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
        args: pageArguments(recordPage),
        resolve: ({ records }, page) => records(rowPage(page, recordPage)),
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
        args: pageArguments(recordPage),
        resolve: ({ records }, page) => records(rowPage(page, recordPage)),
      }),
      summary: t.field({
        type: CompetenceSummaryType,
        description: summaryIs,
        resolve: ({ summary }) => summary(),
      }),
    }),
  });
