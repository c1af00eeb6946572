import { linkPatterns } from '@learn/contracts';
import type { EndpointBody, employerEndpoints } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { type EmployerAuthority, mayDecideClaim } from './policy.ts';
import { organisations } from './tables.ts';
import { confirmEmployer, lockEmployer, rejectEmployer } from './writeEmployer.ts';

/**
 * Decides who is the employer of a person (domain decisions §4); the person is told.
 * @throws not_found for a claim that is not theirs to decide, or that the person does not make any more
 */
export async function decideClaim(
  db: Database,
  authority: EmployerAuthority,
  {
    userId,
    organisation,
    decision,
  }: EndpointBody<typeof employerEndpoints.decide> & { readonly userId: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const employer = await lockEmployer(transaction, userId);
    if (employer?.claimed !== organisation) throw notFound();
    const claim = { userId, organisationId: organisation };
    assertMaySee(mayDecideClaim, { authority, claim });
    const actorId = authority.userId;
    if (decision === 'confirm') await confirmEmployer(transaction, { ...claim, actorId });
    else await rejectEmployer(transaction, claim);
    await recordAudit(transaction, {
      action: decision === 'confirm' ? 'employer.confirmed' : 'employer.rejected',
      actorId,
      userId,
      subjectId: organisation,
    });
    const [found] = await transaction
      .select({ name: organisations.name })
      .from(organisations)
      .where(eq(organisations.id, organisation));
    await notify(transaction, {
      userId,
      actorId,
      category: 'USER_INTERACTION',
      verb: decision === 'confirm' ? 'employer_confirmed' : 'employer_rejected',
      details: { organisation: found?.name ?? '' },
      targetUrl: linkPatterns.profile,
    });
  });
}
