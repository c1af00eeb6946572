import { useSearchParams } from '@learn/platform/router';
import { Disclosure, EmptyState, FilterPills, Stack, Text, TextLink } from '@learn/ui';
import { type Assessment, assessments, countAssessments, toAssessment } from '../assessment/assessment.ts';
import { ReadOnlyNotice } from '../page/ReadOnlyNotice.tsx';
import type { CompetenceProfile } from '../profile/readProfile.ts';
import type { OwnProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { CriterionRow } from './CriterionRow.tsx';

interface CompetenceListProps extends OwnProfile {
  /** it is another person's, so nothing leads to a self-assessment */
  readonly another?: boolean;
}

/**
 * The action competences that open to their criteria. The address keeps the filter (`?status=`) and which competence
 * one came for (`?competence=`).
 */
export function CompetenceList({ profile, readOnly, another = false }: CompetenceListProps) {
  const { t } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const status = toAssessment(parameters.get('status'));
  const wanted = parameters.get('competence');
  const counts = countAssessments(profile.criteria);
  const shown = competencesWith(profile, status);
  const filter = (next: Assessment | 'all') => {
    setParameters(next === 'all' ? {} : { status: next }, { replace: true, preventScrollReset: true });
  };
  return (
    <Stack $gap={24}>
      {readOnly && !another && <ReadOnlyNotice />}
      <FilterPills
        label={t('competences.filter')}
        value={status ?? 'all'}
        onChange={filter}
        options={[
          { value: 'all', label: t('filter.all'), count: counts.total },
          ...assessments.map((value) => ({ value, label: t(`status.${value}`), count: counts[value] })),
        ]}
      />
      <Text $tone="hint" $size={14} role="status">
        {t('counts.criteria', { count: status ? counts[status] : counts.total })}
      </Text>
      {shown.length === 0 && (
        <EmptyState
          icon="search"
          title={t('competences.none')}
          action={
            <TextLink as="button" onClick={() => filter('all')}>
              {t('competences.showAll')}
            </TextLink>
          }
        />
      )}
      <div>
        {shown.map(({ competence, criteria }, position) => (
          <Disclosure
            key={`${competence.id}/${status}`}
            level={2}
            title={`${competence.competence_id} ${competence.title}`}
            meta={t('counts.line', countsLine(competence.criteria))}
            defaultOpen={opensAtFirst({ status, wanted, id: competence.competence_id, position })}
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

function competencesWith({ competences }: CompetenceProfile, status: Assessment | undefined) {
  return competences
    .map((competence) => ({
      competence,
      criteria: competence.criteria.filter(({ assessment }) => !status || assessment === status),
    }))
    .filter(({ criteria }) => criteria.length > 0);
}

function countsLine(criteria: Parameters<typeof countAssessments>[0]) {
  const { assessed, total } = countAssessments(criteria);
  return { assessed, count: total };
}

/** Under a filter everything is open, as one looks for something; otherwise what one came for, or the first. */
function opensAtFirst(row: {
  status: Assessment | undefined;
  wanted: string | null;
  id: string;
  position: number;
}): boolean {
  if (row.status !== undefined) return true;
  return row.wanted === null ? row.position === 0 : row.wanted === row.id;
}
