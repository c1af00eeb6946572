import { belongsToPath } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { CircleNode, CourseTree } from './courseTree.ts';

/**
 * The circles that count for a person's progress: those of visible topics that belong to their profile.
 * @param profile code; without one the circles of all profiles
 */
export function visibleCircles(tree: CourseTree, profile?: string | null): CircleNode[] {
  return circlesOfPath(tree, [profile]);
}

/**
 * The circles in the path of a participant.
 * @param chosen codes of the profiles that they have chosen, one per session; null: none
 */
export function circlesOfPath(
  tree: CourseTree,
  chosen: readonly (string | null | undefined)[],
): CircleNode[] {
  return tree.learningPath.topics
    .filter((topic) => topic.is_visible)
    .flatMap((topic) => topic.circles)
    .filter((circle) => belongsToPath(circle.profiles, chosen));
}

/** `matchesProfile` of the domain in SQL. @param profiles a list of codes @param chosen a code; null: none is chosen */
export function inProfile(profiles: SQL, chosen: SQL): SQL {
  return sql`(${chosen} is null or cardinality(${profiles}) = 0 or ${chosen} = any(${profiles}))`;
}

/**
 * The codes of the profiles to whose path a circle belongs, as an array of texts; empty: everybody's.
 * @param circle a row of `pages`; a row of nulls is everybody's
 */
export function circleProfiles(circle: SQL): SQL {
  return sql`array(select jsonb_array_elements_text(coalesce(${circle}.data -> 'profiles', '[]'::jsonb)))`;
}

/** Stands for no profile, which compares like one. */
export const noProfile = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
