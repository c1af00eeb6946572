import { NamedFilterBar } from '../lists/NamedFilterBar.tsx';
import { type choicesOf, type DueDateFilters, type FilterName, filterNames } from './dueDateFilters.ts';
import { useTexts } from './texts.ts';

interface DueDateFilterBarProps {
  readonly filters: DueDateFilters;
  readonly choices: ReturnType<typeof choicesOf>;
  readonly onChange: (name: FilterName, value: string | undefined) => void;
  readonly onReset: () => void;
}

/** The filters of the dates. */
export function DueDateFilterBar({ filters, choices, onChange, onReset }: DueDateFilterBarProps) {
  const { t } = useTexts();
  const options = {
    ...choices,
    kind: choices.kind.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
  };
  return (
    <NamedFilterBar
      t={t}
      names={filterNames}
      options={options}
      values={filters}
      onChange={onChange}
      onReset={onReset}
    />
  );
}
