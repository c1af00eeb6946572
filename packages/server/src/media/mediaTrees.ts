import { defaultLanguage, type Language } from '@learn/domain';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { createVersionedCache } from '../caches/createVersionedCache.ts';
import type { CourseRow } from '../courses/tables.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { files } from '../documents/tables.ts';
import { assembleMediaTree } from './assembleMediaTree.ts';
import type { MediaTree } from './mediaTree.ts';
import { mediaCategories, mediaContents } from './tables.ts';

type MediaCourse = Pick<CourseRow, 'id' | 'contentVersion'>;

/** Libraries kept at once. */
const maximum = 100;

/** The reader of media libraries by course and language; all parts of the server share what it keeps. */
export const mediaTreeReader = perDatabase((db) => {
  const languages = (column: typeof mediaCategories.language | typeof mediaContents.language) =>
    or(eq(column, sql.placeholder('language')), eq(column, defaultLanguage));
  const categories = db
    .select()
    .from(mediaCategories)
    .where(
      and(
        eq(mediaCategories.courseId, sql.placeholder('courseId')),
        languages(mediaCategories.language),
        mediaCategories.live,
      ),
    )
    .prepare('media_categories');
  const contents = db
    .select({
      content: getTableColumns(mediaContents),
      file: { id: files.id, fileType: files.fileType, size: files.size },
    })
    .from(mediaContents)
    .leftJoin(files, eq(files.id, mediaContents.fileId))
    .where(
      and(
        eq(mediaContents.courseId, sql.placeholder('courseId')),
        languages(mediaContents.language),
        mediaContents.live,
      ),
    )
    .prepare('media_contents');
  const cached = createVersionedCache<MediaTree>(maximum);
  return ({ id, contentVersion }: MediaCourse, language: Language): Promise<MediaTree> =>
    cached({ key: `${id}:${language}`, version: contentVersion }, async () => {
      const wanted = { courseId: id, language };
      const [categoryRows, contentRows] = await Promise.all([
        categories.execute(wanted),
        contents.execute(wanted),
      ]);
      return assembleMediaTree(language, categoryRows, contentRows);
    });
});
