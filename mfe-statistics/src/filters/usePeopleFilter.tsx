import { fullName } from '@learn/domain';
import { lazyPart } from '@learn/platform';
import { Card, Skeleton } from '@learn/ui';
import { FilterDisclosure } from '@learn/ui/table';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTexts } from '../texts.ts';
import type { CourseProperties } from './filterOptions.ts';
import type { AddressedFilters } from './useFilters.ts';

const Choice = lazyPart('mfe-statistics/PeopleChoice', undefined, () =>
  import('./PeopleChoice.tsx').then((module) => module.PeopleChoice),
);

/**
 * The filter of people: its pill, and the place where they are chosen, which opens below all filters. Nothing of it for those who see
 * sums of whole groups only, unless the address names people.
 */
export function usePeopleFilter(
  courseId: string,
  properties: CourseProperties,
  { filters, change }: AddressedFilters,
): { readonly pill: ReactNode; readonly choice: ReactNode } {
  const { t } = useTexts('filters');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { person: chosen = [], session, generation, region } = filters;
  if (!properties.has_people && chosen.length === 0) return { pill: undefined, choice: undefined };
  const [only, ...others] = chosen;
  const person = properties.chosen_people.find(({ user_id }) => user_id === only);
  const words =
    person !== undefined && others.length === 0
      ? fullName(person.first_name, person.last_name)
      : t('chosenPeople', { count: chosen.length });
  return {
    pill: (
      <FilterDisclosure
        label={t('people')}
        value={chosen.length === 0 ? undefined : words}
        allLabel={t('all')}
        resetLabel={t('resetFilter', { filter: t('people') })}
        onReset={() => change({ person: undefined })}
        open={open}
        onToggle={() => setOpen(!open)}
        controls={id}
      />
    ),
    choice: open && (
      <Card as="section" id={id} aria-label={t('choosePeople')}>
        <Suspense fallback={<Skeleton $height="240px" />}>
          <Choice
            within={{ course: courseId, session, generation, region }}
            known={properties.chosen_people}
            chosen={chosen}
            onChange={(person) => change({ person })}
          />
        </Suspense>
      </Card>
    ),
  };
}
