import type { CircleNode, CourseTree } from './courseTree.ts';
import { circlesOfPath, visibleCircles } from './visibleCircles.ts';
import type { VisibleCourse } from './visibleCourse.ts';

/**
 * The circles of a course that are there for a person: for participants those of their profiles, for people who accompany
 * the course all; those of hidden topics for nobody.
 */
export function seenCircles(tree: CourseTree, { enrolments }: VisibleCourse): CircleNode[] {
  const participates = enrolments.length > 0 && enrolments.every(({ role }) => role === 'MEMBER');
  if (!participates) return visibleCircles(tree);
  return circlesOfPath(
    tree,
    enrolments.map(({ chosen_profile }) => chosen_profile?.code),
  );
}
