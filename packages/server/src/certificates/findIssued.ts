import { and, desc, eq } from 'drizzle-orm';
import { competenceCertificates } from '../assignments/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import type { CertificateKey } from './readResults.ts';
import { type IssuedCertificateRow, issuedCertificates } from './tables.ts';

/** All certificates that were issued to the person for it, the last first. */
export async function findAllIssued(
  db: Database,
  { userId, certificateId }: CertificateKey,
): Promise<IssuedCertificateRow[]> {
  return db
    .select()
    .from(issuedCertificates)
    .where(
      and(
        eq(issuedCertificates.userId, userId),
        eq(issuedCertificates.competenceCertificateId, certificateId),
      ),
    )
    .orderBy(desc(issuedCertificates.issuedAt));
}

/** @returns undefined where there is none */
export async function findIssued(db: Database, id: string): Promise<IssuedCertificateRow | undefined> {
  const [issued] = await db.select().from(issuedCertificates).where(eq(issuedCertificates.id, id));
  return issued;
}

/**
 * The own certificate behind an address.
 * @throws not_found where the course has none of that name
 */
export async function findOwnKey(
  db: Database,
  userId: string,
  address: { readonly courseSlug: string; readonly certificateSlug: string },
): Promise<CertificateKey> {
  const [found] = await db
    .select({ id: competenceCertificates.id })
    .from(competenceCertificates)
    .innerJoin(courses, eq(courses.id, competenceCertificates.courseId))
    .where(
      and(eq(courses.slug, address.courseSlug), eq(competenceCertificates.slug, address.certificateSlug)),
    );
  if (found === undefined) throw notFound();
  return { userId, certificateId: found.id };
}

/** Whose certificate an issued one is. */
export function keyOf({ userId, competenceCertificateId }: IssuedCertificateRow): CertificateKey {
  return { userId, certificateId: competenceCertificateId };
}
