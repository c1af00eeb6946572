import type { CompletionIndex } from './completion.ts';
import { type CircleNode, isCircleCompleted, type TopicNode } from './learningPath.ts';

/** A circle with what its lock needs. */
export interface LockableCircleNode extends CircleNode {
  readonly content_locked?: boolean | null;
  readonly unlocked_by?: readonly { readonly id: string }[] | null;
}

/** Whether a circle is locked, why, and the ids of the circles that would unlock it (any one of them suffices). */
export type CircleLock =
  | { readonly locked: false }
  | {
      readonly locked: true;
      readonly reason: 'content_locked' | 'unlocking_circles';
      readonly unlockedBy: readonly string[];
    };

/** Whether a circle can be locked at all (specification §4). */
export function hasLock({
  content_locked,
  unlocked_by,
}: Omit<LockableCircleNode, keyof CircleNode>): boolean {
  return Boolean(content_locked) || (unlocked_by ?? []).length > 0;
}

/** All circles of a path by id, those of invisible topics included: they can unlock others. */
export function indexCircles<Circle extends CircleNode>(
  topics: readonly TopicNode<Circle>[],
): ReadonlyMap<string, Circle> {
  return new Map(topics.flatMap((topic) => topic.circles.map((circle) => [circle.id, circle])));
}

/**
 * The lock of a circle for a person (specification §4). A circle is locked when content_locked is set or when it has
 * unlocking circles; it opens when it or one of its unlocking circles is completed. Without unlocking circles,
 * content_locked is the editor's own lock and holds whatever the person did. An unlocking circle that is not among
 * `circlesById` counts as not completed.
 * @param unlockedForPerson ids of circles that were open for this person before: once unlocked, always unlocked.
 */
export function circleLock(
  circle: LockableCircleNode,
  circlesById: ReadonlyMap<string, CircleNode>,
  index: CompletionIndex,
  unlockedForPerson?: ReadonlySet<string>,
): CircleLock {
  const unlockedBy = (circle.unlocked_by ?? []).map(({ id }) => id);
  if (unlockedForPerson?.has(circle.id)) return { locked: false };
  if (unlockedBy.length === 0) {
    return circle.content_locked ? { locked: true, reason: 'content_locked', unlockedBy } : { locked: false };
  }
  const opens = [circle, ...unlockedBy.map((id) => circlesById.get(id))].some(
    (candidate) => candidate !== undefined && isCircleCompleted(candidate, index),
  );
  return opens ? { locked: false } : { locked: true, reason: 'unlocking_circles', unlockedBy };
}

/**
 * Whether a circle was open for a person before, and so stays open (domain decisions §5).
 * @param additionalJsonData of the person's completion entry of the circle
 */
export function wasUnlocked(additionalJsonData: unknown): boolean {
  return (
    typeof additionalJsonData === 'object' &&
    additionalJsonData !== null &&
    'unlocked' in additionalJsonData &&
    additionalJsonData.unlocked === true
  );
}

/** Ids of the circles that were open for a person before, by the entries of the completion list. */
export function unlockedCircles(index: CompletionIndex): ReadonlySet<string> {
  const opened = [...index.values()].filter((entry) => wasUnlocked(entry.additional_json_data));
  return new Set(opened.map((entry) => entry.page_id));
}
