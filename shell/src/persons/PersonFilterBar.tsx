import type { PersonFilterOptions } from '@learn/contracts';
import { Button } from '@learn/ui';
import { FilterRow, FilterSelect } from '@learn/ui/table';
import { type FilterName, filterNames, type PersonFilters } from './personFilters.ts';
import { useTexts } from './texts.ts';

interface PersonFilterBarProps {
  readonly filters: PersonFilters;
  /** undefined while they are on their way */
  readonly options: PersonFilterOptions | undefined;
  readonly onChange: (name: FilterName, value: string | undefined) => void;
  readonly onReset: () => void;
}

/** Filters as pills; one of which there is nothing to choose is left out unless it is chosen. */
export function PersonFilterBar({ filters, options, onChange, onReset }: PersonFilterBarProps) {
  const { t } = useTexts();
  const choices = choicesOf(options);
  const chosen = filterNames.filter((name) => filters[name] !== undefined);
  const shown = filterNames.filter((name) => filters[name] !== undefined || choices[name].length > 1);
  return (
    <FilterRow aria-label={t('filters')}>
      {shown.map((name) => (
        <FilterSelect
          key={name}
          label={t(`filter.${name}`)}
          options={
            name === 'role'
              ? choices.role.map(({ value }) => ({ value, label: t(`role.${value}`) }))
              : choices[name]
          }
          value={filters[name]}
          onChange={(value) => onChange(name, value)}
          allLabel={t(`all.${name}`)}
          resetLabel={t('resetFilter', { filter: t(`filter.${name}`) })}
        />
      ))}
      {chosen.length > 1 && (
        <Button variant="quiet" size="small" onClick={onReset}>
          {t('resetAll')}
        </Button>
      )}
    </FilterRow>
  );
}

const titled = ({ id, title }: { readonly id: string; readonly title: string }) => ({
  value: id,
  label: title,
});
const plain = (text: string) => ({ value: text, label: text });

function choicesOf(options: PersonFilterOptions | undefined) {
  return {
    course: options?.courses.map(titled) ?? [],
    session: options?.sessions.map(titled) ?? [],
    region: options?.regions.map(plain) ?? [],
    generation: options?.generations.map(plain) ?? [],
    role: options?.roles.map((role) => ({ value: role })) ?? [],
    profile: options?.profiles.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
}
