import { inlinedOperation, type OperationFixture, typed } from '@learn/testing';
import {
  AgentAssignmentDocument,
  type AgentAssignmentQuery,
  type AgentAssignmentQueryVariables,
  AgentAssignmentsDocument,
  type AgentAssignmentsQuery,
  type AgentAssignmentsQueryVariables,
  AgentGradesDocument,
  type AgentGradesQuery,
  type AgentGradesQueryVariables,
  AgentPersonGradesDocument,
  type AgentPersonGradesQuery,
  type AgentPersonGradesQueryVariables,
  AgentProgressDocument,
  type AgentProgressQuery,
  type AgentProgressQueryVariables,
  AgentResultsDocument,
  type AgentResultsQuery,
  type AgentResultsQueryVariables,
  type ApprenticesWidgetQuery,
} from '../__generated__/graphql.ts';
import { assignmentSums, competenceSums, courseSlug } from './statistics.ts';

export { courseSlug };

/** The role in which the tests look, and whose results. */
export const ofTrainer = { course_slug: courseSlug, agent_role: 'berufsbildner' } as const;
export const ofMentor = { course_slug: courseSlug, agent_role: 'learning_mentor' } as const;

/** The variables of a list without those that choose and order its people. */
function ofFigures<Variables extends object>(variables: Variables): Variables {
  const ofList = ['state', 'search', 'sort', 'descending', 'offset'];
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => !ofList.includes(name)),
  ) as Variables;
}

const frame = {
  course_id: 'course',
  course_title: 'Überbetriebliche Kurse',
  course_slug: courseSlug,
  course_type: 'uk',
  course_session_properties: typed('CourseSessionProperties', {
    has_more_sessions: false,
    sessions: [
      typed('StatisticsSession', { id: 'zurich', name: 'Zürich 2026' }),
      typed('StatisticsSession', { id: 'bern', name: 'Bern 2025' }),
    ],
  }),
} as const;

const person = (first_name: string) => ({
  user_id: first_name.toLowerCase(),
  first_name,
  last_name: 'Berger',
  avatar_url: '',
  course_session_id: 'zurich',
  course_session_title: 'Zürich 2026',
});

type Progress = AgentProgressQuery['agent_assignment_statistics']['persons'][number];

export function progressOf(first_name: string, change: Partial<Progress> = {}): Progress {
  return typed('AgentPersonProgress', {
    ...person(first_name),
    total_count: 9,
    submitted_count: 7,
    evaluated_count: 4,
    passed_count: 4,
    failed_count: 0,
    ...change,
  });
}

/** Assignments of two sessions. */
function assignmentsAnswer(): AgentAssignmentsQuery {
  return {
    agent_assignment_statistics: typed('AgentAssignmentStatistics', {
      ...frame,
      assignments: typed('AssignmentStatistics', {
        summary: assignmentSums,
        records: [
          typed('AssignmentStatisticsRecord', {
            assignment_id: 'police',
            assignment_title: 'Police prüfen',
            course_session_id: 'zurich',
            course_session_title: 'Zürich 2026',
            deadline: '2026-11-18T22:59:00Z',
            metrics: typed('AssignmentStatisticsMetrics', {
              passed_count: 8,
              failed_count: 1,
              unranked_count: 4,
            }),
          }),
        ],
      }),
    }),
  };
}

/** The page of all assignments with these people. @param variables of the list */
export function assignmentsPage(
  variables: AgentProgressQueryVariables,
  persons: readonly Progress[],
  person_count = persons.length,
): OperationFixture[] {
  const agent_assignment_statistics = typed('AgentAssignmentStatistics', {
    person_count,
    persons: [...persons],
  });
  return [
    inlinedOperation(
      AgentAssignmentsDocument,
      ofFigures<AgentAssignmentsQueryVariables>(variables),
      assignmentsAnswer(),
    ),
    inlinedOperation(AgentProgressDocument, variables, { agent_assignment_statistics }),
  ];
}

type Result = AgentResultsQuery['agent_assignment']['persons'][number];

export function resultOf(first_name: string, change: Partial<Result> = {}): Result {
  return typed('AgentPersonResult', {
    ...person(first_name),
    completion_status: 'EVALUATION_SUBMITTED',
    evaluation_passed: true,
    evaluation_points_final: 14.5,
    evaluation_max_points: 20,
    evaluation_percent: 72.5,
    ...change,
  });
}

/** The page of an assignment with these people. @param variables of the list */
export function assignmentPage(
  variables: AgentResultsQueryVariables,
  persons: readonly Result[],
): OperationFixture[] {
  const figures: AgentAssignmentQuery = {
    agent_assignment: typed('AgentAssignment', {
      title: 'Police prüfen',
      circle_title: 'Fahrzeug',
      statistics: typed('AgentAssignmentStatistics', frame),
      summary: assignmentSums,
    }),
  };
  const agent_assignment = typed('AgentAssignment', {
    person_count: persons.length,
    persons: [...persons],
  });
  return [
    inlinedOperation(AgentAssignmentDocument, ofFigures<AgentAssignmentQueryVariables>(variables), figures),
    inlinedOperation(AgentResultsDocument, variables, { agent_assignment }),
  ];
}

type Graded = AgentPersonGradesQuery['agent_competence_grades']['persons'][number];

export function gradesOf(
  first_name: string,
  average_grade: number | null,
  change: Partial<Graded> = {},
): Graded {
  return typed('AgentPersonGrades', {
    ...person(first_name),
    average_grade,
    is_partial: false,
    certificates: [
      typed('AgentCertificateGrade', {
        competence_certificate_id: 'basis',
        total_count: 2,
        evaluated_count: average_grade === null ? 0 : 2,
        grade: average_grade,
        exact_grade: average_grade === null ? null : average_grade + 0.11,
        is_partial: false,
      }),
    ],
    ...change,
  });
}

/** Grades in two certificates, of which one is not evaluated yet. */
export function gradesAnswer(): AgentGradesQuery {
  const certificate = (id: string, title: string, passed: number, percent: number | null) =>
    typed('CertificateFigures', {
      certificate_id: id,
      title,
      total_passed: passed,
      total_failed: percent === null ? 0 : 1,
      total_unranked: 12,
      average_passed: percent === null ? null : 92.9,
      average_evaluation_percent: percent,
    });
  return {
    agent_competence_grades: typed('AgentCompetenceGrades', {
      ...frame,
      competence_certificates: [
        certificate('basis', 'Basis und Fahrzeug', 13, 81.2),
        certificate('personen', 'Personen und Haushalt', 0, null),
      ],
    }),
  };
}

/** The page of grades with these people. @param variables of the list */
export function gradesPage(
  variables: AgentPersonGradesQueryVariables,
  persons: readonly Graded[],
  figures = gradesAnswer(),
): OperationFixture[] {
  const agent_competence_grades = typed('AgentCompetenceGrades', {
    person_count: persons.length,
    persons: [...persons],
  });
  return [
    inlinedOperation(AgentGradesDocument, ofFigures<AgentGradesQueryVariables>(variables), figures),
    inlinedOperation(AgentPersonGradesDocument, variables, { agent_competence_grades }),
  ];
}

/** What the tile of an apprenticeship trainer is told. @param isEvaluated something is known yet */
export function apprenticesAnswer(person_count: number, isEvaluated = true): ApprenticesWidgetQuery {
  const none = { total_passed: 0, total_failed: 0, total_unranked: 0 };
  return {
    agent_competence_grades: typed('AgentCompetenceGrades', {
      competence_certificates: [
        typed('CertificateFigures', {
          certificate_id: 'basis',
          title: 'Basis',
          total_passed: isEvaluated ? 23 : 0,
          total_failed: isEvaluated ? 1 : 0,
          total_unranked: 12,
          average_passed: null,
          average_evaluation_percent: null,
        }),
      ],
    }),
    agent_assignment_statistics: typed('AgentAssignmentStatistics', {
      person_count,
      assignments: typed('AssignmentStatistics', {
        summary: isEvaluated ? assignmentSums : { ...assignmentSums, ...none },
      }),
    }),
    course_statistics: typed('CourseStatistics', {
      competences: typed('CompetenceStatistics', {
        summary: isEvaluated ? competenceSums : { ...competenceSums, success_total: 0, fail_total: 0 },
      }),
    }),
  };
}
