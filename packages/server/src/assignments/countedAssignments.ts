import { belongsToPath } from '@learn/domain';
import { oncePer } from '../caches/oncePer.ts';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { visibleCircles } from '../course-pages/visibleCircles.ts';
import { type AssignmentCatalogue, placesIn, publishedAssignments } from './catalogue.ts';
import type { AssignmentRow } from './tables.ts';

/** An assignment with the profiles to whose path it belongs; none: to everybody's. */
export interface PathAssignment {
  readonly row: AssignmentRow;
  /** codes */
  readonly profiles: readonly string[];
}

const inPaths = oncePer((_: AssignmentCatalogue): { all?: readonly PathAssignment[] } => ({}));

/** The assignments of the paths of a course: published, in circles of visible topics; in their order. */
export function pathAssignments(catalogue: AssignmentCatalogue, tree: CourseTree): readonly PathAssignment[] {
  // Catalogue and tree are of the same content version, and what is published is so in all languages.
  const known = inPaths(catalogue);
  known.all ??= inVisibleCircles(catalogue, tree);
  return known.all;
}

function inVisibleCircles(catalogue: AssignmentCatalogue, tree: CourseTree): PathAssignment[] {
  const circles = new Map(visibleCircles(tree).map(({ id, profiles }) => [id, profiles]));
  return publishedAssignments(catalogue, tree).flatMap((row) => {
    const circleId = placesIn(tree).get(row.contentKey)?.circle.id;
    const profiles = circleId === undefined ? undefined : circles.get(circleId);
    return profiles === undefined ? [] : [{ row, profiles }];
  });
}

/** Those that count towards the certificates of the course, or one of them, for anybody. */
export function countedAssignments(
  catalogue: AssignmentCatalogue,
  tree: CourseTree,
  certificateId?: string,
): readonly PathAssignment[] {
  return pathAssignments(catalogue, tree).filter(({ row: { competenceCertificateId: counted } }) =>
    certificateId === undefined ? counted !== null : counted === certificateId,
  );
}

/**
 * Those of the assignments that count for a person: the ones in their learning path (domain, `belongsToPath`). Every grade
 * and every «x of y» of a certificate asks here, or `certificateFigures` in SQL.
 * @param chosen codes of the profiles that they have chosen, one per session that is looked at; null: none
 */
export function countedFor(
  assignments: readonly PathAssignment[],
  chosen: readonly (string | null)[],
): AssignmentRow[] {
  return assignments.filter(({ profiles }) => belongsToPath(profiles, chosen)).map(({ row }) => row);
}
