import { type CompletionStatus, wasUnlocked } from '@learn/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { circleLocked } from '../errors.ts';
import type { MarkTarget } from './markTarget.ts';
import { type CompletionRow, isLocked, openedCircles } from './sessionProgress.ts';
import { type CompletionExtras, completionLists, completions } from './tables.ts';

export interface KnownCompletion {
  readonly status: CompletionStatus;
  readonly extras: CompletionExtras;
}

/** From what is known of a page to what shall be; `extras` are added to those that are there. */
export type CompletionChange = (known: KnownCompletion | undefined) => {
  readonly status: CompletionStatus;
  readonly extras?: CompletionExtras;
};

/** What is changed, in one course session. */
export interface CompletionTarget {
  readonly courseSessionId: string;
  readonly target: MarkTarget;
  /** for what happens to a person who has not opened the circle: a day attended, an exam booked */
  readonly evenIfLocked?: boolean;
}

/**
 * Changes the completion of one content for participants, by user id, and remembers the circles that are open before or
 * after it, for they stay open (domain decisions §5). One transaction, which raises the revision of each list; changes of
 * the same list happen one after the other.
 * @param changes in the order of the ids, so that transactions over the same people cannot wait for each other in a circle
 * @throws circle_locked
 */
export async function changeCompletions(
  db: Database,
  { courseSessionId, target, evenIfLocked = false }: CompletionTarget,
  changes: ReadonlyMap<string, CompletionChange>,
): Promise<void> {
  const userIds = [...changes.keys()];
  if (userIds.length === 0) return;
  await db.transaction(async (transaction) => {
    await transaction
      .insert(completionLists)
      .values(userIds.map((userId) => ({ userId, courseSessionId, revision: 1 })))
      .onConflictDoUpdate({
        target: [completionLists.userId, completionLists.courseSessionId],
        set: { revision: sql`${completionLists.revision} + 1` },
      });
    const known = await transaction
      .select()
      .from(completions)
      .where(and(inArray(completions.userId, userIds), eq(completions.courseSessionId, courseSessionId)));
    const lists = Map.groupBy(known, ({ userId }) => userId);
    const rows = [...changes].flatMap(([userId, change]) =>
      rowsAfter(lists.get(userId) ?? [], { target, evenIfLocked, change }).map((row) => ({
        ...row,
        userId,
        courseSessionId,
      })),
    );
    await save(transaction, rows);
  });
}

/**
 * The rows of one person that a change writes.
 * @throws circle_locked
 */
function rowsAfter(
  before: readonly CompletionRow[],
  {
    target: { tree, page, circle },
    evenIfLocked,
    change,
  }: Pick<CompletionTarget, 'target' | 'evenIfLocked'> & { readonly change: CompletionChange },
): NewRow[] {
  const openBefore = openedCircles(tree, before);
  if (!evenIfLocked && isLocked(circle, openBefore)) throw circleLocked();

  const known = before.find((row) => row.translationKey === page.translation_key);
  const { status, extras } = change(
    known && { status: known.completionStatus, extras: known.additionalJsonData },
  );
  const changed: CompletionRow = {
    translationKey: page.translation_key,
    completionStatus: status,
    additionalJsonData: { ...known?.additionalJsonData, ...extras },
    // What only adds to the extras of a completed page is no new completion: «continue» stays where it was.
    updatedAt: known?.completionStatus === status && extras !== undefined ? known.updatedAt : new Date(),
  };
  const remembered = new Set(
    before.filter((row) => wasUnlocked(row.additionalJsonData)).map((row) => row.translationKey),
  );
  const after = [...before.filter((row) => row !== known), changed];
  const opened = new Set([...openBefore, ...openedCircles(tree, after)]);
  return [
    { ...changed, pageType: page.content_type },
    ...[...opened]
      .filter((key) => !remembered.has(key))
      .map((translationKey) => ({
        translationKey,
        completionStatus: 'UNKNOWN' as const,
        pageType: circle.content_type,
        additionalJsonData: { unlocked: true },
        updatedAt: changed.updatedAt,
      })),
  ];
}

type Row = typeof completions.$inferInsert;
type NewRow = Omit<Row, 'userId' | 'courseSessionId'>;

async function save(db: Database, rows: readonly Row[]): Promise<void> {
  // a statement takes a limited number of values
  for (let start = 0; start < rows.length; start += 1000) {
    await db
      .insert(completions)
      .values(rows.slice(start, start + 1000))
      .onConflictDoUpdate({
        target: [completions.userId, completions.courseSessionId, completions.translationKey],
        set: {
          completionStatus: sql`excluded.completion_status`,
          pageType: sql`excluded.page_type`,
          additionalJsonData: sql`excluded.additional_json_data`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  }
}
