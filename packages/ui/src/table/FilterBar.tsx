import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { FilterRow } from './FilterRow.tsx';
import { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';

/** One filter of a FilterBar. */
export type BarFilter<Name extends string> = Omit<FilterSelectProps, 'onChange'> & { name: Name };

/** Props of FilterBar. */
export type FilterBarProps<Name extends string> = {
  /** What the group is, for screen readers. */
  label: string;
  /** All that there may be, in the order in which they stand. */
  filters: readonly BarFilter<Name>[];
  onChange: (name: Name, value: string | undefined) => void;
  /** Takes all filters away. */
  onReset: () => void;
  /** «Alle Filter zurücksetzen» */
  resetLabel: string;
  /** Filters of another kind, after the others. */
  children?: ReactNode;
  /** How many of those are chosen. */
  furtherChosen?: number;
};

/**
 * Filters as pills. One of which there is nothing to choose is left out unless it is chosen; from two chosen on, all can be
 * taken away at once. Without any pill there is no bar.
 */
export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { label, filters, onChange, onReset, resetLabel, children, furtherChosen = 0 } = props;
  const shown = filters.filter(({ value, options }) => value !== undefined || options.length > 1);
  if (shown.length === 0 && !children) return undefined;
  const chosen = shown.filter(({ value }) => value !== undefined).length + furtherChosen;
  return (
    <FilterRow aria-label={label}>
      {shown.map(({ name, ...filter }) => (
        <FilterSelect key={name} {...filter} onChange={(value) => onChange(name, value)} />
      ))}
      {children}
      {chosen > 1 && (
        <Button variant="quiet" size="small" onClick={onReset}>
          {resetLabel}
        </Button>
      )}
    </FilterRow>
  );
}
