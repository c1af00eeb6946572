import type { SQL } from 'drizzle-orm';
import { validationFailed } from '../errors.ts';
import type { CohortOrder } from './cohortList.ts';

/**
 * The order that `sort` names, a minus before it turns it round.
 * @param figureOf the expression of a figure; undefined for what is none
 * @throws validation_failed for a column that the list does not have
 */
export function readOrder(sort: string, figureOf: (name: string) => SQL | undefined): CohortOrder {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  if (name === 'name' || name === 'session') return { column: name, descending };
  const figure = figureOf(name);
  if (figure === undefined) throw validationFailed([{ field: 'sort', problems: ['unknown'] }]);
  return { figure, descending };
}
