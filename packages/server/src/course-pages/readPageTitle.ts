import type { Localised } from '@learn/contracts';
import { defaultLanguage } from '@learn/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pages } from './tables.ts';

/**
 * The title of a page in all languages, for texts that are made later; German stands in for a missing translation.
 * @param translationKey of the page; an unknown one gives empty texts
 */
export async function readPageTitle(db: Database, translationKey: string): Promise<Localised> {
  const rows = await db
    .select({ language: pages.language, title: pages.title })
    .from(pages)
    .where(eq(pages.translationKey, translationKey));
  const titles = new Map(rows.map(({ language, title }) => [language, title]));
  const german = titles.get(defaultLanguage) ?? '';
  return { de: german, fr: titles.get('fr') ?? german, it: titles.get('it') ?? german };
}
