import { defaultLanguage, type Language } from '@learn/domain';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { createVersionedCache } from '../caches/createVersionedCache.ts';
import type { CourseRow } from '../courses/tables.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { assembleCourseTree } from './assembleCourseTree.ts';
import type { CourseTree } from './courseTree.ts';
import { pages } from './tables.ts';

type TreeCourse = Pick<CourseRow, 'id' | 'slug' | 'contentVersion'>;

/** Reads the tree of a course in a language; undefined for a course without a learning path. */
export type CourseTreeReader = (course: TreeCourse, language: Language) => Promise<CourseTree | undefined>;

/** Trees kept at once. */
const maximum = 150;

/** The reader of a database: made once, so that all parts of the server share its trees. */
export const courseTreeReader = perDatabase((db): CourseTreeReader => {
  const { courseId: _, live: __, ...columns } = getTableColumns(pages);
  const query = db
    .select(columns)
    .from(pages)
    .where(
      and(
        eq(pages.courseId, sql.placeholder('courseId')),
        or(eq(pages.language, sql.placeholder('language')), eq(pages.language, defaultLanguage)),
        pages.live,
      ),
    )
    .prepare('course_pages');
  const cached = createVersionedCache<CourseTree | undefined>(maximum);
  return (course, language) =>
    cached({ key: `${course.id}:${language}`, version: course.contentVersion }, async () =>
      assembleCourseTree(course, language, await query.execute({ courseId: course.id, language })),
    );
});
