import { type BarFilter, FilterBar } from '@learn/ui/table';

/** Texts by which a page names its filters; each page that has filters has all of them. */
type FilterText<Name extends string> =
  | 'filters'
  | 'resetFilter'
  | 'resetAll'
  | `filter.${Name}`
  | `all.${Name}`;

interface NamedFilterBarProps<Name extends string> {
  /** the page's own texts */
  readonly t: (key: FilterText<Name>, values?: { readonly filter: string }) => string;
  /** in their order */
  readonly names: readonly Name[];
  /** what can be chosen, by filter */
  readonly options: Readonly<Record<Name, BarFilter<Name>['options']>>;
  /** what is chosen, by filter */
  readonly values: { readonly [name in Name]?: string };
  readonly onChange: (name: Name, value: string | undefined) => void;
  readonly onReset: () => void;
}

/** The filters of a list of which the page has only names, choices and texts (`filter.…`, `all.…`). */
export function NamedFilterBar<Name extends string>(props: NamedFilterBarProps<Name>) {
  const { t, names, options, values, onChange, onReset } = props;
  return (
    <FilterBar
      label={t('filters')}
      filters={names.map((name) => {
        const label = t(`filter.${name}`);
        return {
          name,
          label,
          options: options[name],
          value: values[name],
          allLabel: t(`all.${name}`),
          resetLabel: t('resetFilter', { filter: label }),
        };
      })}
      onChange={onChange}
      onReset={onReset}
      resetLabel={t('resetAll')}
    />
  );
}
