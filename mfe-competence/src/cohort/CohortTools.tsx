import { regionOptions } from '@learn/domain';
import { media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { FilterBar, SearchInput } from '@learn/ui/table';
import { useTexts } from '../texts.ts';
import type { CohortOverview } from './CohortOverview.ts';
import { cohortFilters } from './cohortAddress.ts';
import type { CohortAddress } from './useCohortAddress.ts';

const Tools = styled.search`
  display: grid;
  gap: ${space[12]};
  ${media.md} {
    & > :not([role='group']) {
      max-width: 480px;
    }
  }
`;

interface CohortToolsProps {
  readonly overview: CohortOverview;
  readonly address: CohortAddress;
}

/** Search, for who sees people by name, and the filters of a cohort. */
export function CohortTools({ overview: { filters, circles = [], detail }, address }: CohortToolsProps) {
  const { t, language } = useTexts('cohort');
  const { view } = address;
  const titled = ({ id, title }: { readonly id: string; readonly title: string }) => ({
    value: id,
    label: title,
  });
  const plain = (text: string) => ({ value: text, label: text });
  const options = {
    session: filters.sessions.map(titled),
    region: regionOptions(filters.regions, language),
    generation: filters.generations.map(plain),
    circle: circles.map(titled),
  };
  return (
    <Tools aria-label={t('searchAndFilter')}>
      {detail === 'named' && (
        <SearchInput label={t('search')} value={view.search ?? ''} onSearch={address.search} />
      )}
      <FilterBar
        label={t('filters')}
        filters={cohortFilters.map((name) => ({
          name,
          label: t(`filter.${name}`),
          options: options[name],
          value: view[name],
          allLabel: t('all'),
          resetLabel: t('resetFilter', { filter: t(`filter.${name}`) }),
        }))}
        onChange={address.choose}
        onReset={address.reset}
        resetLabel={t('resetAll')}
      />
    </Tools>
  );
}
