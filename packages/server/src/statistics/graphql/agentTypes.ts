import { builder } from '../../graphql/builder.ts';
import { CompletionStatusType } from '../../graphql/enums.ts';
import type { AgentPersonResult } from '../agentAssignment.ts';
import type { AgentCertificateGrade, AgentPersonGrades } from '../agentGrades.ts';
import type { AgentPerson } from '../agentPeople.ts';
import type { AgentPersonProgress } from '../agentProgress.ts';

const PersonType = builder.interfaceRef<AgentPerson>('AgentPerson').implement({
  description: 'One of the own apprentices or mentees in a session.',
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    avatar_url: t.exposeString('avatar_url'),
    course_session_id: t.exposeID('course_session_id'),
    course_session_title: t.exposeString('course_session_title'),
  }),
});

export const ProgressType = builder.objectRef<AgentPersonProgress>('AgentPersonProgress').implement({
  interfaces: [PersonType],
  fields: (t) => ({
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

export const GradesType = builder.objectRef<AgentPersonGrades>('AgentPersonGrades').implement({
  interfaces: [PersonType],
  fields: (t) => ({
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

export const ResultType = builder.objectRef<AgentPersonResult>('AgentPersonResult').implement({
  description: 'Results are null until the evaluation is released.',
  interfaces: [PersonType],
  fields: (t) => ({
    completion_status: t.expose('completion_status', {
      type: CompletionStatusType,
      nullable: true,
      description: 'null: nothing was begun',
    }),
    evaluation_passed: t.exposeBoolean('evaluation_passed', { nullable: true }),
    evaluation_points_final: t.exposeFloat('evaluation_points_final', { nullable: true }),
    evaluation_max_points: t.exposeFloat('evaluation_max_points', { nullable: true }),
    evaluation_percent: t.exposeFloat('evaluation_percent', { nullable: true }),
  }),
});
