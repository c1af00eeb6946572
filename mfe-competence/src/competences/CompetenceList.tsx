import { useSearchParams } from '@learn/platform/router';
import { Disclosure, EmptyState, Stack, Text, TextLink } from '@learn/ui';
import { countAssessments } from '../assessment/assessment.ts';
import { ReadOnlyNotice } from '../page/ReadOnlyNotice.tsx';
import type { OwnProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { CriteriaFilters } from './CriteriaFilters.tsx';
import { CriterionRow } from './CriterionRow.tsx';
import { useCriteriaView } from './useCriteriaView.ts';

interface CompetenceListProps extends OwnProfile {
  /** it is another person's, so nothing leads to a self-assessment */
  readonly another?: boolean;
}

/**
 * The action competences that open to their criteria. The address keeps the filters (`useCriteriaView`) and which
 * competence one came for (`?competence=`).
 */
export function CompetenceList({ profile, readOnly, another = false }: CompetenceListProps) {
  const { t } = useTexts();
  const { t: tProfile } = useTexts('profile');
  const [parameters] = useSearchParams();
  const wanted = parameters.get('competence');
  const view = useCriteriaView(profile);
  const { status, circle, search, counts, shown, isFiltered } = view;
  return (
    <Stack $gap={24}>
      {readOnly && !another && <ReadOnlyNotice />}
      <CriteriaFilters view={view} circles={profile.circles} />
      <Text $tone="hint" $size={14} role="status">
        {t('counts.criteria', { count: status ? counts[status] : counts.total })}
      </Text>
      {shown.length === 0 && (
        <EmptyState
          icon="search"
          title={tProfile(
            circle !== undefined || search !== '' ? 'competences.noneFound' : 'competences.none',
          )}
          action={
            <TextLink as="button" onClick={view.reset}>
              {tProfile('competences.showAll')}
            </TextLink>
          }
        />
      )}
      <div>
        {shown.map(({ competence, criteria }, position) => (
          <Disclosure
            key={`${competence.id}/${status}/${circle}/${search}`}
            level={2}
            title={`${competence.competence_id} ${competence.title}`}
            meta={t('counts.line', countsLine(competence.criteria))}
            defaultOpen={isFiltered || opensAtFirst({ wanted, id: competence.competence_id, position })}
          >
            <ul>
              {criteria.map((criterion) => (
                <CriterionRow key={criterion.id} criterion={criterion} linked={!another} />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}

function countsLine(criteria: Parameters<typeof countAssessments>[0]) {
  const { assessed, total } = countAssessments(criteria);
  return { assessed, count: total };
}

/** Without a filter: what one came for, or the first. */
function opensAtFirst(row: { wanted: string | null; id: string; position: number }): boolean {
  return row.wanted === null ? row.position === 0 : row.wanted === row.id;
}
