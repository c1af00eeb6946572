import {
  type CertificateStanding,
  certificateStanding,
  isAssignmentSubmitted,
  issuedCertificateState,
  type Language,
  sameResults,
} from '@learn/domain';
import { assertMaySee } from '../access/definePolicy.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { findAllIssued } from './findIssued.ts';
import { mayHoldCertificate } from './policy.ts';
import { presentIssued } from './presentIssued.ts';
import { type CertificateKey, type CertificateResults, readCertificateResults } from './readResults.ts';
import type { IssuedCertificateRow } from './tables.ts';

/**
 * What counts now for the person, and what was issued last; what was revoked on the very results that count goes before.
 * @throws not_found where there is no such certificate, and for people who do not participate in its course
 */
export async function readOwnResults(db: Database, key: CertificateKey, language?: Language) {
  const all = await findAllIssued(db, key);
  const now = await readCertificateResults(db, key, { issued: all[0], ...(language && { language }) });
  if (now === undefined) throw notFound();
  assertMaySee(mayHoldCertificate, now);
  const revoked = all.find(({ state, results }) => state === 'revoked' && sameResults(results, now.results));
  return { now, latest: revoked ?? all[0] };
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
  readonly config: Parameters<typeof presentIssued>[2]['config'];
}

/**
 * Where a person stands with a certificate, what is missing, and what was issued last.
 * @throws as {@link readOwnResults}
 */
export async function readStanding(db: Database, key: CertificateKey, { language, ...how }: Presentation) {
  const { now, latest } = await readOwnResults(db, key, language);
  return {
    standing: standingOf(now, latest),
    grade: now.grade && { exact: now.grade.exact, official: now.grade.official },
    missing: now.open.map(({ row, place, completion }) => ({
      assignment_id: row.id,
      title: row.titles[language],
      url: place?.content.frontend_url ?? '',
      submitted: completion !== undefined && isAssignmentSubmitted(completion.completion_status),
    })),
    issued:
      latest === undefined ? null : presentIssued(latest, issuedCertificateState(latest, now.results), how),
  };
}
