import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { CertificateKey } from './readResults.ts';
import { type IssuedCertificateRow, issuedCertificates } from './tables.ts';

/** The last certificate that was issued; undefined: none. */
export async function findLatestIssued(
  db: Database,
  { userId, certificateId }: CertificateKey,
): Promise<IssuedCertificateRow | undefined> {
  const [latest] = await db
    .select()
    .from(issuedCertificates)
    .where(
      and(
        eq(issuedCertificates.userId, userId),
        eq(issuedCertificates.competenceCertificateId, certificateId),
      ),
    )
    .orderBy(desc(issuedCertificates.issuedAt))
    .limit(1);
  return latest;
}

/** @returns undefined where there is none */
export async function findIssued(db: Database, id: string): Promise<IssuedCertificateRow | undefined> {
  const [issued] = await db.select().from(issuedCertificates).where(eq(issuedCertificates.id, id));
  return issued;
}

/** Whose certificate an issued one is. */
export function keyOf({ userId, competenceCertificateId }: IssuedCertificateRow): CertificateKey {
  return { userId, certificateId: competenceCertificateId };
}
