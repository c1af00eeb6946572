import { type AssignmentType, countingCompletion, explainGrade, type GradeExplanation } from '@learn/domain';
import type { CertificateResultsFragment } from '../__generated__/graphql.ts';

type CertificateData = CertificateResultsFragment['competence_certificates'][number];
type AssignmentData = CertificateData['assignments'][number];
type CompletionData = AssignmentData['completions'][number];

/** How far an assignment of a certificate is; `hidden` is known to others only. */
export type CertificateWorkState = 'hidden' | 'open' | 'begun' | 'submitted' | 'inEvaluation' | 'evaluated';

/** An assignment that counts towards a certificate, with what a person achieved in it. */
export interface CertificateAssignment {
  readonly key: string;
  readonly title: string;
  readonly type: AssignmentType;
  readonly circle: { readonly title: string; readonly slug: string };
  readonly contentSlug: string;
  readonly weight: number;
  readonly state: CertificateWorkState;
  /** undefined: no grade yet */
  readonly grade: NonNullable<CompletionData['grade']> | undefined;
  readonly deductionReason: string;
  readonly evaluatedAt: string | undefined;
  /** of the completion that counts; undefined where nothing was begun */
  readonly courseSession: CompletionData['course_session'] | undefined;
  /** the current user evaluates it */
  readonly mayEvaluate: boolean;
}

/** A competence certificate of a person (specification §3). */
export interface Certificate {
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly grade: NonNullable<CertificateData['grades'][number]['grade']> | undefined;
  readonly explanation: GradeExplanation | undefined;
  readonly assignments: readonly CertificateAssignment[];
  /** of the assignments that the current user sees */
  readonly evaluatedCount: number;
  readonly seenCount: number;
  /** ISO 8601; undefined: nothing is evaluated yet */
  readonly lastEvaluatedAt: string | undefined;
}

/** The competence certificates of a person in a course. */
export interface Certificates {
  /** false: the person is no participant, so there are no results */
  readonly participates: boolean;
  /** of the official grades, two decimals; undefined: no grade yet */
  readonly average: number | undefined;
  readonly certificates: readonly Certificate[];
  /** the current user does not see all results */
  readonly isPartial: boolean;
}

/** Reads what the server answers about one person; of several sessions the furthest completion counts, as for the grade. */
export function readCertificates(data: CertificateResultsFragment): Certificates {
  const [average] = data.average_grades;
  return {
    participates: average !== undefined,
    average: average?.average ?? undefined,
    certificates: data.competence_certificates.map(readCertificate),
    isPartial: average?.is_partial ?? false,
  };
}

function readCertificate({ key, slug, title, grades, assignments: all }: CertificateData): Certificate {
  const [own] = grades;
  const hidden = own?.hidden_assignment_ids ?? [];
  const assignments = all.map((assignment) => readAssignment(assignment, hidden.includes(assignment.key)));
  return {
    ...{ key, slug, title, assignments },
    grade: own?.grade ?? undefined,
    explanation: explainGrade(
      assignments.map(({ grade }) => ({ ...grade, deducted: grade?.points_deducted ?? 0 })),
    ),
    evaluatedCount: own?.evaluated_count ?? 0,
    seenCount: assignments.length - hidden.length,
    lastEvaluatedAt: assignments
      .flatMap(({ evaluatedAt }) => evaluatedAt ?? [])
      .sort()
      .at(-1),
  };
}

function readAssignment(assignment: AssignmentData, isHidden: boolean): CertificateAssignment {
  const { key, title, learning_content } = assignment;
  const completion = countingCompletion(assignment.completions, (one) => ({
    status: one.completion_status,
    updatedAt: one.updated_at,
  }));
  return {
    ...{ key, title },
    type: assignment.assignment_type,
    circle: learning_content.circle,
    contentSlug: learning_content.slug,
    weight: assignment.competence_certificate_weight,
    state: isHidden ? 'hidden' : stateOf(completion),
    grade: completion?.grade ?? undefined,
    deductionReason: completion?.evaluation_points_deducted_reason ?? '',
    evaluatedAt: completion?.evaluation_submitted_at ?? undefined,
    courseSession: completion?.course_session,
    mayEvaluate: completion?.may_evaluate ?? false,
  };
}

function stateOf(completion: CompletionData | undefined): CertificateWorkState {
  switch (completion?.completion_status) {
    case undefined:
      return 'open';
    case 'IN_PROGRESS':
      return 'begun';
    case 'SUBMITTED':
      return 'submitted';
    case 'EVALUATION_IN_PROGRESS':
      return 'inEvaluation';
    case 'EVALUATION_SUBMITTED':
      return 'evaluated';
  }
}
