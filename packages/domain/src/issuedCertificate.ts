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
  /** ISO 8601, the moment from which the evaluation stands; null or left out: not known, so it was long ago */
  readonly evaluated_at?: string | null;
}

/** What a certificate of a person was issued on. */
export interface IssuedOn {
  readonly state: IssuedCertificateState;
  readonly issuedAt: Date;
  readonly results: readonly CountedResult[];
}

/**
 * Where a participant stands with a certificate; `without_grade`: all is evaluated, but nothing of it has points;
 * `renewable`: the last one is valid, and the course weighs or asks something else since; `changed`: it is superseded by a
 * newer result.
 */
export const certificateStandings = [
  'incomplete',
  'without_grade',
  'ready',
  'issued',
  'renewable',
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
    return match !== undefined && sameEvaluation(match, result) && match.weight === result.weight;
  });
}

function sameEvaluation(one: CountedResult, other: CountedResult): boolean {
  return (
    one.points === other.points &&
    one.points_deducted === other.points_deducted &&
    one.max_points === other.max_points
  );
}

/**
 * Whether the person has a result that the certificate does not know: another evaluation of one of its assignments, or one
 * of a further assignment, made since. What the course asks and how it weighs is not theirs, and neither is an evaluation
 * that is not there any more.
 */
function hasNewerResult({ results, issuedAt }: IssuedOn, counting: readonly CountedResult[]): boolean {
  const byId = new Map(results.map((result) => [result.assignment_id, result]));
  return counting.some((result) => {
    const known = byId.get(result.assignment_id);
    if (known !== undefined && sameEvaluation(known, result)) return false;
    const since = known?.evaluated_at == null ? issuedAt : new Date(known.evaluated_at);
    return result.evaluated_at != null && new Date(result.evaluated_at) > since;
  });
}

/**
 * What an issued certificate is worth now: a valid one is superseded as soon as the person has a newer result, also before
 * a new one is issued. A change of the course leaves it as it is.
 * @param counting results that count now
 */
export function issuedCertificateState(
  issued: IssuedOn,
  counting: readonly CountedResult[],
): IssuedCertificateState {
  return issued.state === 'valid' && hasNewerResult(issued, counting) ? 'superseded' : issued.state;
}

interface OwnCertificate {
  /** number of assignments whose evaluation is not released for good */
  readonly openCount: number;
  readonly hasGrade: boolean;
  /** results that count now */
  readonly counting: readonly CountedResult[];
  /** all that were issued to the person, the last first */
  readonly issued: readonly IssuedOn[];
}

/**
 * Where a participant stands with a certificate. It is issued once all its assignments are evaluated. What was revoked
 * is not issued again on the same results.
 */
export function certificateStanding({
  openCount,
  hasGrade,
  counting,
  issued,
}: OwnCertificate): CertificateStanding {
  const valid = validOne(issued, counting);
  const isRevoked = revokedOn(issued, counting) !== undefined;
  const isIssuable = openCount === 0 && hasGrade && !isRevoked;
  if (valid) return isIssuable && !sameResults(valid.results, counting) ? 'renewable' : 'issued';
  if (isRevoked) return 'revoked';
  if (openCount > 0) return 'incomplete';
  if (!hasGrade) return 'without_grade';
  return issued[0]?.state === 'valid' ? 'changed' : 'ready';
}

/**
 * The issued certificate that says most of where the person stands: the valid one, else what was revoked on the results
 * that count now, else the last.
 * @param issued all of the person, the last first
 */
export function tellingCertificate<Issued extends IssuedOn>(
  issued: readonly Issued[],
  counting: readonly CountedResult[],
): Issued | undefined {
  return validOne(issued, counting) ?? revokedOn(issued, counting) ?? issued[0];
}

function validOne<Issued extends IssuedOn>(issued: readonly Issued[], counting: readonly CountedResult[]) {
  return issued.find((one) => issuedCertificateState(one, counting) === 'valid');
}

function revokedOn<Issued extends IssuedOn>(issued: readonly Issued[], counting: readonly CountedResult[]) {
  return issued.find(({ state, results }) => state === 'revoked' && sameResults(results, counting));
}
