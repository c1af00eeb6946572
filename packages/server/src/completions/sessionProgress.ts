import {
  type CompletionIndex,
  circleLock,
  contentsOf,
  criteriaOf,
  hasLock,
  indexCompletions,
  unlockedCircles,
} from '@learn/domain';
import type { CircleNode, ContentNode, CourseTree, CriterionNode } from '../course-pages/courseTree.ts';
import { circleLocked } from '../errors.ts';
import type { completions } from './tables.ts';

export type CompletionRow = Pick<
  typeof completions.$inferSelect,
  'translationKey' | 'completionStatus' | 'additionalJsonData' | 'updatedAt'
>;

/** A page that can be marked, with the circle it lies in. */
export interface MarkablePage {
  readonly page: ContentNode | CriterionNode;
  readonly circle: CircleNode;
}

/** Finds a learning content or criterion by its translation key; undefined for any other page. */
export function findMarkablePage(tree: CourseTree, translationKey: string): MarkablePage | undefined {
  for (const circle of tree.circles) {
    const pages = [...contentsOf<ContentNode>(circle), ...criteriaOf<CriterionNode>(circle)];
    const page = pages.find((candidate) => candidate.translation_key === translationKey);
    if (page !== undefined) return { page, circle };
  }
  return undefined;
}

/**
 * The circles with a lock that are open for a person (specification §4), those included that once were: their entry
 * says `unlocked`.
 * @returns their translation keys
 */
export function openedCircles(tree: CourseTree, rows: readonly CompletionRow[]): ReadonlySet<string> {
  const circles = new Map(tree.circles.map((circle) => [circle.id, circle]));
  const index = indexOf(tree, rows);
  const once = unlockedCircles(index);
  return new Set(
    tree.circles
      .filter(hasLock)
      .filter((circle) => !circleLock(circle, circles, index, once).locked)
      .map((circle) => circle.translation_key),
  );
}

/** Whether a circle is locked, given the opened ones. */
export function isLocked(circle: CircleNode, opened: ReadonlySet<string>): boolean {
  return hasLock(circle) && !opened.has(circle.translation_key);
}

/**
 * @param readRows the person's entries of the session; not asked for where the circle has no lock
 * @throws circle_locked
 */
export async function assertUnlocked(
  { circle, tree }: { readonly circle: CircleNode; readonly tree: CourseTree },
  readRows: () => Promise<readonly CompletionRow[]>,
): Promise<void> {
  if (!hasLock(circle)) return;
  if (isLocked(circle, openedCircles(tree, await readRows()))) throw circleLocked();
}

function indexOf(tree: CourseTree, rows: readonly CompletionRow[]): CompletionIndex {
  return indexCompletions(
    rows.flatMap((row) => {
      const pageId = tree.pageIds.get(row.translationKey);
      const entry = {
        completion_status: row.completionStatus,
        updated_at: row.updatedAt,
        additional_json_data: row.additionalJsonData,
      };
      return pageId === undefined ? [] : [{ ...entry, page_id: pageId }];
    }),
  );
}
