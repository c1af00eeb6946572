import { defaultLanguage, type Language } from '@learn/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { createVersionedCache } from '../caches/createVersionedCache.ts';
import { pages } from '../course-pages/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';

/** A course as the row says at this moment. */
export interface CourseVersion {
  readonly courseId: string;
  readonly contentVersion: number;
}

/** Ids of the published pages by translation key, in a language, German where a translation is missing. */
export type PageIds = ReadonlyMap<string, string>;

/** Courses and languages kept at once. */
const maximum = 300;

/** The reader of page ids, which are read once per course, language and content version. */
export const pageIdReader = perDatabase((db) => {
  const cached = createVersionedCache<PageIds>(maximum);
  return ({ courseId, contentVersion }: CourseVersion, language: Language): Promise<PageIds> =>
    cached({ key: `${courseId}:${language}`, version: contentVersion }, () =>
      readPageIds(db, courseId, language),
    );
});

async function readPageIds(db: Database, courseId: string, language: Language): Promise<PageIds> {
  const rows = await db
    .select({ key: pages.translationKey, id: pages.id })
    .from(pages)
    .where(
      and(eq(pages.courseId, courseId), inArray(pages.language, [language, defaultLanguage]), pages.live),
    )
    // Of two languages, the wanted one comes last and wins.
    .orderBy(sql`${pages.language} = ${language}`);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
