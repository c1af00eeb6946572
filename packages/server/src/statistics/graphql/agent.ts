import { recordPage } from '@learn/contracts/endpoints';
import { builder } from '../../graphql/builder.ts';
import { requireId } from '../../graphql/keys.ts';
import { pageArguments, rowPage } from '../../graphql/rowPage.ts';
import {
  type AgentCertificateGrade,
  type AgentPersonGrades,
  type AgentPersonProgress,
  agentMinimum,
  agentRoles,
  countAgentPersons,
  countGradedPersons,
  readAgentGrades,
  readAgentProgress,
  readAgentSelection,
} from '../agentStatistics.ts';
import { presentAssignmentSums, readAssignmentRecords } from '../assignmentStatistics.ts';
import { presentCourse } from '../courseStatistics.ts';
import { agentMetricsPolicy } from '../policy.ts';
import type { Selection } from '../selection.ts';
import { sourceOf } from '../sources.ts';
import { AssignmentStatisticsType } from './blockTypes.ts';

const AgentRoleType = builder.enumType('AgentRole', { values: agentRoles });

const ProgressType = builder.objectRef<AgentPersonProgress>('AgentPersonProgress').implement({
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    course_session_id: t.exposeID('course_session_id'),
    course_session_title: t.exposeString('course_session_title'),
    total_count: t.exposeInt('total_count'),
    submitted_count: t.exposeInt('submitted_count'),
    evaluated_count: t.exposeInt('evaluated_count'),
    passed_count: t.exposeInt('passed_count'),
    failed_count: t.exposeInt('failed_count'),
  }),
});

const CertificateGradeType = builder.objectRef<AgentCertificateGrade>('AgentCertificateGrade').implement({
  description: 'Grades are null where nothing is evaluated.',
  fields: (t) => ({
    competence_certificate_id: t.exposeID('competence_certificate_id'),
    title: t.exposeString('title'),
    slug: t.exposeString('slug'),
    total_count: t.exposeInt('total_count'),
    evaluated_count: t.exposeInt('evaluated_count'),
    grade: t.exposeFloat('grade', { nullable: true, description: 'official, 1 to 6 in half steps' }),
    exact_grade: t.exposeFloat('exact_grade', { nullable: true, description: '1 to 6 with two decimals' }),
    percent: t.exposeFloat('percent', { nullable: true }),
    is_partial: t.exposeBoolean('is_partial', {
      description: 'the caller does not see the results of all of its assignments',
    }),
  }),
});

const GradesType = builder.objectRef<AgentPersonGrades>('AgentPersonGrades').implement({
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    course_session_id: t.exposeID('course_session_id'),
    course_session_title: t.exposeString('course_session_title'),
    average_grade: t.exposeFloat('average_grade', { nullable: true }),
    is_partial: t.exposeBoolean('is_partial', {
      description: 'some of the averaged grades are partial',
    }),
    certificates: t.field({
      type: [CertificateGradeType],
      resolve: ({ certificates }) => [...certificates],
    }),
  }),
});

const AgentAssignmentStatisticsType = builder.objectRef<Selection>('AgentAssignmentStatistics').implement({
  description: 'Assignments of the own apprentices or mentees.',
  fields: (t) => ({
    course_id: t.id({ resolve: (selection) => presentCourse(selection).course_id }),
    course_title: t.string({ resolve: (selection) => presentCourse(selection).course_title }),
    course_slug: t.string({ resolve: (selection) => presentCourse(selection).course_slug }),
    persons: t.field({
      type: [ProgressType],
      description: 'By name, a row per session of a person.',
      args: pageArguments(recordPage),
      resolve: (selection, page, { db }) => readAgentProgress(db, selection, rowPage(page, recordPage)),
    }),
    person_count: t.int({
      description: 'rows of `persons` on all pages',
      resolve: (selection, _arguments, { db }) => countAgentPersons(db, selection),
    }),
    assignments: t.field({
      type: AssignmentStatisticsType,
      resolve: (selection, _arguments, { db }) => {
        const { details, sums } = sourceOf(selection, 'assignments');
        return {
          records: (page) =>
            readAssignmentRecords(db, selection, details, { ...page, minimum: agentMinimum }),
          summary: async () => presentAssignmentSums(await sums(db), { minimum: agentMinimum }),
        };
      },
    }),
  }),
});

const AgentCompetenceGradesType = builder.objectRef<Selection>('AgentCompetenceGrades').implement({
  description: 'Grades of the own apprentices or mentees by competence certificate.',
  fields: (t) => ({
    course_id: t.id({ resolve: (selection) => presentCourse(selection).course_id }),
    course_title: t.string({ resolve: (selection) => presentCourse(selection).course_title }),
    course_slug: t.string({ resolve: (selection) => presentCourse(selection).course_slug }),
    persons: t.field({
      type: [GradesType],
      description: 'By name, a row per session of a person.',
      args: pageArguments(recordPage),
      resolve: (selection, page, { db }) => readAgentGrades(db, selection, rowPage(page, recordPage)),
    }),
    person_count: t.int({
      description: 'rows of `persons` on all pages',
      resolve: (selection, _arguments, { db }) => countGradedPersons(db, selection),
    }),
  }),
});

builder.queryFields((t) => {
  const args = {
    course_id: t.arg.id({ required: true }),
    agent_role: t.arg({ type: AgentRoleType, required: true }),
  };
  const extensions = { policy: agentMetricsPolicy };
  return {
    agent_assignment_statistics: t.field({
      extensions,
      type: AgentAssignmentStatisticsType,
      args,
      resolve: (_root, { course_id, agent_role }, { db, currentUser }) =>
        readAgentSelection(db, currentUser, { courseId: requireId(course_id), agentRole: agent_role }),
    }),
    agent_competence_grades: t.field({
      extensions,
      type: AgentCompetenceGradesType,
      args,
      resolve: (_root, { course_id, agent_role }, { db, currentUser }) =>
        readAgentSelection(db, currentUser, { courseId: requireId(course_id), agentRole: agent_role }),
    }),
  };
});
