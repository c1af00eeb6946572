import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Work } from './events.ts';
import { type AssignmentCompletionRow, assignmentCompletions } from './tables.ts';

/** Begins a completion; version 0 is the one before anything was written. @returns false when there is one already */
export async function insertIfMissing(tx: Database, work: Work): Promise<boolean> {
  const inserted = await tx
    .insert(assignmentCompletions)
    .values({ ...keysOf(work), completionStatus: 'IN_PROGRESS', version: 0 })
    .onConflictDoNothing()
    .returning({ id: assignmentCompletions.id });
  return inserted.length > 0;
}

/** Reads a completion and keeps everybody else from writing it until the transaction ends. */
export async function lockCompletion(tx: Database, work: Work): Promise<AssignmentCompletionRow> {
  const row = await lockCompletionIfThere(tx, work);
  if (row === undefined) throw new Error('The completion that was begun is not there');
  return row;
}

export async function lockCompletionIfThere(
  tx: Database,
  work: Work,
): Promise<AssignmentCompletionRow | undefined> {
  const { assignmentId, userId, courseSessionId } = keysOf(work);
  const [row] = await tx
    .select()
    .from(assignmentCompletions)
    .where(
      and(
        eq(assignmentCompletions.userId, userId),
        eq(assignmentCompletions.courseSessionId, courseSessionId),
        eq(assignmentCompletions.assignmentId, assignmentId),
      ),
    )
    .for('update');
  return row;
}

export async function updateCompletion(
  tx: Database,
  id: string,
  change: Partial<AssignmentCompletionRow>,
): Promise<AssignmentCompletionRow> {
  const [row] = await tx
    .update(assignmentCompletions)
    .set(change)
    .where(eq(assignmentCompletions.id, id))
    .returning();
  if (row === undefined) throw new Error('The locked completion is gone');
  return row;
}

function keysOf({ found, userId, courseSessionId }: Work) {
  return { assignmentId: found.row.id, userId, courseSessionId };
}
