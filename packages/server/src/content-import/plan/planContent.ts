import type { ContentLibrary } from '@learn/course-content';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { pages } from '../../course-pages/tables.ts';
import { courses } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import { mediaCategories, mediaContents } from '../../media/tables.ts';
import type { ContentSentence } from '../contentTexts.ts';
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
  progress: (step: ContentSentence) => void = () => undefined,
): Promise<ContentPlan> {
  const shared = await planLibrary(db, library);
  const planned: { plan: CoursePlan; diff: ContentDiff }[] = [];
  for (const course of library.courses) {
    progress({ code: 'comparing', values: { course: course.slug } });
    const plan = await planCourse(db, course);
    const refused = await thingsOfOthers(db, plan);
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

/** A page or media of another course must not be taken from it by its key. */
async function thingsOfOthers(
  db: Database,
  { pages: ofPages, categories, media, courseId, course }: CoursePlan,
): Promise<ContentSentence[]> {
  const refused: ContentSentence[] = [];
  for (const { table, added } of [
    { table: pages, added: ofPages.added },
    { table: mediaCategories, added: categories.added },
    { table: mediaContents, added: media.added },
  ]) {
    const keys = [...new Set(added.map(({ translationKey }) => translationKey))];
    if (keys.length === 0) continue;
    const found = await db
      .selectDistinct({ key: table.translationKey, course: courses.slug })
      .from(table)
      .innerJoin(courses, eq(courses.id, table.courseId))
      .where(and(inArray(table.translationKey, keys), ne(table.courseId, courseId)));
    refused.push(
      ...found.map(({ key, course: other }) => ({
        code: 'key_of_other' as const,
        values: { course: course.slug, key, other },
      })),
    );
  }
  return refused;
}
