import type { Language } from '@learn/domain';
import { createVersionedCache } from '../caches/createVersionedCache.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import type { CourseRow } from '../courses/tables.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { mediaTreeReader } from '../media/mediaTrees.ts';
import { type CourseIndex, createCourseIndex } from './courseIndex.ts';
import { searchDocuments } from './searchDocument.ts';

type IndexedCourse = Pick<CourseRow, 'id' | 'slug' | 'contentVersion'>;

/** Indexes kept at once: about ten megabytes each for 600 long contents. */
const maximum = 12;

/** The reader of search indexes by course and language, made by the first search in a course. */
export const courseIndexReader = perDatabase((db) => {
  const readTree = courseTreeReader(db);
  const readLibrary = mediaTreeReader(db);
  const cached = createVersionedCache<CourseIndex>(maximum);
  return (course: IndexedCourse, language: Language): Promise<CourseIndex> =>
    cached({ key: `${course.id}:${language}`, version: course.contentVersion }, async () => {
      const [tree, library] = await Promise.all([readTree(course, language), readLibrary(course, language)]);
      return createCourseIndex(searchDocuments(tree, library));
    });
});
