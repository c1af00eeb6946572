/** The filters of the course statistics (domain decisions §14), as the address names them. */
export const filterNames = ['session', 'generation', 'region', 'circle'] as const;

export type FilterName = (typeof filterNames)[number];

/** What is chosen; nothing of a filter that is not. */
export type Filters = { readonly [Name in FilterName]?: string };

/** Reads `?session=&generation=&region=&circle=`; an empty value counts as not said. */
export function readFilters(parameters: URLSearchParams): Filters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The address' parameters with other values; those that are undefined are left out, all others stay. */
export function withParameters(
  parameters: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const variableNames = {
  session: 'course_session_ids',
  generation: 'generations',
  region: 'regions',
  circle: 'circle_ids',
} as const;

/** What the server is asked for under these filters, in GraphQL and REST. */
export interface FilterVariables {
  readonly course_session_ids?: string;
  readonly generations?: string;
  readonly regions?: string;
  readonly circle_ids?: string;
}

/**
 * The variables of a query; without filters there are none, as in the data that a page brings. Of each filter one value is chosen, and a
 * list of one may be written as its value.
 */
export function filterVariables(filters: Filters): FilterVariables {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [[variableNames[name], value]];
    }),
  );
}
