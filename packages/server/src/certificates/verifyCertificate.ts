import { type IssuedCertificateState, issuedCertificateState, parseCertificateCode } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { countGuess, forgetGuess } from '../authentication/throttle.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { keyOf } from './findIssued.ts';
import { readCertificateResults } from './readResults.ts';
import { type IssuedCertificateRow, issuedCertificates } from './tables.ts';

export interface VerifiedCertificate {
  readonly issued: IssuedCertificateRow;
  /** what it is worth now */
  readonly state: IssuedCertificateState;
}

/**
 * Looks a certificate up by what a person typed, and compares it with the results that count now.
 * @param address of the visitor: one that tries codes which do not exist is held up, however many it tries at once
 * @throws not_found, too_many_requests from the 31st unknown code within 15 minutes on
 */
export async function verifyCertificate(
  db: Database,
  { typed, address }: { readonly typed: string; readonly address: string },
): Promise<VerifiedCertificate> {
  await countGuess(db, address);
  const code = parseCertificateCode(typed);
  const [issued] =
    code === undefined
      ? []
      : await db.select().from(issuedCertificates).where(eq(issuedCertificates.code, code));
  if (issued === undefined) throw notFound();
  await forgetGuess(db, address);
  return { issued, state: await currentState(db, issued) };
}

/** What an issued certificate is worth on the results that count now. */
export async function currentState(
  db: Database,
  issued: IssuedCertificateRow,
): Promise<IssuedCertificateState> {
  const now = await readCertificateResults(db, keyOf(issued), { issued });
  return issuedCertificateState(issued, now?.results ?? []);
}
