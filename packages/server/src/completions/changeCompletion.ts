import { type CompletionStatus, wasUnlocked } from '@learn/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { circleLocked } from '../errors.ts';
import type { MarkTarget } from './markTarget.ts';
import type { CompletionOwner } from './readCompletions.ts';
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

/**
 * Changes one completion of a participant and remembers the circles that are open before or after it, for they stay
 * open (domain decisions §5). One transaction, which raises the revision of the list; changes of the same list happen one
 * after the other.
 * @throws circle_locked
 */
export async function changeCompletion(
  db: Database,
  owner: CompletionOwner,
  {
    target,
    change,
    evenIfLocked = false,
  }: {
    readonly target: MarkTarget;
    readonly change: CompletionChange;
    /** for what happens to a person who has not opened the circle: a day attended, an exam booked */
    readonly evenIfLocked?: boolean;
  },
): Promise<void> {
  const { tree, page, circle } = target;
  const ownRows = and(
    eq(completions.userId, owner.userId),
    eq(completions.courseSessionId, owner.courseSessionId),
  );
  await db.transaction(async (transaction) => {
    await transaction
      .insert(completionLists)
      .values({ ...owner, revision: 1 })
      .onConflictDoUpdate({
        target: [completionLists.userId, completionLists.courseSessionId],
        set: { revision: sql`${completionLists.revision} + 1` },
      });
    const before: CompletionRow[] = await transaction.select().from(completions).where(ownRows);
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
    await save(transaction, owner, [{ ...changed, pageType: page.content_type }]);

    const remembered = new Set(
      before.filter((row) => wasUnlocked(row.additionalJsonData)).map((row) => row.translationKey),
    );
    const after = [...before.filter((row) => row !== known), changed];
    const opened = new Set([...openBefore, ...openedCircles(tree, after)]);
    await save(
      transaction,
      owner,
      [...opened]
        .filter((key) => !remembered.has(key))
        .map((translationKey) => ({
          translationKey,
          completionStatus: 'UNKNOWN',
          pageType: circle.content_type,
          additionalJsonData: { unlocked: true },
          updatedAt: changed.updatedAt,
        })),
    );
  });
}

type NewRow = Omit<typeof completions.$inferInsert, 'userId' | 'courseSessionId'>;

async function save(db: Database, owner: CompletionOwner, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(completions)
    .values(rows.map((row) => ({ ...row, ...owner })))
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
