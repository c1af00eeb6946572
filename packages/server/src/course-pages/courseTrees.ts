import { defaultLanguage, type Language } from '@learn/domain';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { keepPerVersion } from '../courses/keepPerVersion.ts';
import type { CourseRow } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { assembleCourseTree } from './assembleCourseTree.ts';
import type { CourseTree } from './courseTree.ts';
import { pages } from './tables.ts';

type TreeCourse = Pick<CourseRow, 'id' | 'slug' | 'contentVersion'>;

/** Reads the tree of a course in a language; undefined for a course without a learning path. */
export type CourseTreeReader = (course: TreeCourse, language: Language) => Promise<CourseTree | undefined>;

/** Trees kept at once. */
const maximum = 150;

const readers = new WeakMap<Database, CourseTreeReader>();

/** The reader of a database: made once, so that all parts of the server share its trees. */
export function createCourseTreeReader(db: Database): CourseTreeReader {
  const known = readers.get(db);
  if (known !== undefined) return known;
  const reader = createReader(db);
  readers.set(db, reader);
  return reader;
}

function createReader(db: Database): CourseTreeReader {
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
  const kept = keepPerVersion<CourseTree | undefined>(maximum);
  return (course, language) =>
    kept({ key: `${course.id}:${language}`, version: course.contentVersion }, async () =>
      assembleCourseTree(course, language, await query.execute({ courseId: course.id, language })),
    );
}
