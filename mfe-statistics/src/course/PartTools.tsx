import { readComparison, writeComparison } from '@learn/domain';
import { FilterRow, FilterSelect } from '@learn/ui/table';
import type { CourseFrameFragment } from '../__generated__/graphql.ts';
import { filterOptions } from '../filters/filterOptions.ts';
import type { AddressedFilters } from '../filters/useFilters.ts';
import { useTexts } from '../texts.ts';
import { dimensions, type PartView } from './partView.ts';

type Properties = CourseFrameFragment['course_session_properties'];

interface PartToolsProps {
  readonly properties: Properties;
  readonly view: AddressedFilters & PartView;
}

/** How a part is shown: by what its values are told apart, and beside which other selection. */
export function PartTools({ properties, view: { by, comparison, filters, change } }: PartToolsProps) {
  const { t, language } = useTexts('part');
  const { t: filterText } = useTexts('filters');
  const options = filterOptions(properties, language);
  const others = (['region', 'generation', 'session'] as const).flatMap((filter) =>
    options[filter]
      .filter(({ value }, _, { length }) => length > 1 && value !== filters[filter])
      .map(({ value, label }) => ({
        value: writeComparison({ filter, value }),
        label: `${filterText(filter)} ${label}`,
      })),
  );
  return (
    <FilterRow aria-label={t('tools')}>
      <FilterSelect
        label={t('by')}
        options={dimensions.slice(1).map((value) => ({ value, label: filterText(value) }))}
        value={by === dimensions[0] ? undefined : by}
        allLabel={filterText(dimensions[0])}
        resetLabel={t('resetBy')}
        onChange={(value) => change({ by: value })}
      />
      {(others.length > 0 || comparison !== undefined) && (
        <FilterSelect
          label={t('compare')}
          options={others}
          value={comparison && writeComparison(comparison)}
          allLabel={t('compareNone')}
          resetLabel={t('resetCompare')}
          onChange={(value) => change({ compare: readComparison(value) && value })}
        />
      )}
    </FilterRow>
  );
}
