import { typed } from '@learn/testing';
import type {
  AgentAssignmentQuery,
  AgentAssignmentsQuery,
  AgentGradesQuery,
  ApprenticesWidgetQuery,
} from '../__generated__/graphql.ts';
import { assignmentSums, competenceSums, courseSlug } from './statistics.ts';

export { courseSlug };

/** The role in which the tests look, and whose results. */
export const ofTrainer = { course_slug: courseSlug, agent_role: 'berufsbildner' } as const;
export const ofMentor = { course_slug: courseSlug, agent_role: 'learning_mentor' } as const;

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

type Progress = AgentAssignmentsQuery['agent_assignment_statistics']['persons'][number];

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

/** Assignments of two sessions, with these people. */
export function assignmentsAnswer(
  persons: readonly Progress[],
  person_count = persons.length,
): AgentAssignmentsQuery {
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
      person_count,
      persons: [...persons],
    }),
  };
}

type Result = AgentAssignmentQuery['agent_assignment']['persons'][number];

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

/** An assignment with these people. */
export function assignmentAnswer(persons: readonly Result[]): AgentAssignmentQuery {
  return {
    agent_assignment: typed('AgentAssignment', {
      title: 'Police prüfen',
      circle_title: 'Fahrzeug',
      statistics: typed('AgentAssignmentStatistics', frame),
      summary: assignmentSums,
      person_count: persons.length,
      persons: [...persons],
    }),
  };
}

type Graded = AgentGradesQuery['agent_competence_grades']['persons'][number];

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
export function gradesAnswer(persons: readonly Graded[]): AgentGradesQuery {
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
      person_count: persons.length,
      persons: [...persons],
    }),
  };
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
