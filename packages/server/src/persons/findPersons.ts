import { defaultLanguage } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type CourseResults, seenTables } from './courseResults.ts';
import { foundPersons, type PersonQuestion } from './foundPersons.ts';
import { fittingPersons } from './personFilter.ts';
import { byKeys, type PersonSort } from './personOrder.ts';
import type { Viewer } from './visiblePersons.ts';

/** Select of the `id`s of all persons that a viewer sees, by name without regard to accents and capitals. */
export function selectPersons(
  viewer: Viewer,
  {
    sort,
    results,
    ...question
  }: PersonQuestion & { readonly sort: PersonSort; readonly results?: CourseResults | undefined },
): SQL {
  const order = { sort, language: defaultLanguage };
  return sql`with recursive ${seenTables(fittingPersons(viewer, question.filter), results)}
    select id from (${foundPersons(viewer, question, order)}) as found order by ${byKeys(order)}`;
}
