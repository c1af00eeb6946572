import { FilterBar } from '@learn/ui/table';
import type { CourseFrameFragment } from '../__generated__/graphql.ts';
import { useTexts } from '../texts.ts';
import { type FilterName, type Filters, filterNames } from './filters.ts';

type Properties = CourseFrameFragment['course_session_properties'];

/** What each filter offers: everything that the person may see, whatever is chosen. */
export function filterOptions({ sessions, generations, circles }: Properties) {
  const regions = [...new Set(sessions.map(({ region }) => region))].sort((left, right) =>
    left.localeCompare(right),
  );
  const plain = (value: string) => ({ value, label: value });
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
    value: id,
    label: name,
  });
  return {
    session: sessions.map(named),
    generation: generations.map(plain),
    region: regions.map(plain),
    circle: circles.map(named),
  } satisfies Record<FilterName, readonly { readonly value: string; readonly label: string }[]>;
}

interface CourseFilterBarProps {
  readonly properties: Properties;
  readonly filters: Filters;
  readonly onChange: (change: Filters) => void;
  readonly onReset: () => void;
}

/** The filters of a course's statistics (specification §3, course_session_properties). */
export function CourseFilterBar({ properties, filters, onChange, onReset }: CourseFilterBarProps) {
  const { t } = useTexts('filters');
  const options = filterOptions(properties);
  return (
    <FilterBar
      label={t('filters')}
      filters={filterNames.map((name) => ({
        name,
        label: t(name),
        options: options[name],
        value: filters[name],
        allLabel: t('all'),
        resetLabel: t('resetFilter', { filter: t(name) }),
      }))}
      onChange={(name, value) => onChange({ [name]: value })}
      onReset={onReset}
      resetLabel={t('resetAll')}
    />
  );
}
