import { fillPath, linkPatterns } from '@learn/contracts';
import { parseCertificateCode } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { competenceCertificates } from '../assignments/tables.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { inSession } from '../course-sessions/inSession.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { users } from '../users/tables.ts';
import { type IssuedCertificateRow, issuedCertificates } from './tables.ts';

/**
 * Takes a certificate back for good, also a superseded one, and tells its person. What is revoked already stays as it is.
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
    // In the order in which a certificate is issued: the person first, then what was issued to them.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(
        eq(
          users.id,
          transaction
            .select({ userId: issuedCertificates.userId })
            .from(issuedCertificates)
            .where(eq(issuedCertificates.code, code)),
        ),
      )
      .for('no key update');
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
    await notify(transaction, {
      userId: issued.userId,
      category: 'PROGRESS',
      verb: 'certificate_revoked',
      details: { title: issued.titles, reason },
      actorId,
      ...(await readPlace(transaction, issued)),
    });
    await recordAudit(transaction, {
      action: 'certificate.revoked',
      actorId,
      userId: issued.userId,
      ...(issued.courseSessionId !== null && { courseSessionId: issued.courseSessionId }),
      subjectId: issued.id,
      details: { code, before: { state: issued.state }, reason },
    });
  });
}

/** The page of the certificate, where its person reads why; home where the course does not have it any more. */
async function readPlace(db: Database, { competenceCertificateId, courseSessionId }: IssuedCertificateRow) {
  const [found] = await db
    .select({ courseId: courses.id, courseSlug: courses.slug, certificateSlug: competenceCertificates.slug })
    .from(competenceCertificates)
    .innerJoin(courses, eq(courses.id, competenceCertificates.courseId))
    .where(eq(competenceCertificates.id, competenceCertificateId));
  if (found === undefined) return { targetUrl: '/' };
  const { courseId, ...slugs } = found;
  const page = fillPath(linkPatterns.certificate, slugs) ?? '/';
  return { courseId, targetUrl: courseSessionId === null ? page : inSession(page, courseSessionId) };
}
