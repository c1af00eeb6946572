import {
  type CertificateStanding,
  certificateStanding,
  isAssignmentSubmitted,
  issuedCertificateState,
  type Language,
  tellingCertificate,
} from '@learn/domain';
import { assertMaySee } from '../access/definePolicy.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { findAllIssued } from './findIssued.ts';
import { mayHoldCertificate } from './policy.ts';
import { presentIssued } from './presentIssued.ts';
import { type CertificateKey, type CertificateResults, readCertificateResults } from './readResults.ts';
import type { IssuedCertificateRow } from './tables.ts';

interface OwnResults {
  /** what counts now */
  readonly now: CertificateResults;
  /** all that were issued, the last first */
  readonly issued: readonly IssuedCertificateRow[];
}

/**
 * What counts now for the person, and what was issued to them.
 * @throws not_found where there is no such certificate, and for people who do not participate in its course
 */
export async function readOwnResults(
  db: Database,
  key: CertificateKey,
  language?: Language,
): Promise<OwnResults> {
  const issued = await findAllIssued(db, key);
  const now = await readCertificateResults(db, key, { issued: issued[0], ...(language && { language }) });
  if (now === undefined) throw notFound();
  assertMaySee(mayHoldCertificate, now);
  return { now, issued };
}

export function standingOf({ now: { open, grade, results }, issued }: OwnResults): CertificateStanding {
  return certificateStanding({
    openCount: open.length,
    hasGrade: grade !== null,
    counting: results,
    issued,
  });
}

interface Presentation {
  readonly language: Language;
  readonly signs: boolean;
  readonly config: Parameters<typeof presentIssued>[2]['config'];
}

/**
 * Where a person stands with a certificate, what is missing, and what was issued last.
 * @throws as {@link readOwnResults}
 */
export async function readStanding(db: Database, key: CertificateKey, { language, ...how }: Presentation) {
  const own = await readOwnResults(db, key, language);
  const { now } = own;
  const issued = tellingCertificate(own.issued, now.results);
  return {
    standing: standingOf(own),
    grade: now.grade && { exact: now.grade.exact, official: now.grade.official },
    missing: now.open.map(({ row, place, completion }) => ({
      assignment_id: row.id,
      title: row.titles[language],
      url: place?.content.frontend_url ?? '',
      submitted: completion !== undefined && isAssignmentSubmitted(completion.completion_status),
    })),
    issued:
      issued === undefined ? null : presentIssued(issued, issuedCertificateState(issued, now.results), how),
  };
}
