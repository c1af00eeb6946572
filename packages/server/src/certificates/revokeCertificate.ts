import { parseCertificateCode } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { issuedCertificates } from './tables.ts';

/**
 * Takes a certificate back for good, also a superseded one. What is revoked already stays as it is.
 * @throws not_found
 */
export async function revokeCertificate(
  db: Database,
  actorId: string,
  { typed, reason }: { readonly typed: string; readonly reason: string },
): Promise<void> {
  const code = parseCertificateCode(typed);
  if (code === undefined) throw notFound();
  await db.transaction(async (transaction) => {
    const [issued] = await transaction
      .select()
      .from(issuedCertificates)
      .where(eq(issuedCertificates.code, code))
      .for('update');
    if (issued === undefined) throw notFound();
    if (issued.state === 'revoked') return;
    await transaction
      .update(issuedCertificates)
      .set({ state: 'revoked', revokedAt: new Date(), revokedBy: actorId, revocationReason: reason })
      .where(eq(issuedCertificates.id, issued.id));
    await recordAudit(transaction, {
      action: 'certificate.revoked',
      actorId,
      userId: issued.userId,
      courseSessionId: issued.courseSessionId,
      subjectId: issued.id,
      details: { code, before: { state: issued.state }, reason },
    });
  });
}
