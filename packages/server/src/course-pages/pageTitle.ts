import { defaultLanguage, type Language } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pages } from './tables.ts';

/** Title of the page with a translation key: in that language, else in German, else empty. */
export function pageTitle(key: PgColumn, language: Language): SQL<string> {
  return sql<string>`coalesce((select p.title from ${pages} p where p.translation_key = ${key}
    and p.language in (${language}, ${defaultLanguage}) order by p.language = ${language} desc limit 1), '')`;
}

/** Place of the page with a translation key among those beside it. */
export function pagePosition(key: PgColumn): SQL {
  return sql`(select min(p.position) from ${pages} p where p.translation_key = ${key})`;
}
