import { type Language, regionNames } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';

const names = JSON.stringify(regionNames);

/** What a region is called, as `regionName` of the domain says it. @param region expression: as it is stored */
export function regionNameOf(region: SQL, language: Language | SQL): SQL {
  return sql`coalesce(${names}::text::jsonb -> ${region} ->> ${language}::text, ${region})`;
}
