import { endpoints } from '@learn/contracts';
import { type SessionRole, sessionRoles } from '@learn/domain';
import type { TableSort } from '@learn/ui/table';

/** What of the persons is shown, as it stands in the address. */
export interface PersonFilters {
  readonly course?: string;
  readonly session?: string;
  readonly region?: string;
  readonly generation?: string;
  readonly role?: SessionRole;
  readonly profile?: string;
  readonly search?: string;
}

/** In the order in which they are offered; the search stands by itself. */
export const filterNames = ['course', 'session', 'region', 'generation', 'role', 'profile'] as const;

export type FilterName = (typeof filterNames)[number];

/** Columns by which the server sorts. */
const sortColumns = ['last_name', 'role', 'course', 'region'] as const;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const longestText = 200;

/** Reads the filters of an address; what cannot be one is left out, so that a mistyped address shows everybody. */
export function readFilters(parameters: URLSearchParams): PersonFilters {
  const text = (name: string) => parameters.get(name)?.trim().slice(0, longestText) || undefined;
  const id = (name: string) => {
    const value = text(name);
    return value !== undefined && uuid.test(value) ? value : undefined;
  };
  return {
    course: id('course'),
    session: id('session'),
    region: text('region'),
    generation: text('generation'),
    role: sessionRoles.find((role) => role === parameters.get('role')),
    profile: id('profile'),
    search: text('search'),
  };
}

/** Reads what the rows of an address are sorted by; by name without it. */
export function readSort(parameters: URLSearchParams): TableSort {
  const wanted = parameters.get('sort') ?? '';
  const column = sortColumns.find((known) => known === wanted.replace(/^-/, '')) ?? 'last_name';
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
  const changed = new URLSearchParams(parameters);
  if (value === undefined || value === '') changed.delete(name);
  else changed.set(name, value);
  if (name === 'course' || name === 'region' || name === 'generation') changed.delete('session');
  return changed;
}

/** The parameters of an address with another order; sorting by name needs no word. */
export function withSort(parameters: URLSearchParams, { column, descending }: TableSort): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  const value = descending ? `-${column}` : column;
  if (value === 'last_name') changed.delete('sort');
  else changed.set('sort', value);
  return changed;
}

/** The parameters of an address without any filter; the order stays. */
export function withoutFilters(parameters: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  for (const name of [...filterNames, 'search']) changed.delete(name);
  return changed;
}

interface PersonPage {
  readonly filters: PersonFilters;
  readonly sort: TableSort;
  readonly withMetrics: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Address of the REST call for a block of persons (specification §7). */
export function personsAddress({ filters, sort, withMetrics, limit, offset }: PersonPage): string {
  const query = queryOf(filters);
  if (withMetrics) query.set('with_competence_metrics', 'true');
  query.set('sort', sort.descending ? `-${sort.column}` : sort.column);
  query.set('limit', String(limit));
  query.set('offset', String(offset));
  return `${endpoints.persons.path}?${query}`;
}

/** Address of what persons can be filtered by; the sessions are those of the chosen course, region and generation. */
export function optionsAddress({ course, region, generation }: PersonFilters): string {
  const query = queryOf({ course, region, generation });
  return query.size === 0 ? endpoints.personFilters.path : `${endpoints.personFilters.path}?${query}`;
}

function queryOf(filters: PersonFilters): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Address of the export of the same persons. */
export function exportAddress(filters: PersonFilters, format: 'xlsx' | 'csv'): string {
  const { course, session, ...others } = filters;
  const query = queryOf(others);
  if (course !== undefined) query.set('course_id', course);
  if (session !== undefined) query.set('course_session_ids', session);
  query.set('format', format);
  return `${endpoints.exportFile.path.replace(':kind', 'persons')}?${query}`;
}

export function isFiltered(filters: PersonFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
