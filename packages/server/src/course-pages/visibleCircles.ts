import { matchesProfile } from '@learn/domain';
import type { CircleNode, CourseTree } from './courseTree.ts';

/**
 * The circles that count for a person's progress: those of visible topics that belong to their profile.
 * @param profile code; without one the circles of all profiles
 */
export function visibleCircles(tree: CourseTree, profile?: string | null): CircleNode[] {
  return tree.learningPath.topics
    .filter((topic) => topic.is_visible)
    .flatMap((topic) => topic.circles)
    .filter((circle) => matchesProfile(circle.profiles, profile));
}
