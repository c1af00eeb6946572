import { assignmentGrade, certificateResult, finalPoints } from '@learn/domain';
import { courseSession, typed } from '@learn/testing';
import type { CertificateResultsFragment } from '../__generated__/graphql.ts';

type CertificateData = CertificateResultsFragment['competence_certificates'][number];
type AssignmentData = CertificateData['assignments'][number];
type CompletionData = AssignmentData['completions'][number];

interface WorkSeed {
  readonly points?: number;
  readonly max?: number;
  readonly deducted?: number;
  readonly reason?: string;
  readonly weight?: number;
  /** left out: released with its points; null: nothing was begun */
  readonly status?: CompletionData['completion_status'] | null;
  readonly session?: { readonly id: string; readonly title: string };
  readonly mayEvaluate?: boolean;
  readonly hidden?: boolean;
  readonly type?: AssignmentData['assignment_type'];
}

/** Certificates of a person as the server answers them. */
export function certificatesOf(
  seeds: Readonly<Record<string, Readonly<Record<string, WorkSeed>>>>,
  average: number | null | undefined,
): CertificateResultsFragment {
  const certificates = Object.entries(seeds).map(([title, works]) =>
    certificateOf(title, works, average !== undefined),
  );
  const isPartial = Object.values(seeds).some((works) => Object.values(works).some(({ hidden }) => hidden));
  return typed('CompetenceCertificateList', {
    average_grades: average === undefined ? [] : [typed('AverageGrade', { average, is_partial: isPartial })],
    competence_certificates: certificates,
  });
}

/** Sachversicherung with three grades of which the exact one lies between two half steps, and two certificates without any. */
export function lenasCertificates(): CertificateResultsFragment {
  return certificatesOf(
    {
      Sachversicherung: {
        Fahrzeugwechsel: {
          ...{ points: 20, max: 24, deducted: 2, reason: 'zwei Tage zu spät', type: 'PRAXIS_ASSIGNMENT' },
        },
        Wasserschaden: { points: 26, max: 30, weight: 2 },
        Bonusstufen: { points: 13.5, max: 20, type: 'EDONIQ_TEST' },
        Hausrat: { status: 'EVALUATION_IN_PROGRESS' },
      },
      Grundlagen: { Einstieg: { points: 3, max: 10 } },
      Vorsorge: { Pensionsplan: { status: null }, Todesfall: { status: 'SUBMITTED' } },
    },
    3.75,
  );
}

function certificateOf(title: string, works: Readonly<Record<string, WorkSeed>>, participates: boolean) {
  const released = Object.values(works).filter(({ points, hidden }) => points !== undefined && !hidden);
  const { grade, evaluated_count } = certificateResult(
    Object.keys(works).length,
    released.map(({ points, max = 10, deducted = 0, weight = 1 }) => ({
      ...{ points: points ?? null, max_points: max, deducted, weight },
    })),
  );
  return typed('CompetenceCertificate', {
    key: title,
    slug: title.toLowerCase(),
    title,
    grades: participates
      ? [
          typed('CompetenceCertificateGrade', {
            grade: grade
              ? typed('Grade', { percent: grade.percent, exact: grade.exact, official: grade.official })
              : null,
            evaluated_count,
            hidden_assignment_ids: Object.keys(works).filter((name) => works[name]?.hidden),
          }),
        ]
      : [],
    assignments: Object.entries(works).map(([name, work]) => assignmentOf(name, work)),
  });
}

function assignmentOf(title: string, work: WorkSeed): AssignmentData {
  const slug = title.toLowerCase();
  return typed('Assignment', {
    ...{ key: title, title, assignment_type: work.type ?? 'CASEWORK' },
    competence_certificate_weight: work.weight ?? 1,
    learning_content: typed('LearningContentAssignment', {
      ...{ id: `content-${slug}`, slug },
      circle: typed('CircleReference', { id: 'haushalt', title: 'Haushalt', slug: 'haushalt' }),
    }),
    completions: work.hidden || work.status === null ? [] : [completionOf(title, work)],
  });
}

function completionOf(title: string, work: WorkSeed): CompletionData {
  const { points, max = 10, deducted = 0, weight = 1, reason = '', mayEvaluate = false } = work;
  const grade = assignmentGrade({ points: points ?? null, max, deducted });
  const status = work.status ?? 'EVALUATION_SUBMITTED';
  const { id, title: session } = work.session ?? courseSession();
  return typed('AssignmentCompletion', {
    ...{ key: `${title}-${id}`, completion_status: status, may_evaluate: mayEvaluate },
    updated_at: '2026-03-16T13:03:00.000Z',
    evaluation_submitted_at: status === 'EVALUATION_SUBMITTED' ? '2026-03-16T13:03:00.000Z' : null,
    evaluation_points_deducted_reason: reason,
    grade:
      grade && points !== undefined
        ? typed('AssignmentGrade', {
            ...{ points, points_deducted: deducted, points_final: finalPoints(points, deducted, max) },
            ...{
              max_points: max,
              percent: grade.percent,
              weight,
              exact: grade.exact,
              official: grade.official,
            },
          })
        : null,
    course_session: typed('AssignmentSession', { id, title: session }),
  });
}
