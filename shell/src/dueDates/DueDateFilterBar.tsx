import { Button } from '@learn/ui';
import { FilterRow, FilterSelect } from '@learn/ui/table';
import { type choicesOf, type DueDateFilters, type FilterName, filterNames } from './dueDateFilters.ts';
import { useTexts } from './texts.ts';

interface DueDateFilterBarProps {
  readonly filters: DueDateFilters;
  readonly choices: ReturnType<typeof choicesOf>;
  readonly onChange: (name: FilterName, value: string | undefined) => void;
  readonly onReset: () => void;
}

/** Filters as pills; one of which there is nothing to choose is left out unless it is chosen. */
export function DueDateFilterBar({ filters, choices, onChange, onReset }: DueDateFilterBarProps) {
  const { t } = useTexts();
  const shown = filterNames.filter((name) => filters[name] !== undefined || choices[name].length > 1);
  if (shown.length === 0) return undefined;
  const chosen = filterNames.filter((name) => filters[name] !== undefined);
  return (
    <FilterRow aria-label={t('filters')}>
      {shown.map((name) => (
        <FilterSelect
          key={name}
          label={t(`filter.${name}`)}
          options={
            name === 'kind'
              ? choices.kind.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
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
