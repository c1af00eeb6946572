import { defaultLanguage, type Language } from '@learn/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { pages } from '../course-pages/tables.ts';
import type { Database } from '../database/database.ts';

/** A course as the row says at this moment. */
export interface CourseVersion {
  readonly courseId: string;
  readonly contentVersion: number;
}

/** Ids of the published pages by translation key, in a language, German where a translation is missing. */
export type PageIds = ReadonlyMap<string, string>;

/** Courses and languages kept at once; the oldest goes first. */
const maximum = 300;

/**
 * Page ids are read once per course, language and version. Keeping them is safe with several processes, because the
 * caller has just read the version for this very request, and whoever changes pages raises it in the same transaction.
 */
export function createPageIdReader(
  db: Database,
): (course: CourseVersion, language: Language) => Promise<PageIds> {
  const kept = new Map<string, { readonly version: number; readonly ids: Promise<PageIds> }>();
  return (course, language) => {
    const key = `${course.courseId}:${language}`;
    const known = kept.get(key);
    if (known?.version === course.contentVersion) return known.ids;
    const entry = { version: course.contentVersion, ids: readPageIds(db, course.courseId, language) };
    kept.delete(key);
    kept.set(key, entry);
    entry.ids.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > maximum && oldest !== undefined) kept.delete(oldest);
    return entry.ids;
  };
}

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
