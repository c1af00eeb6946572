import type { PersonFilterOptions } from '@learn/contracts';
import { type Language, regionOptions } from '@learn/domain';
import { NamedFilterBar } from '../lists/NamedFilterBar.tsx';
import { type FilterName, filterNames, type PersonFilters, personGrades } from './personFilters.ts';
import { useTexts } from './texts.ts';

interface PersonFilterBarProps {
  readonly filters: PersonFilters;
  /** undefined while they load */
  readonly options: PersonFilterOptions | undefined;
  /** people can be filtered by their grade */
  readonly withGrades: boolean;
  readonly onChange: (name: FilterName, value: string | undefined) => void;
  readonly onReset: () => void;
}

/** The filters of the list of persons. */
export function PersonFilterBar(props: PersonFilterBarProps) {
  const { filters, options, withGrades, onChange, onReset } = props;
  const { t, language } = useTexts();
  const choices = {
    ...choicesOf(options, language),
    role: options?.roles.map((role) => ({ value: role, label: t(`role.${role}`) })) ?? [],
    grade: withGrades ? personGrades.map((grade) => ({ value: grade, label: t(`grade.${grade}`) })) : [],
  };
  return (
    <NamedFilterBar
      t={t}
      names={filterNames}
      options={choices}
      values={filters}
      onChange={onChange}
      onReset={onReset}
    />
  );
}

const titled = ({ id, title }: { readonly id: string; readonly title: string }) => ({
  value: id,
  label: title,
});
const plain = (text: string) => ({ value: text, label: text });

function choicesOf(options: PersonFilterOptions | undefined, language: Language) {
  return {
    course: options?.courses.map(titled) ?? [],
    session: options?.sessions.map(titled) ?? [],
    region: regionOptions(options?.regions ?? [], language),
    generation: options?.generations.map(plain) ?? [],
    profile: options?.profiles.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
}
