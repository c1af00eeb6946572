import { randomInt } from 'node:crypto';
import type { Localised } from '@learn/contracts';
import {
  type CertificateStanding,
  certificateCodeLength,
  certificateCodeSigns,
  fullName,
} from '@learn/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { certificateNotReady } from '../errors.ts';
import { users } from '../users/tables.ts';
import type { CertificateKey } from './readResults.ts';
import { readOwnResults, standingOf } from './readStanding.ts';
import { type IssuedCertificateRow, type IssuedResult, issuedCertificates } from './tables.ts';

/**
 * Issues a certificate on the results that count now, and keeps with it all that it says. One that was issued on them stays
 * as it is; one on other results is superseded by the new one.
 * @throws not_found, certificate_not_ready while something is missing and after a revocation on the same results
 */
export async function issueCertificate(db: Database, key: CertificateKey): Promise<void> {
  await db.transaction(async (transaction) => {
    // One after the other for the same person: two clicks issue one certificate.
    const [person] = await transaction
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, key.userId))
      .for('no key update');
    // Read behind the lock: what was corrected meanwhile counts.
    const own = await readOwnResults(transaction, key);
    const { now } = own;
    const courseSessionId = now.results.at(-1)?.course_session_id;
    const standing = standingOf(own);
    if (standing === 'issued') return;
    if (!issuable.includes(standing) || now.grade === null || courseSessionId === undefined) {
      throw certificateNotReady();
    }
    const [latest] = own.issued;
    await supersedeAll(transaction, key);
    const { id, code } = await insertWithCode(transaction, {
      userId: key.userId,
      courseSessionId,
      competenceCertificateId: key.certificateId,
      personName: fullName(person?.firstName, person?.lastName),
      titles: now.certificate.titles,
      courseTitles: now.course.titles,
      sessionTitles: await readSessionTitles(transaction, now.results),
      results: now.results,
      gradeExact: now.grade.exact,
      gradeOfficial: now.grade.official,
    });
    const { exact, official } = now.grade;
    await recordAudit(transaction, {
      action: 'certificate.issued',
      actorId: key.userId,
      userId: key.userId,
      courseSessionId,
      subjectId: id,
      details: { code, grade: { exact, official }, ...(latest && { after: latest.code }) },
    });
  });
}

const issuable: readonly CertificateStanding[] = ['ready', 'changed', 'renewable'];

async function supersedeAll(db: Database, { userId, certificateId }: CertificateKey): Promise<void> {
  await db
    .update(issuedCertificates)
    .set({ state: 'superseded', supersededAt: new Date() })
    .where(
      and(
        eq(issuedCertificates.userId, userId),
        eq(issuedCertificates.competenceCertificateId, certificateId),
        eq(issuedCertificates.state, 'valid'),
      ),
    );
}

/** Titles of the sessions that results come from, by their begin. */
async function readSessionTitles(db: Database, results: readonly IssuedResult[]): Promise<Localised[]> {
  const ids = [...new Set(results.map(({ course_session_id }) => course_session_id))];
  const sessions = await db
    .select({ titles: courseSessions.titles })
    .from(courseSessions)
    .where(inArray(courseSessions.id, ids))
    .orderBy(courseSessions.startDate, courseSessions.id);
  return sessions.map(({ titles }) => titles);
}

type NewCertificate = Omit<typeof issuedCertificates.$inferInsert, 'code'>;

/** With a code that nobody has: of 850 thousand million, one that is drawn twice is drawn again. */
async function insertWithCode(db: Database, certificate: NewCertificate): Promise<IssuedCertificateRow> {
  const [inserted] = await db
    .insert(issuedCertificates)
    .values({ ...certificate, code: randomCode() })
    .onConflictDoNothing({ target: issuedCertificates.code })
    .returning();
  return inserted ?? insertWithCode(db, certificate);
}

/** Drawn, so that nobody finds one certificate from another. */
function randomCode(): string {
  const draw = () => certificateCodeSigns.charAt(randomInt(certificateCodeSigns.length));
  return Array.from({ length: certificateCodeLength }, draw).join('');
}
