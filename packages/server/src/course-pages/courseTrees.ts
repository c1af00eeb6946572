import { defaultLanguage, type Language } from '@learn/domain';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { CourseRow } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { assembleCourseTree } from './assembleCourseTree.ts';
import type { CourseTree } from './courseTree.ts';
import { pages } from './tables.ts';

type TreeCourse = Pick<CourseRow, 'id' | 'slug' | 'contentVersion'>;

/** Reads the tree of a course in a language; undefined for a course without a learning path. */
export type CourseTreeReader = (course: TreeCourse, language: Language) => Promise<CourseTree | undefined>;

/** Trees kept at once; the least recently used goes first. */
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

/**
 * Trees are assembled once and kept. That is safe with several processes because every caller has just read the course
 * row for its own request: a change of pages raises `content_version` in its transaction, and a tree of another version
 * is never handed out. Trees hold nothing personal.
 */
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
  const kept = new Map<
    string,
    { readonly version: number; readonly tree: Promise<CourseTree | undefined> }
  >();

  return (course, language) => {
    const key = `${course.id}:${language}`;
    const known = kept.get(key);
    kept.delete(key);
    if (known?.version === course.contentVersion) {
      kept.set(key, known);
      return known.tree;
    }
    const tree = query
      .execute({ courseId: course.id, language })
      .then((rows) => assembleCourseTree(course, language, rows));
    const entry = { version: course.contentVersion, tree };
    kept.set(key, entry);
    tree.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= maximum) break;
      kept.delete(oldest);
    }
    return tree;
  };
}
