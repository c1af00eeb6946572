import { type Comparison, fullName, type Language, regionOptions } from '@learn/domain';
import type { CourseFrameFragment } from '../__generated__/graphql.ts';
import { type FilterName, type Filters, filterNames } from './filters.ts';

export type CourseProperties = CourseFrameFragment['course_session_properties'];

/** What each filter offers: everything that the person may see, whatever is chosen. A circle is the same in all languages. */
export function filterOptions(
  { sessions, regions, generations, circles, profiles }: CourseProperties,
  language: Language,
) {
  const plain = (value: string) => ({ value, label: value });
  return {
    session: sessions.map(({ id, name }) => ({ value: id, label: name })),
    generation: generations.map(plain),
    region: regionOptions(regions, language),
    circle: circles.map(({ translation_key, name }) => ({ value: translation_key, label: name })),
    profile: profiles.map(({ code, name }) => ({ value: code, label: name })),
  } satisfies Record<FilterName, readonly { readonly value: string; readonly label: string }[]>;
}

/** People whom the server names at once. */
const namedPeople = 500;

/**
 * What the address names and the course does not have, or the person does not see: the values of its parameters without that. Of a session
 * or region that is not among the latest nobody knows.
 */
export function withoutUnknown(
  properties: CourseProperties,
  { filters, comparison }: { readonly filters: Filters; readonly comparison?: Comparison | undefined },
): Readonly<Record<string, undefined | readonly string[]>> {
  const options = filterOptions(properties, 'de');
  const isUnknown = (name: FilterName, chosen: string | undefined) =>
    chosen !== undefined &&
    !(properties.has_more_sessions && (name === 'session' || name === 'region')) &&
    !options[name].some(({ value }) => value === chosen);
  const { person = [] } = filters;
  const known = person.filter((id) => properties.chosen_people.some(({ user_id }) => user_id === id));
  return {
    ...Object.fromEntries(
      filterNames.flatMap((name) => (isUnknown(name, filters[name]) ? [[name, undefined]] : [])),
    ),
    ...(known.length < person.length && person.length <= namedPeople && { person: known }),
    ...(comparison && isUnknown(comparison.filter, comparison.value) && { compare: undefined }),
  };
}

/**
 * What is chosen, in words: «2026, Suisse romande, Véhicule».
 * @returns undefined where nothing is chosen, or nothing that the person knows
 */
export function scopeText(
  properties: CourseProperties,
  filters: Filters,
  language: Language,
): string | undefined {
  const options = filterOptions(properties, language);
  const words = filterNames.flatMap(
    (name) => options[name].find(({ value }) => value === filters[name])?.label ?? [],
  );
  const people = properties.chosen_people
    .filter(({ user_id }) => filters.person?.includes(user_id))
    .map(({ first_name, last_name }) => fullName(first_name, last_name));
  const all = [...words, ...people];
  return all.length === 0 ? undefined : all.join(', ');
}
