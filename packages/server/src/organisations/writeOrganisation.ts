import { randomUUID } from 'node:crypto';
import type { Seen } from '@learn/contracts';
import { isConfirmable } from '@learn/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { assertSeen } from '../endpoints/overStored.ts';
import { notFound, validationFailed } from '../errors.ts';
import { organisations } from './tables.ts';

/**
 * Adds an employer.
 * @returns its id
 * @throws validation_failed when there is one of that name
 */
export async function createOrganisation(db: Database, actorId: string, name: string): Promise<string> {
  return db.transaction(async (transaction) => {
    const id = randomUUID();
    await assertNameIsFree(transaction, { organisationId: id, name });
    await transaction.insert(organisations).values({ id, name });
    await recordAudit(transaction, {
      action: 'organisation.written',
      actorId,
      subjectId: id,
      details: { after: name },
    });
    return id;
  });
}

interface Renaming {
  readonly organisationId: string;
  readonly name: string;
}

/** @param seen what the sender saw of it @throws not_found, also for «another one»; version_conflict; validation_failed when another has that name */
export async function renameOrganisation(
  db: Database,
  actorId: string,
  { organisationId, name }: Renaming,
  seen?: Seen,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(organisations)
      .where(eq(organisations.id, organisationId))
      .for('update');
    if (before === undefined || !isConfirmable(organisationId)) throw notFound();
    assertSeen(before, { name }, seen);
    await assertNameIsFree(transaction, { organisationId, name });
    await transaction.update(organisations).set({ name }).where(eq(organisations.id, organisationId));
    await recordAudit(transaction, {
      action: 'organisation.written',
      actorId,
      subjectId: organisationId,
      details: { before: before.name, after: name },
    });
  });
}

/** People choose employers by their name: two of the same would divide who works there. */
async function assertNameIsFree(transaction: Database, { organisationId, name }: Renaming): Promise<void> {
  const others = await transaction.$count(
    organisations,
    and(ne(organisations.id, organisationId), sql`name_key(${organisations.name}) = name_key(${name}::text)`),
  );
  if (others > 0) throw validationFailed([{ field: 'name', problems: ['taken'] }]);
}
