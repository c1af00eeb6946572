import { fullName, type Language, regionOptions } from '@learn/domain';
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
