/** What became of an issued certificate: it counts, a later one or a later result replaces it, or it was taken back. */
export const issuedCertificateStates = ['valid', 'superseded', 'revoked'] as const;

export type IssuedCertificateState = (typeof issuedCertificateStates)[number];

/** One evaluated assignment of a certificate, as far as the grade stands on it. */
export interface CountedResult {
  readonly assignment_id: string;
  /** before the deduction; null: evaluated without points */
  readonly points: number | null;
  readonly points_deducted: number;
  readonly max_points: number;
  readonly weight: number;
}

/** What a certificate of a person was issued on. */
export interface IssuedOn {
  readonly state: IssuedCertificateState;
  readonly results: readonly CountedResult[];
}

/** Where a participant stands with a certificate; `without_grade`: all is evaluated, but nothing of it has points. */
export const certificateStandings = [
  'incomplete',
  'without_grade',
  'ready',
  'issued',
  'changed',
  'revoked',
] as const;

export type CertificateStanding = (typeof certificateStandings)[number];

/** Whether two sets of evaluated assignments lead to the same table and grade, in whatever order. */
export function sameResults(one: readonly CountedResult[], other: readonly CountedResult[]): boolean {
  if (one.length !== other.length) return false;
  const byId = new Map(other.map((result) => [result.assignment_id, result]));
  return one.every((result) => {
    const match = byId.get(result.assignment_id);
    return (
      match !== undefined &&
      match.points === result.points &&
      match.points_deducted === result.points_deducted &&
      match.max_points === result.max_points &&
      match.weight === result.weight
    );
  });
}

/**
 * What an issued certificate is worth now: a valid one is superseded as soon as other results count, also before a new
 * one is issued. An assignment that is added to the certificate later changes nothing until it is evaluated.
 * @param counting results that count now
 */
export function issuedCertificateState(
  { state, results }: IssuedOn,
  counting: readonly CountedResult[],
): IssuedCertificateState {
  return state === 'valid' && !sameResults(results, counting) ? 'superseded' : state;
}

interface OwnCertificate {
  /** number of assignments whose evaluation is not released for good */
  readonly openCount: number;
  readonly hasGrade: boolean;
  /** results that count now */
  readonly counting: readonly CountedResult[];
  /** the last one that was issued; undefined: none */
  readonly latest: IssuedOn | undefined;
}

/**
 * Where a participant stands with a certificate. It is issued once all its assignments are evaluated. What was revoked
 * is not issued again on the same results.
 */
export function certificateStanding({
  openCount,
  hasGrade,
  counting,
  latest,
}: OwnCertificate): CertificateStanding {
  const unchanged = latest !== undefined && sameResults(latest.results, counting);
  if (unchanged && latest.state === 'valid') return 'issued';
  if (unchanged && latest.state === 'revoked') return 'revoked';
  if (openCount > 0) return 'incomplete';
  if (!hasGrade) return 'without_grade';
  return latest?.state === 'valid' ? 'changed' : 'ready';
}
