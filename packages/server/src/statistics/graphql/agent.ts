import { recordPage } from '@learn/contracts/endpoints';
import { type AgentRole, agentRoles } from '@learn/domain';
import type { Database } from '../../database/database.ts';
import { builder } from '../../graphql/builder.ts';
import { AssignmentTypeType, CourseTypeType } from '../../graphql/enums.ts';
import { requireId } from '../../graphql/keys.ts';
import { pageArguments } from '../../graphql/rowPage.ts';
import {
  type AgentAssignment,
  countAgentResults,
  readAgentAssignment,
  readAgentAssignmentSummary,
  readAgentResults,
} from '../agentAssignment.ts';
import { countAgentGrades, type GradeSelection, readAgentGrades, selectGrades } from '../agentGrades.ts';
import { countAgentProgress, readAgentProgress } from '../agentProgress.ts';
import { readAgentRecords } from '../agentRecords.ts';
import {
  type AgentQuestion,
  type AgentSelection,
  agentMinimum,
  readAgentSelection,
} from '../agentSelection.ts';
import { presentAssignmentSums } from '../assignmentStatistics.ts';
import { readCertificateMetrics } from '../certificateMetrics.ts';
import { type CourseKey, readCourseId } from '../courseKey.ts';
import { readProperties } from '../courseProperties.ts';
import { presentCourse } from '../courseStatistics.ts';
import { agentMetricsPolicy } from '../policy.ts';
import { sourceOf } from '../sources.ts';
import {
  gradeFilter,
  gradeOrder,
  listOf,
  progressFilter,
  progressOrder,
  resultFilter,
  resultOrder,
  viewOf,
} from './agentLists.ts';
import { GradesType, ProgressType, ResultType } from './agentTypes.ts';
import { AssignmentStatisticsType } from './blockTypes.ts';
import { CertificateMetricsType } from './course.ts';
import { CourseSessionPropertiesType } from './propertyTypes.ts';
import { AssignmentSummaryType } from './recordTypes.ts';

const AgentRoleType = builder.enumType('AgentRole', { values: agentRoles });

const rowsAre = 'By name unless sorted otherwise, a row per session of a person.';

const StatisticsType = builder.interfaceRef<AgentSelection>('AgentStatistics').implement({
  description: 'Results of the own apprentices or mentees in a course.',
  fields: (t) => ({
    course_id: t.id({ resolve: (selection) => presentCourse(selection).course_id }),
    course_title: t.string({ resolve: (selection) => presentCourse(selection).course_title }),
    course_slug: t.string({ resolve: (selection) => presentCourse(selection).course_slug }),
    course_type: t.field({ type: CourseTypeType, resolve: ({ course }) => course.courseType }),
    course_session_properties: t.field({
      type: CourseSessionPropertiesType,
      description: 'what the filters offer, whatever is chosen',
      resolve: (selection, _arguments, { db }) => readProperties(db, selection),
    }),
  }),
});

const AgentAssignmentStatisticsType = builder
  .objectRef<AgentSelection>('AgentAssignmentStatistics')
  .implement({
    interfaces: [StatisticsType],
    fields: (t) => ({
      persons: t.field({
        type: [ProgressType],
        description: rowsAre,
        args: { ...pageArguments(recordPage), ...progressFilter, ...progressOrder },
        resolve: (selection, given, { db }) => readAgentProgress(db, selection, listOf(given)),
      }),
      person_count: t.int({
        description: 'rows of `persons` on all pages',
        args: progressFilter,
        resolve: (selection, given, { db }) => countAgentProgress(db, selection, viewOf(given)),
      }),
      assignments: t.field({
        type: AssignmentStatisticsType,
        resolve: (selection, _arguments, { db }) => {
          const { sums } = sourceOf(selection, 'assignments');
          return {
            records: (page) => readAgentRecords(db, selection, page),
            summary: async () => presentAssignmentSums(await sums(db), { minimum: agentMinimum }),
          };
        },
      }),
    }),
  });

const AgentAssignmentType = builder.objectRef<AgentAssignment>('AgentAssignment').implement({
  description: 'An assignment with what the own apprentices or mentees did in it.',
  fields: (t) => ({
    assignment_id: t.exposeID('assignment_id'),
    title: t.exposeString('title'),
    assignment_type: t.expose('assignment_type', { type: AssignmentTypeType }),
    circle_title: t.exposeString('circle_title'),
    statistics: t.field({
      type: AgentAssignmentStatisticsType,
      description: 'of all assignments, for the course and what the filters offer',
      resolve: ({ selection }) => selection,
    }),
    summary: t.field({
      type: AssignmentSummaryType,
      resolve: (assignment, _arguments, { db }) => readAgentAssignmentSummary(db, assignment),
    }),
    persons: t.field({
      type: [ResultType],
      description: rowsAre,
      args: { ...pageArguments(recordPage), ...resultFilter, ...resultOrder },
      resolve: (assignment, given, { db }) => readAgentResults(db, assignment, listOf(given)),
    }),
    person_count: t.int({
      description: 'rows of `persons` on all pages',
      args: resultFilter,
      resolve: (assignment, given, { db }) => countAgentResults(db, assignment, viewOf(given)),
    }),
  }),
});

const AgentCompetenceGradesType = builder.objectRef<GradeSelection>('AgentCompetenceGrades').implement({
  description: 'Grades of the own apprentices or mentees by competence certificate.',
  interfaces: [StatisticsType],
  fields: (t) => ({
    competence_certificates: t.field({
      type: [CertificateMetricsType],
      description: 'figures of the assignments of each certificate, over the own people',
      resolve: (selection, _arguments, { db }) => readCertificateMetrics(db, selection),
    }),
    persons: t.field({
      type: [GradesType],
      description: rowsAre,
      args: { ...pageArguments(recordPage), ...gradeFilter, ...gradeOrder },
      resolve: (selection, given, { db }) => readAgentGrades(db, selection, listOf(given)),
    }),
    person_count: t.int({
      description: 'rows of `persons` on all pages',
      args: gradeFilter,
      resolve: (selection, given, { db }) => countAgentGrades(db, selection, viewOf(given)),
    }),
  }),
});

builder.queryFields((t) => {
  const args = {
    course_id: t.arg.id({ description: 'this or the slug' }),
    course_slug: t.arg.string(),
    agent_role: t.arg({ type: AgentRoleType, required: true }),
    course_session_ids: t.arg.idList({ description: 'of all sessions where it is left out' }),
  };
  const extensions = { policy: agentMetricsPolicy };
  return {
    agent_assignment_statistics: t.field({
      extensions,
      type: AgentAssignmentStatisticsType,
      args,
      resolve: async (_root, given, { db, currentUser }) =>
        readAgentSelection(db, currentUser, await requested(db, given)),
    }),
    agent_assignment: t.field({
      extensions,
      type: AgentAssignmentType,
      args: { ...args, assignment_id: t.arg.id({ required: true }) },
      resolve: async (_root, { assignment_id, ...given }, { db, currentUser }) => {
        const selection = await readAgentSelection(db, currentUser, await requested(db, given));
        return readAgentAssignment(db, selection, requireId(assignment_id));
      },
    }),
    agent_competence_grades: t.field({
      extensions,
      type: AgentCompetenceGradesType,
      args: {
        ...args,
        competence_certificate_id: t.arg.id({ description: 'only grades in this certificate' }),
      },
      resolve: async (_root, { competence_certificate_id, ...given }, { db, currentUser }) => {
        const selection = await readAgentSelection(db, currentUser, await requested(db, given));
        return competence_certificate_id == null
          ? selection
          : selectGrades(db, selection, requireId(competence_certificate_id));
      },
    }),
  };
});

interface AgentArguments extends CourseKey {
  readonly agent_role: AgentRole;
  readonly course_session_ids?: readonly string[] | null | undefined;
}

/** @throws not_found for what cannot be an id, and for a course that does not exist */
async function requested(
  db: Database,
  { agent_role, course_session_ids, ...key }: AgentArguments,
): Promise<AgentQuestion> {
  return {
    courseId: await readCourseId(db, key),
    agentRole: agent_role,
    courseSessionIds: course_session_ids?.map(requireId),
  };
}
