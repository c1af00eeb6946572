import { or, sql } from 'drizzle-orm';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { treeOf } from '../course-pages/graphql/find.ts';
import { courseLoader } from '../course-pages/loaders.ts';
import type { VisibleCourse } from '../course-pages/visibleCourse.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound, validationFailed } from '../errors.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { isSlug, requireId } from '../graphql/keys.ts';
import { type AssignmentPlace, catalogueReader, placesIn } from './catalogue.ts';
import { type AssignmentRow, assignments } from './tables.ts';

/** A published assignment of a course that the current user may read. */
export interface FoundAssignment {
  readonly row: AssignmentRow;
  readonly visible: VisibleCourse;
  readonly tree: CourseTree;
  readonly place: AssignmentPlace;
}

export interface AssignmentKeys {
  readonly id?: string | null | undefined;
  readonly slug?: string | null | undefined;
  readonly course_slug?: string | null | undefined;
}

/**
 * The assignment that all given keys agree on.
 * @throws validation_failed without id and slug, and where a slug alone names several; not_found
 */
export async function findAssignment(
  context: GraphqlContext,
  { id, slug, course_slug }: AssignmentKeys,
): Promise<FoundAssignment> {
  if (id == null && slug == null) throw validationFailed([{ field: 'id', problems: ['required'] }]);
  if (slug != null && !isSlug(slug)) throw notFound();
  const wantedId = id == null ? null : requireId(id);
  const rows = await located(context.db).execute({ id: wantedId, slug: slug ?? null });
  const candidates = await Promise.all(
    rows.map(async ({ id: assignmentId, courseId }) => {
      const visible = await courseLoader(context).load({ id: courseId });
      if (visible === undefined || (course_slug != null && visible.course.slug !== course_slug)) return [];
      const found = await inCourse(context, visible, assignmentId);
      const agrees =
        found !== undefined &&
        (wantedId === null || found.row.id === wantedId) &&
        (slug == null || found.row.slug === slug);
      return agrees ? [found] : [];
    }),
  );
  const [first, ...others] = candidates.flat();
  if (first === undefined) throw notFound();
  if (others.length > 0) throw validationFailed([{ field: 'course_slug', problems: ['required'] }]);
  return first;
}

/** @returns undefined when the course has no such assignment, or its content is not published */
export async function inCourse(
  context: GraphqlContext,
  visible: VisibleCourse,
  assignmentId: string,
): Promise<FoundAssignment | undefined> {
  const [catalogue, tree] = await Promise.all([
    catalogueReader(context.db)(visible.course),
    treeOf(context, visible),
  ]);
  const row = catalogue.byId.get(assignmentId);
  const place = row && placesIn(tree).get(row.contentKey);
  return row && place && { row, visible, tree, place };
}

const located = perDatabase((db) =>
  db
    .select({ id: assignments.id, courseId: assignments.courseId })
    .from(assignments)
    .where(
      or(
        sql`${assignments.id} = ${sql.placeholder('id')}::uuid`,
        sql`${assignments.slug} = ${sql.placeholder('slug')}::text`,
      ),
    )
    .prepare('assignment_course'),
);
