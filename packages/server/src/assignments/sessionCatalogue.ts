import { defaultLanguage, type Language } from '@learn/domain';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound } from '../errors.ts';
import { type AssignmentPlace, catalogueReader, placesIn, publishedAssignments } from './catalogue.ts';
import type { AssignmentRow } from './tables.ts';

/** A published assignment with its place in the learning path. */
export interface PlacedAssignment {
  readonly row: AssignmentRow;
  readonly place: AssignmentPlace;
}

export interface CourseAssignments {
  readonly course: typeof courses.$inferSelect;
  readonly tree: CourseTree;
  /** in the order of the learning path */
  readonly assignments: readonly PlacedAssignment[];
}

/** The published assignments of a course; its id comes from a `SessionAccess`, so that rights are known already. */
export async function readCourseAssignments(
  db: Database,
  courseId: string,
  language: Language = defaultLanguage,
): Promise<CourseAssignments> {
  const [course] = await courseById(db).execute({ courseId });
  if (course === undefined) throw notFound();
  const [tree, catalogue] = await Promise.all([
    courseTreeReader(db)(course, language),
    catalogueReader(db)(course),
  ]);
  if (tree === undefined) throw notFound();
  const places = placesIn(tree);
  const assignments = publishedAssignments(catalogue, tree).flatMap((row) => {
    const place = places.get(row.contentKey);
    return place === undefined ? [] : [{ row, place }];
  });
  return { course, tree, assignments };
}

const courseById = perDatabase((db) =>
  db
    .select(getTableColumns(courses))
    .from(courses)
    .where(eq(courses.id, sql.placeholder('courseId')))
    .prepare('course_of_assignments'),
);
