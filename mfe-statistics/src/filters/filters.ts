/** The filters of the course statistics of which one value is chosen (domain decisions §14), as the address names them. */
export const filterNames = ['session', 'generation', 'region', 'circle', 'profile'] as const;

export type FilterName = (typeof filterNames)[number];

/** What is chosen; nothing of a filter that is not. */
export type Filters = { readonly [Name in FilterName]?: string } & {
  /** ids of the chosen people, each once */
  readonly person?: readonly string[];
};

/** Reads `?session=&generation=&region=&circle=&profile=` and `?person=&person=`; an empty value counts as not said. */
export function readFilters(parameters: URLSearchParams): Filters {
  const person = [...new Set(parameters.getAll('person').filter(Boolean))];
  const single = filterNames.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(single), ...(person.length > 0 && { person }) };
}

/** The parameters of all filters, for an address without any. */
export const noFilters = Object.fromEntries([...filterNames, 'person'].map((name) => [name, undefined]));

/** The parameters of the filters that choose people, for an address without them. */
export const choiceOfPeople = { profile: undefined, person: undefined };

const variableNames = {
  session: 'course_session_ids',
  generation: 'generations',
  region: 'regions',
  circle: 'circle_ids',
  profile: 'profiles',
} as const satisfies Record<FilterName, keyof FilterVariables>;

/** What the server is asked for under these filters, in GraphQL and REST. */
export interface FilterVariables {
  readonly course_session_ids?: string;
  readonly generations?: string;
  readonly regions?: string;
  readonly circle_ids?: string;
  readonly profiles?: string;
  readonly user_ids?: string | string[];
}

/**
 * The variables of a query; without filters there are none, as in the data that a page brings. Of most filters one value is chosen, and a
 * list of one may be written as its value.
 */
export function filterVariables({ person, ...filters }: Filters): FilterVariables {
  const single = filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[variableNames[name], value]];
  });
  const [only, ...others] = person ?? [];
  return {
    ...Object.fromEntries(single),
    ...(only !== undefined && { user_ids: others.length === 0 ? only : [only, ...others] }),
  };
}
