import { Inline, Stack } from '@learn/ui';
import { FilterBar } from '@learn/ui/table';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { type CourseProperties, filterOptions } from './filterOptions.ts';
import { type FilterName, filterNames } from './filters.ts';
import type { AddressedFilters } from './useFilters.ts';
import { usePeopleFilter } from './usePeopleFilter.tsx';

interface CourseFilterBarProps {
  readonly courseId: string;
  readonly properties: CourseProperties;
  readonly view: AddressedFilters;
  /** of results of circles only: others are not offered */
  readonly ofCircleResults?: boolean;
  /** beside the filters: what they leave */
  readonly aside: ReactNode;
}

/** The filters of a course's statistics (specification §3, course_session_properties), and the choice of people. */
export function CourseFilterBar({
  courseId,
  properties,
  view,
  ofCircleResults = false,
  aside,
}: CourseFilterBarProps) {
  const { t, language } = useTexts('filters');
  const options = filterOptions(properties, language);
  const withoutResults = ofCircleResults
    ? properties.circles
        .filter(({ has_results }) => has_results === false)
        .map((circle) => circle.translation_key)
    : [];
  const hasResults = (name: FilterName, value: string) => {
    if (name === 'profile') return properties.has_people;
    return name !== 'circle' || !withoutResults.includes(value);
  };
  const people = usePeopleFilter(courseId, properties, view);
  return (
    <Stack $gap={12}>
      <Inline $justify="space-between" $gap={16}>
        <FilterBar
          label={t('filters')}
          filters={filterNames.map((name) => ({
            name,
            label: t(name),
            // a choice without results is not offered; one that the address names has its name
            options: options[name].filter(
              ({ value }) => hasResults(name, value) || value === view.filters[name],
            ),
            value: view.filters[name],
            allLabel: t('all'),
            resetLabel: t('resetFilter', { filter: t(name) }),
          }))}
          onChange={(name, value) => view.change({ [name]: value })}
          onReset={view.reset}
          resetLabel={t('resetAll')}
          furtherChosen={view.filters.person === undefined ? 0 : 1}
        >
          {people.pill}
        </FilterBar>
        {aside}
      </Inline>
      {people.choice}
    </Stack>
  );
}
