import { evaluatorSeconds } from '@learn/domain';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { forbidden, notFound } from '../errors.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { mayEvaluate, maySeeCompletion } from './policy.ts';
import { readAssignmentAccess } from './readAssignmentAccess.ts';
import { readCourseAssignments } from './sessionCatalogue.ts';
import { assignmentCompletions, evaluationPresences } from './tables.ts';

const oldest = sql.raw(`now() - interval '${evaluatorSeconds} seconds'`);

interface Announcement {
  readonly courseSessionId: string;
  readonly assignmentId: string;
  /** the participant */
  readonly userId: string;
  readonly task_id: string | null;
  readonly leaves: boolean;
}

/**
 * Notes that an evaluator has a participant's work open and the task that they are at, or that they leave. It locks nothing: two
 * writes of one task are told apart by their version.
 * @returns the version of the work, and who else has it open
 * @throws not_found, also where nothing was begun, forbidden
 */
export async function announceEvaluator(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, assignmentId, userId, task_id: taskId, leaves }: Announcement,
) {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  const { assignments } = await readCourseAssignments(db, sessionAccess.courseId);
  const assignment = assignments.find(({ row }) => row.id === assignmentId)?.row;
  if (assignment === undefined) throw notFound();
  const subject = { assignmentAccess: await readAssignmentAccess(db, sessionAccess, userId), assignment };
  if (!mayEvaluate.allows(subject)) throw maySeeCompletion.allows(subject) ? forbidden() : notFound();
  const [completion] = await db
    .select({ id: assignmentCompletions.id, version: assignmentCompletions.version })
    .from(assignmentCompletions)
    .where(
      and(
        eq(assignmentCompletions.userId, userId),
        eq(assignmentCompletions.courseSessionId, courseSessionId),
        eq(assignmentCompletions.assignmentId, assignmentId),
      ),
    );
  if (completion === undefined) throw notFound();
  const own = { completionId: completion.id, userId: currentUser.userId };
  if (leaves) await forget(db, own);
  else await note(db, { ...own, taskId });
  return { version: completion.version, evaluators: await readOthers(db, own) };
}

interface PresenceKey {
  readonly completionId: string;
  readonly userId: string;
}

async function note(db: Database, presence: PresenceKey & { readonly taskId: string | null }): Promise<void> {
  const { completionId, userId, taskId, taskSince, seenAt } = evaluationPresences;
  const stays = sql`${taskId} is not distinct from excluded.task_id and ${seenAt} > ${oldest}`;
  await db
    .insert(evaluationPresences)
    .values(presence)
    .onConflictDoUpdate({
      target: [completionId, userId],
      set: {
        taskId: sql`excluded.task_id`,
        taskSince: sql`case when ${stays} then ${taskSince} else now() end`,
        seenAt: sql`now()`,
      },
    });
}

async function forget(db: Database, { completionId, userId }: PresenceKey): Promise<void> {
  await db
    .delete(evaluationPresences)
    .where(and(eq(evaluationPresences.completionId, completionId), eq(evaluationPresences.userId, userId)));
}

function readOthers(db: Database, { completionId, userId }: PresenceKey) {
  const own = alias(evaluationPresences, 'own');
  return db
    .select({
      id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      avatar_url: users.avatarUrl,
      task_id: evaluationPresences.taskId,
      // of two at the same task, it is that of the one who came first
      holds_task: sql<boolean>`${evaluationPresences.taskId} is not null
        and (${own.taskId} is distinct from ${evaluationPresences.taskId}
          or (${evaluationPresences.taskSince}, ${evaluationPresences.userId}) < (${own.taskSince}, ${own.userId}))`,
    })
    .from(evaluationPresences)
    .innerJoin(users, eq(users.id, evaluationPresences.userId))
    .leftJoin(own, and(eq(own.completionId, completionId), eq(own.userId, userId)))
    .where(
      and(
        eq(evaluationPresences.completionId, completionId),
        ne(evaluationPresences.userId, userId),
        gt(evaluationPresences.seenAt, oldest),
      ),
    )
    .orderBy(...byName)
    .limit(20);
}
