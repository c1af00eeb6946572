import { type AddressInput, type endpoints, type PersonSort, withParameters } from '@learn/contracts';
import { gradeStates, isUuid, type SessionRole, sessionRoles } from '@learn/domain';
import type { TableSort } from '@learn/ui/table';

/** How the average grade of a person is; who has none yet is not asked for. */
export const personGrades = gradeStates.filter((state) => state !== 'none');

type PersonGrade = (typeof personGrades)[number];

/** What of the persons is shown, as the address says it. */
export interface PersonFilters {
  readonly course?: string;
  readonly session?: string;
  readonly region?: string;
  readonly generation?: string;
  readonly role?: SessionRole;
  readonly profile?: string;
  readonly search?: string;
  /** of the people of one course, with competence figures */
  readonly grade?: PersonGrade;
}

/** In the order of the page; the search is apart. */
export const filterNames = ['course', 'session', 'region', 'generation', 'role', 'profile', 'grade'] as const;

export type FilterName = (typeof filterNames)[number];

/** Columns by which the server sorts. */
const personColumns = ['last_name', 'role', 'course', 'region'] as const;
/** The same for the people of one course with their results. */
const resultColumns = ['last_name', 'session', 'grade', 'progress'] as const;

const longestText = 200;

/** Whether the people are those of one course, where they have a grade. */
export function isOfOneCourse({ course, session }: PersonFilters): boolean {
  return course !== undefined || session !== undefined;
}

/**
 * Reads the filters of an address; what cannot be one is left out, so that a mistyped address shows everybody.
 * @param withMetrics results are shown
 */
export function readFilters(parameters: URLSearchParams, withMetrics: boolean): PersonFilters {
  const text = (name: string) => parameters.get(name)?.trim().slice(0, longestText) || undefined;
  const id = (name: string) => {
    const value = text(name);
    return value !== undefined && isUuid(value) ? value : undefined;
  };
  const ofCourse = { course: id('course'), session: id('session') };
  const hasResults = withMetrics && isOfOneCourse(ofCourse);
  return {
    ...ofCourse,
    region: text('region'),
    generation: text('generation'),
    role: sessionRoles.find((role) => role === parameters.get('role')),
    profile: id('profile'),
    search: text('search'),
    grade: hasResults ? personGrades.find((grade) => grade === parameters.get('grade')) : undefined,
  };
}

/** Reads what the rows of an address are sorted by; by name without it. @param withMetrics results are shown */
export function readSort(parameters: URLSearchParams, withMetrics: boolean): TableSort {
  const wanted = parameters.get('sort') ?? '';
  const hasResults = withMetrics && isOfOneCourse(readFilters(parameters, withMetrics));
  const columns: readonly string[] = hasResults ? resultColumns : personColumns;
  const column = columns.find((known) => known === wanted.replace(/^-/, '')) ?? 'last_name';
  return { column, descending: wanted === `-${column}` };
}

/**
 * The parameters of an address with a filter changed. A session belongs to its course, region and generation: it goes when
 * one of them changes.
 */
export function withFilter(
  parameters: URLSearchParams,
  name: FilterName | 'search',
  value: string | undefined,
): URLSearchParams {
  const narrowsSession = name === 'course' || name === 'region' || name === 'generation';
  return withParameters(parameters, { ...(narrowsSession && { session: undefined }), [name]: value });
}

/** The parameters of an address with another order; sorting by name needs no word. */
export function withSort(parameters: URLSearchParams, { column, descending }: TableSort): URLSearchParams {
  const sort = descending ? `-${column}` : column;
  return withParameters(parameters, { sort: sort === 'last_name' ? undefined : sort });
}

/** The parameters of an address without any filter; the order stays. */
export function withoutFilters(parameters: URLSearchParams): URLSearchParams {
  return withParameters(
    parameters,
    Object.fromEntries([...filterNames, 'search'].map((name) => [name, undefined])),
  );
}

interface PersonPage {
  readonly filters: PersonFilters;
  readonly sort: TableSort;
  readonly withMetrics: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A block of persons (specification §7). */
export function personsInput({
  filters,
  sort,
  withMetrics,
  limit,
  offset,
}: PersonPage): AddressInput<typeof endpoints.persons> {
  return {
    query: {
      ...filters,
      with_competence_metrics: withMetrics ? 'true' : undefined,
      sort: (sort.descending ? `-${sort.column}` : sort.column) as PersonSort,
      limit,
      offset,
    },
  };
}

/** By what persons can be filtered; the sessions are those of the chosen course, region and generation. */
export function optionsInput({
  course,
  region,
  generation,
}: PersonFilters): AddressInput<typeof endpoints.personFilters> {
  return { query: { course, region, generation } };
}

/** The export of the same persons. */
export function exportInput(
  { course, session, ...others }: PersonFilters,
  format: 'xlsx' | 'csv',
): AddressInput<typeof endpoints.exportFile> {
  return {
    params: { kind: 'persons' },
    query: { ...others, course_id: course, course_session_ids: session, format },
  };
}

export function isFiltered(filters: PersonFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
