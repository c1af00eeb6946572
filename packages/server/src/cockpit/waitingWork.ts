import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import type { AssignmentWork, CircleWork, ParticipantWork } from './readCockpit.ts';

/** An assignment in which work waits for the caller to be evaluated. */
export interface WaitingAssignment extends AssignmentWork {
  readonly waiting: number;
  /** user id of the participant whose work waits, the first one by name */
  readonly first: string;
}

/** What of an assignment waits for the caller to be evaluated. */
export function waitingWorks({ works }: AssignmentWork): ParticipantWork[] {
  return works.filter(({ to_evaluate }) => to_evaluate);
}

/** The assignments of circles in which work waits, the earliest evaluation deadline first, those without one last. */
export async function readWaitingAssignments(
  db: Database,
  circles: readonly CircleWork[],
): Promise<WaitingAssignment[]> {
  const assignments = circles.flatMap((circle) => circle.assignments);
  const order = await idsByName(
    db,
    assignments.flatMap(waitingWorks).map(({ user_id }) => user_id),
  );
  return assignments
    .flatMap((assignment) => {
      const waiting = new Set(waitingWorks(assignment).map(({ user_id }) => user_id));
      const first = order.find((id) => waiting.has(id));
      return first === undefined ? [] : { ...assignment, waiting: waiting.size, first };
    })
    .sort((left, right) => deadlineOf(left) - deadlineOf(right));
}

async function idsByName(db: Database, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
    .orderBy(...byName);
  return rows.map(({ id }) => id);
}

const deadlineOf = ({ deadlines }: AssignmentWork) =>
  deadlines?.evaluationDeadline?.getTime() ?? Number.MAX_SAFE_INTEGER;
