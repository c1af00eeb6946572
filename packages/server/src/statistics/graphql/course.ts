import { groupPage, selectionPage } from '@learn/contracts/endpoints';
import type { CurrentUser } from '../../authentication/currentUser.ts';
import type { Database } from '../../database/database.ts';
import { builder } from '../../graphql/builder.ts';
import { CourseTypeType, WithheldReasonType } from '../../graphql/enums.ts';
import { requireId } from '../../graphql/keys.ts';
import { pageArguments, rowPage } from '../../graphql/rowPage.ts';
import { type CertificateMetrics, certificateBlock, readCertificateMetrics } from '../certificateMetrics.ts';
import { type CourseKey, readCourseId } from '../courseKey.ts';
import { readProperties, readSelectedPersons, readSelectedSessions } from '../courseProperties.ts';
import { presentCourse, statisticsBlocks } from '../courseStatistics.ts';
import { countGroups, readGroups } from '../groups.ts';
import { courseMetricsPolicy } from '../policy.ts';
import { readSelection } from '../readSelection.ts';
import type { Selection, StatisticsFilters } from '../selection.ts';
import { readSelectionMetrics } from '../selectionMetrics.ts';
import {
  AssignmentStatisticsType,
  AttendanceDayPresencesStatisticsType,
  CompetenceStatisticsType,
  FeedbackStatisticsType,
} from './blockTypes.ts';
import { GroupDimensionType, StatisticsGroupType } from './groupTypes.ts';
import { CourseSessionPropertiesType, SelectionMetricsType } from './propertyTypes.ts';

const BesideInput = builder.inputType('StatisticsBeside', {
  description:
    'The sessions of a selection that stands beside the chosen one. Both have the groups of either, so that their pages are the same.',
  fields: (t) => ({
    course_session_ids: t.idList(),
    generations: t.stringList(),
    regions: t.stringList(),
  }),
});

const CourseStatisticsType = builder.objectRef<Selection>('CourseStatistics').implement({
  description: 'Figures of participants (specification §3); averages are null below five persons or answers.',
  fields: (t) => ({
    course_id: t.id({ resolve: (selection) => presentCourse(selection).course_id }),
    course_title: t.string({ resolve: (selection) => presentCourse(selection).course_title }),
    course_slug: t.string({ resolve: (selection) => presentCourse(selection).course_slug }),
    course_type: t.field({ type: CourseTypeType, resolve: ({ course }) => course.courseType }),
    course_session_selection_ids: t.idList({
      description: 'the latest first; session_count says how many there are',
      args: pageArguments(selectionPage),
      resolve: (selection, page, { db }) => readSelectedSessions(db, selection, rowPage(page, selectionPage)),
    }),
    user_selection_ids: t.idList({
      description:
        'people that the figures are limited to, participant_count in all; empty where they are those of all',
      args: pageArguments(selectionPage),
      resolve: (selection, page, { db }) => readSelectedPersons(db, selection, rowPage(page, selectionPage)),
    }),
    course_session_properties: t.field({
      type: CourseSessionPropertiesType,
      description: 'what the filters offer, whatever is chosen',
      resolve: (selection, _arguments, { db }) => readProperties(db, selection),
    }),
    course_session_selection_metrics: t.field({
      type: SelectionMetricsType,
      resolve: (selection, _arguments, { db }) => readSelectionMetrics(db, selection),
    }),
    assignments: t.field({
      type: AssignmentStatisticsType,
      resolve: (selection, _arguments, { db }) => statisticsBlocks(db, selection).assignments,
    }),
    attendance_day_presences: t.field({
      type: AttendanceDayPresencesStatisticsType,
      resolve: (selection, _arguments, { db }) => statisticsBlocks(db, selection).attendance_day_presences,
    }),
    feedback_responses: t.field({
      type: FeedbackStatisticsType,
      resolve: (selection, _arguments, { db }) => statisticsBlocks(db, selection).feedback_responses,
    }),
    competences: t.field({
      type: CompetenceStatisticsType,
      resolve: (selection, _arguments, { db }) => statisticsBlocks(db, selection).competences,
    }),
    groups: t.field({
      type: [StatisticsGroupType],
      description: 'The summaries that each value of a filter would leave, for charts and comparisons.',
      args: {
        by: t.arg({ type: GroupDimensionType, defaultValue: 'circle' }),
        beside: t.arg({ type: BesideInput }),
        ...pageArguments(groupPage),
      },
      resolve: async (selection, { by, beside, ...page }, { db, currentUser }) =>
        readGroups(db, selection, {
          by: by ?? 'circle',
          beside: await readBeside(db, currentUser, selection, beside),
          page: rowPage(page, groupPage),
        }),
    }),
    group_count: t.int({
      description: 'groups on all pages',
      args: {
        by: t.arg({ type: GroupDimensionType, defaultValue: 'circle' }),
        beside: t.arg({ type: BesideInput }),
      },
      resolve: async (selection, { by, beside }, { db, currentUser }) =>
        countGroups(db, selection, {
          by: by ?? 'circle',
          beside: await readBeside(db, currentUser, selection, beside),
        }),
    }),
  }),
});

export const CertificateMetricsType = builder.objectRef<CertificateMetrics>('CertificateFigures').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    slug: t.exposeString('slug'),
    withheld: t.expose('withheld', { type: WithheldReasonType, nullable: true }),
    total_passed: t.exposeInt('total_passed', { nullable: true }),
    total_failed: t.exposeInt('total_failed', { nullable: true }),
    total_unranked: t.exposeInt('total_unranked', { nullable: true }),
    average_passed: t.exposeFloat('average_passed', { nullable: true }),
    average_evaluation_percent: t.exposeFloat('average_evaluation_percent', { nullable: true }),
  }),
});

const CertificateStatisticsType = builder.objectRef<Selection>('CompetenceCertificateStatistics').implement({
  description: 'Figures of the assignments that count towards a competence certificate.',
  fields: (t) => ({
    course_id: t.id({ resolve: (selection) => presentCourse(selection).course_id }),
    course_title: t.string({ resolve: (selection) => presentCourse(selection).course_title }),
    course_slug: t.string({ resolve: (selection) => presentCourse(selection).course_slug }),
    course_session_selection_ids: t.idList({
      description: 'the latest first; session_count says how many there are',
      args: pageArguments(selectionPage),
      resolve: (selection, page, { db }) => readSelectedSessions(db, selection, rowPage(page, selectionPage)),
    }),
    user_selection_ids: t.idList({
      args: pageArguments(selectionPage),
      resolve: (selection, page, { db }) => readSelectedPersons(db, selection, rowPage(page, selectionPage)),
    }),
    competence_certificates: t.field({
      type: [CertificateMetricsType],
      resolve: (selection, _arguments, { db }) => readCertificateMetrics(db, selection),
    }),
    assignments: t.field({
      type: AssignmentStatisticsType,
      resolve: (selection, _arguments, { db }) => certificateBlock(db, selection),
    }),
  }),
});

builder.queryFields((t) => {
  const args = {
    course_id: t.arg.id(),
    course_slug: t.arg.string({ description: 'instead of course_id' }),
    course_session_ids: t.arg.idList(),
    generations: t.arg.stringList(),
    regions: t.arg.stringList(),
    circle_ids: t.arg.idList({ description: 'page ids of any language, or translation keys' }),
    user_ids: t.arg.idList(),
    profiles: t.arg.stringList({ description: 'codes' }),
  };
  return {
    course_statistics: t.field({
      extensions: { policy: courseMetricsPolicy },
      type: CourseStatisticsType,
      args,
      resolve: async (_root, given, { db, currentUser }) =>
        readSelection(db, currentUser, await requested(db, given)),
    }),
    competence_certificate_statistics: t.field({
      extensions: { policy: courseMetricsPolicy },
      type: CertificateStatisticsType,
      args,
      resolve: async (_root, given, { db, currentUser }) =>
        readSelection(db, currentUser, await requested(db, given)),
    }),
  };
});

/** The same selection with other sessions; undefined where none stands beside it. */
async function readBeside(
  db: Database,
  currentUser: CurrentUser,
  { course, filters }: Selection,
  beside: typeof BesideInput.$inferInput | null | undefined,
): Promise<Selection | undefined> {
  if (beside == null) return undefined;
  const { course_session_ids: ids, generations, regions } = beside;
  return readSelection(db, currentUser, {
    courseId: course.id,
    filters: { ...filters, course_session_ids: ids?.map(requireId), generations, regions },
  });
}

/** @throws not_found for what cannot be an id, and for a course that does not exist */
async function requested(
  db: Database,
  { course_id, course_slug, ...filters }: StatisticsFilters & CourseKey,
) {
  const ids = (list: readonly string[] | null | undefined) => list?.map(requireId);
  return {
    courseId: await readCourseId(db, { course_id, course_slug }),
    filters: {
      ...filters,
      course_session_ids: ids(filters.course_session_ids),
      circle_ids: ids(filters.circle_ids),
      user_ids: ids(filters.user_ids),
    },
  };
}
