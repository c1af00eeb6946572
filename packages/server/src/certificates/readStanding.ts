import {
  type CertificateStanding,
  certificateStanding,
  isAssignmentSubmitted,
  type Language,
} from '@learn/domain';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { findLatestIssued } from './findIssued.ts';
import { presentIssued } from './presentIssued.ts';
import { type CertificateKey, type CertificateResults, readCertificateResults } from './readResults.ts';
import type { IssuedCertificateRow } from './tables.ts';

/** @throws not_found when the session's course has no such certificate */
export async function readOwnResults(
  db: Database,
  key: CertificateKey,
  language?: Language,
): Promise<CertificateResults> {
  const now = await readCertificateResults(db, key, language);
  if (now === undefined) throw notFound();
  return now;
}

/** @param latest the last certificate that was issued */
export function standingOf(
  { open, grade, results }: CertificateResults,
  latest: IssuedCertificateRow | undefined,
): CertificateStanding {
  return certificateStanding({
    openCount: open.length,
    hasGrade: grade !== null,
    counting: results,
    latest,
  });
}

interface Presentation {
  readonly language: Language;
  readonly signs: boolean;
  readonly config: Parameters<typeof presentIssued>[1]['config'];
}

/**
 * Where a person stands with a certificate, what is missing, and what was issued last.
 * @throws not_found when the session's course has no such certificate
 */
export async function readStanding(db: Database, key: CertificateKey, { language, ...how }: Presentation) {
  const [now, latest] = await Promise.all([readOwnResults(db, key, language), findLatestIssued(db, key)]);
  return {
    standing: standingOf(now, latest),
    grade: now.grade && { exact: now.grade.exact, official: now.grade.official },
    missing: now.open.map(({ row, place, completion }) => ({
      assignment_id: row.id,
      title: row.titles[language],
      url: place?.content.frontend_url ?? '',
      submitted: completion !== undefined && isAssignmentSubmitted(completion.completion_status),
    })),
    issued: latest === undefined ? null : presentIssued(latest, how),
  };
}
