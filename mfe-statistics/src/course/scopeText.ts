import type { CourseFrameFragment } from '../__generated__/graphql.ts';
import { filterOptions } from '../filters/CourseFilterBar.tsx';
import { type Filters, filterNames } from '../filters/filters.ts';

/**
 * What is chosen, in words: «2026, Romandie, Fahrzeug».
 * @returns undefined where nothing is chosen, or nothing that the person knows
 */
export function scopeText(
  properties: CourseFrameFragment['course_session_properties'],
  filters: Filters,
): string | undefined {
  const options = filterOptions(properties);
  const words = filterNames.flatMap(
    (name) => options[name].find(({ value }) => value === filters[name])?.label ?? [],
  );
  return words.length === 0 ? undefined : words.join(', ');
}
