import { defaultLanguage } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { foundPersons } from './foundPersons.ts';
import { fittingPersons, type PersonFilter } from './personFilter.ts';
import { byKeys, type PersonSort } from './personOrder.ts';
import type { Viewer } from './visiblePersons.ts';

/** Select of the `id`s of all persons whom somebody sees, by name without regard to accents and capitals. */
export function selectPersons(
  viewer: Viewer,
  { filter, sort }: { readonly filter: PersonFilter; readonly sort: PersonSort },
): SQL {
  const order = { sort, language: defaultLanguage };
  return sql`with seen as (${fittingPersons(viewer, filter)})
    select id from (${foundPersons(viewer, { filter }, order)}) as found order by ${byKeys(order)}`;
}
