import type { ContentLibrary } from '@learn/course-content';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { pages } from '../../course-pages/tables.ts';
import { courses } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import type { ContentDiff } from './contentDiff.ts';
import { courseDiff } from './courseDiff.ts';
import { type CoursePlan, planCourse } from './planCourse.ts';
import { type LibraryPlan, libraryChanges, planLibrary } from './planLibrary.ts';

/** Everything that an import has to do, and the same as data for people. */
export interface ContentPlan {
  readonly library: LibraryPlan;
  readonly courses: readonly { readonly plan: CoursePlan; readonly diff: ContentDiff }[];
  readonly diff: ContentDiff;
}

/** Compares contents with a database; writes nothing. Courses that the contents do not have are left alone. */
export async function planContent(
  db: Database,
  library: ContentLibrary,
  progress: (step: string) => void = () => undefined,
): Promise<ContentPlan> {
  const shared = await planLibrary(db, library);
  const planned: { plan: CoursePlan; diff: ContentDiff }[] = [];
  for (const course of library.courses) {
    progress(`${course.slug}: comparing`);
    const plan = await planCourse(db, course);
    const refused = await pagesOfOthers(db, plan);
    planned.push({ plan, diff: { ...(await courseDiff(db, plan)), refused } });
  }
  return {
    library: shared,
    courses: planned,
    diff: {
      changes: [...libraryChanges(shared), ...planned.flatMap(({ diff }) => diff.changes)],
      conflicts: planned.flatMap(({ diff }) => diff.conflicts),
      refused: [...shared.refused, ...planned.flatMap(({ diff }) => diff.refused)],
    },
  };
}

/** A page of another course must not be taken from it by its key. */
async function pagesOfOthers(
  db: Database,
  { pages: changes, courseId, course }: CoursePlan,
): Promise<string[]> {
  const keys = [...new Set(changes.added.map(({ translationKey }) => translationKey))];
  if (keys.length === 0) return [];
  const found = await db
    .selectDistinct({ key: pages.translationKey, course: courses.slug })
    .from(pages)
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .where(and(inArray(pages.translationKey, keys), ne(pages.courseId, courseId)));
  return found.map(
    ({ key, course: other }) => `${course.slug}: the translation_key ${key} belongs to a page of «${other}»`,
  );
}
