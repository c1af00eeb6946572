import { FilterPills, Inline, Stack, Text } from '@learn/ui';
import { FilterRow, FilterSelect, SearchInput } from '@learn/ui/table';
import { AssessmentRing } from '../assessment/AssessmentRing.tsx';
import { type Assessment, assessments } from '../assessment/assessment.ts';
import type { ProfileCircle } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';
import type { CriteriaView } from './useCriteriaView.ts';

interface CriteriaFiltersProps {
  readonly view: CriteriaView;
  readonly circles: readonly ProfileCircle[];
}

/** Search, circle and assessment, and how far the chosen criteria are. */
export function CriteriaFilters({ view, circles }: CriteriaFiltersProps) {
  const { t } = useTexts();
  const { t: tProfile } = useTexts('profile');
  const { counts, status, circle, search, choose } = view;
  return (
    <Stack $gap={16}>
      <Inline $gap={16} $nowrap>
        <AssessmentRing counts={counts} size={64} />
        <div>
          <b>{t('counts.line', { assessed: counts.assessed, count: counts.total })}</b>
          <Text $tone="hint" $size={14} aria-hidden>
            {t('counts.ring', { success: counts.success, fail: counts.fail, open: counts.open })}
          </Text>
        </div>
      </Inline>
      <SearchInput
        label={tProfile('competences.search')}
        value={search}
        onSearch={(value) => choose('search', value)}
      />
      <FilterPills
        label={tProfile('competences.filter')}
        value={status ?? 'all'}
        unset="all"
        onChange={(next: Assessment | 'all') => choose('status', next === 'all' ? undefined : next)}
        options={[
          { value: 'all', label: tProfile('filter.all'), count: counts.total },
          ...assessments.map((value) => ({ value, label: t(`status.${value}`), count: counts[value] })),
        ]}
      />
      {circles.length > 1 && (
        <FilterRow aria-label={tProfile('selfEvaluation.filter')}>
          <FilterSelect
            label={tProfile('competences.circle')}
            value={circle}
            onChange={(value) => choose('circle', value)}
            options={circles.map(({ place }) => ({ value: place.slug, label: place.title }))}
            allLabel={tProfile('filter.all')}
            resetLabel={tProfile('competences.allCircles')}
          />
        </FilterRow>
      )}
    </Stack>
  );
}
