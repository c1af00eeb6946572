import { Notice, Stack } from '@learn/ui';
import { LockedNotice } from '../page/LockedNotice.tsx';
import { ReadOnlyNotice } from '../page/ReadOnlyNotice.tsx';
import type { ProfileUnit } from '../profile/readProfile.ts';
import type { OwnProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { CriterionCard } from './CriterionCard.tsx';
import { EvaluationEnd } from './EvaluationEnd.tsx';
import { useSaveAssessments } from './useSaveAssessments.ts';

/** The criteria of a unit, one card each, and the summary below them. */
export function Evaluation({
  courseSessionId,
  unit,
  profile,
  readOnly,
}: OwnProfile & { courseSessionId: string; unit: ProfileUnit }) {
  const { t: tProfile, language } = useTexts('profile');
  const { unsaved, choose } = useSaveAssessments(courseSessionId);
  if (unit.place.circle.lockedBy) return <LockedNotice circle={unit.place.circle} />;
  return (
    <Stack $gap={24} style={{ maxWidth: 800 }}>
      {readOnly && <ReadOnlyNotice />}
      {unit.criteria.some((criterion) => criterion.language !== language) && (
        <Notice>{tProfile('evaluate.onlyGerman')}</Notice>
      )}
      <Stack as="ul">
        {unit.criteria.map((criterion) => (
          <CriterionCard
            key={criterion.id}
            criterion={criterion}
            unsaved={unsaved.get(criterion.id)}
            readOnly={readOnly}
            onChoose={(assessment) => choose(criterion.id, { assessment, title: criterion.title })}
          />
        ))}
      </Stack>
      <EvaluationEnd unit={unit} profile={profile} readOnly={readOnly} allSaved={unsaved.size === 0} />
    </Stack>
  );
}
