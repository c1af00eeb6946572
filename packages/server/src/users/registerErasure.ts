import { coreEndpoints } from '@learn/contracts/endpoints';
import { fullName } from '@learn/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { auditEntries } from '../audit/tables.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { users } from './tables.ts';

/**
 * `POST /api/core/me/erasure/`: asks the support to erase one's data (domain decisions §17). It is recorded and mailed; people decide, because
 * results of exams and costs must be kept by law.
 */
export function registerErasure(app: FastifyInstance, { config, db }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.requestErasure, {
    policy: ownOnly('Everybody asks for the erasure of the own data.'),
    handle: async ({ currentUser: { userId } }) => {
      await db.transaction(async (transaction) => {
        const [person] = await transaction
          .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
          .from(users)
          .where(eq(users.id, userId))
          .for('update');
        const asked = await transaction.$count(
          auditEntries,
          and(
            eq(auditEntries.userId, userId),
            eq(auditEntries.action, 'erasure.requested'),
            gt(auditEntries.at, sql`now() - interval '1 day'`),
          ),
        );
        if (person === undefined || asked > 0) return;
        await recordAudit(transaction, { action: 'erasure.requested', actorId: userId, userId });
        const name = fullName(person.firstName, person.lastName);
        await enqueueMail(transaction, {
          recipient: config.SUPPORT_EMAIL,
          subject: `Löschgesuch / demande d’effacement / richiesta di cancellazione: ${name}`,
          text: `${name} <${person.email}>\n${userId}\n`,
        });
      });
      return undefined;
    },
  });
}
