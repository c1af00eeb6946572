import type { PageSize } from '@learn/contracts/endpoints';
import { type FieldError, validationFailed } from '../errors.ts';
import { builder } from './builder.ts';

/** Which rows of a list are wanted. */
export interface RowPage {
  readonly first: number;
  readonly offset: number;
}

interface PageArguments {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

/** Arguments of a list that is answered in pages; `rowPage` reads them. */
export function pageArguments({ usual, greatest }: PageSize) {
  return builder.args((t) => ({
    first: t.int({ defaultValue: usual, description: `at most ${greatest}` }),
    offset: t.int({ defaultValue: 0 }),
  }));
}

/** @throws validation_failed for what is below 0 or more than the greatest page */
export function rowPage({ first, offset }: PageArguments, { usual, greatest }: PageSize): RowPage {
  const page = { first: first ?? usual, offset: offset ?? 0 };
  const wrong = (['first', 'offset'] as const).flatMap((field): FieldError[] =>
    page[field] < 0 ? [{ field, problems: ['too_small'] }] : [],
  );
  if (page.first > greatest) wrong.push({ field: 'first', problems: ['above_greatest'], greatest });
  if (wrong.length > 0) throw validationFailed(wrong);
  return page;
}
