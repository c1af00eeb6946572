import type { Seen } from '@learn/contracts';
import type { adminProductEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { assertSeen } from '../endpoints/overStored.ts';
import { notFound, validationFailed } from '../errors.ts';
import { products } from './tables.ts';

/**
 * Adds a product.
 * @returns its id
 * @throws validation_failed for a code that is taken, and for a session that does not exist or is archived
 */
export async function createProduct(
  db: Database,
  actorId: string,
  { course_session_id: courseSessionId, ...fields }: EndpointBody<typeof adminProductEndpoints.create>,
): Promise<string> {
  return db.transaction(async (transaction) => {
    const [session] = await transaction
      .select({ archivedAt: courseSessions.archivedAt })
      .from(courseSessions)
      .where(eq(courseSessions.id, courseSessionId))
      .for('share');
    if (session?.archivedAt !== null) {
      throw validationFailed([{ field: 'course_session_id', problems: ['invalid'] }]);
    }
    const [created] = await transaction
      .insert(products)
      .values({ ...fields, courseSessionId })
      .onConflictDoNothing({ target: products.code })
      .returning({ id: products.id });
    if (created === undefined) throw validationFailed([{ field: 'code', problems: ['taken'] }]);
    await recordAudit(transaction, {
      action: 'product.written',
      actorId,
      courseSessionId,
      subjectId: created.id,
      details: { after: fields },
    });
    return created.id;
  });
}

/**
 * Changes what is given of a product; orders keep the price of their time.
 * @param seen what the sender saw of it
 * @throws not_found, version_conflict
 */
export async function changeProduct(
  db: Database,
  { productId, actorId }: { readonly productId: string; readonly actorId: string },
  change: EndpointBody<typeof adminProductEndpoints.change>,
  seen?: Seen,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(products)
      .where(eq(products.id, productId))
      .for('update');
    if (before === undefined) throw notFound();
    assertSeen(before, change, seen);
    if (Object.keys(change).length > 0) {
      await transaction.update(products).set(change).where(eq(products.id, productId));
    }
    const known: Readonly<Record<string, unknown>> = before;
    await recordAudit(transaction, {
      action: 'product.written',
      actorId,
      courseSessionId: before.courseSessionId,
      subjectId: productId,
      details: {
        before: Object.fromEntries(Object.keys(change).map((name) => [name, known[name]])),
        after: change,
      },
    });
  });
}
