import { inArray, sql } from 'drizzle-orm';
import { assignments, competenceCertificates } from '../../assignments/tables.ts';
import type { Database } from '../../database/database.ts';
import { upsertAll } from '../../database/upsertAll.ts';
import { removableCertificates } from '../plan/courseDiff.ts';
import type { CoursePlan } from '../plan/planCourse.ts';
import { idsInTheWay, withOwnIds } from './rowIds.ts';

/** Writes the competence certificates that a course has. */
export async function writeCertificates(transaction: Database, { certificates }: CoursePlan): Promise<void> {
  const target = [competenceCertificates.courseId, competenceCertificates.slug];
  await upsertAll(transaction, { table: competenceCertificates, target }, [
    ...certificates.added,
    ...withOwnIds(certificates.changed),
  ]);
}

/** Writes assignments and tests; those of contents that were unpublished stay with what was handed in. */
export async function writeAssignments(
  transaction: Database,
  { assignments: changes }: CoursePlan,
): Promise<void> {
  const inTheWay = idsInTheWay(changes, ({ slug }) => slug);
  if (inTheWay.length > 0) {
    await transaction
      .update(assignments)
      .set({ slug: sql`${assignments.id} || '-' || ${assignments.slug}` })
      .where(inArray(assignments.id, inTheWay));
  }
  await upsertAll(transaction, { table: assignments, target: [assignments.contentKey] }, [
    ...changes.added,
    ...withOwnIds(changes.changed),
  ]);
}

/** Removes the certificates that a course has no more, once no assignment names them. */
export async function removeCertificates(transaction: Database, plan: CoursePlan): Promise<void> {
  const ids = removableCertificates(plan).map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.delete(competenceCertificates).where(inArray(competenceCertificates.id, ids));
}
