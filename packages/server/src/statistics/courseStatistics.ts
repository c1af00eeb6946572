import { type courseStatistics, selectionPage, type Wire } from '@learn/contracts/endpoints';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import {
  presentAssignmentSums,
  readAssignmentRecords,
  withheldAssignmentSums,
} from './assignmentStatistics.ts';
import {
  presentAttendanceSums,
  readAttendanceRecords,
  withheldAttendanceSums,
} from './attendanceStatistics.ts';
import {
  presentCompetenceSums,
  readCompetenceRecords,
  withheldCompetenceSums,
} from './competenceStatistics.ts';
import { readProperties, readSelectedPersons, readSelectedSessions } from './courseProperties.ts';
import { presentFeedbackSums, readFeedbackRecords, withheldFeedbackSums } from './feedbackStatistics.ts';
import type { Selection } from './selection.ts';
import { readSelectionMetrics } from './selectionMetrics.ts';
import { sourceOf } from './sources.ts';
import { feedbackOf, feedbackWithheldOf, resultsOf, withheldOf } from './withheld.ts';

export type CourseStatistics = Wire<z.output<typeof courseStatistics>>;

/** A part of the statistics whose records and summary are read apart. */
export interface StatisticsBlock<Entry, Summary> {
  readonly records: (page: RowPage) => Promise<Entry[]>;
  readonly summary: () => Promise<Summary>;
}

/** The four parts of a course's statistics; nothing is read before it is asked for. */
export function statisticsBlocks(db: Database, selection: Selection) {
  const evaluations = resultsOf(selection, 'evaluation');
  const attendances = resultsOf(selection, 'attendance');
  const assessments = resultsOf(selection, 'selfAssessment');
  const answers = feedbackOf(selection);
  const assignments = sourceOf(evaluations, 'assignments');
  const attendance = sourceOf(attendances, 'attendance');
  const feedback = sourceOf(answers, 'feedback');
  const competences = sourceOf(assessments, 'competences');
  return {
    assignments: unlessWithheld(withheldOf(selection, 'evaluation'), withheldAssignmentSums, {
      records: (page) => readAssignmentRecords(db, evaluations, assignments.unlimited, page),
      summary: async () => presentAssignmentSums(await assignments.sums(db)),
    }),
    attendance_day_presences: unlessWithheld(withheldOf(selection, 'attendance'), withheldAttendanceSums, {
      records: (page) => readAttendanceRecords(db, attendances, attendance.unlimited, page),
      summary: async () => presentAttendanceSums(await attendance.sums(db)),
    }),
    feedback_responses: unlessWithheld(feedbackWithheldOf(selection), withheldFeedbackSums, {
      records: (page) => readFeedbackRecords(db, answers, feedback.unlimited, page),
      summary: async () => presentFeedbackSums(await feedback.sums(db)),
    }),
    competences: unlessWithheld(withheldOf(selection, 'selfAssessment'), withheldCompetenceSums, {
      records: (page) => readCompetenceRecords(db, assessments, competences.unlimited, page),
      summary: async () => presentCompetenceSums(await competences.sums(db)),
    }),
  };
}

/** The block, or one without records and with the reason in its summary. */
export function unlessWithheld<Entry, Summary, Reason>(
  withheld: Reason | null,
  withoutFigures: (withheld: Reason) => Summary,
  block: StatisticsBlock<Entry, Summary>,
): StatisticsBlock<Entry, Summary> {
  if (withheld === null) return block;
  return { records: async () => [], summary: async () => withoutFigures(withheld) };
}

/** Which course the statistics are of. */
export function presentCourse({ course, language }: Selection) {
  return { course_id: course.id, course_title: course.titles[language], course_slug: course.slug };
}

/** All statistics of a selection (specification §3); `page` chooses records of each part. */
export async function readCourseStatistics(
  db: Database,
  selection: Selection,
  page: RowPage,
): Promise<CourseStatistics> {
  const blocks = statisticsBlocks(db, selection);
  const named = { first: selectionPage.greatest, offset: 0 };
  return {
    ...presentCourse(selection),
    course_session_selection_ids: await readSelectedSessions(db, selection, named),
    user_selection_ids: await readSelectedPersons(db, selection, named),
    course_session_properties: await readProperties(db, selection),
    course_session_selection_metrics: await readSelectionMetrics(db, selection),
    assignments: await readBlock(blocks.assignments, page),
    attendance_day_presences: await readBlock(blocks.attendance_day_presences, page),
    feedback_responses: await readBlock(blocks.feedback_responses, page),
    competences: await readBlock(blocks.competences, page),
  };
}

/** Records and summary of one part. */
export async function readBlock<Entry, Summary>(block: StatisticsBlock<Entry, Summary>, page: RowPage) {
  return { records: await block.records(page), summary: await block.summary() };
}
