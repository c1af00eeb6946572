import { useCourseSession, useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Inline, Text, TextLink } from '@learn/ui';
import { AssessmentRing } from '../assessment/AssessmentRing.tsx';
import { countAssessments } from '../assessment/assessment.ts';
import { LoadedProfile } from '../page/LoadedProfile.tsx';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { findUnit, type ProfileUnit } from '../profile/readProfile.ts';
import { useCompetenceProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { Evaluation } from './Evaluation.tsx';
import { MissingUnit } from './MissingUnit.tsx';

/** Self-assessment of one learning unit, criterion by criterion (specification §2, learn/…/evaluate/…). */
export function EvaluatePage() {
  const { t } = useTexts();
  const { t: tProfile } = useTexts('profile');
  const { courseSlug = '', circleSlug = '', learningUnitSlug = '' } = useParams();
  const session = useCourseSession();
  const state = useCompetenceProfile();
  const unit =
    state.state === 'ready' ? findUnit(state.data.profile, circleSlug, learningUnitSlug) : undefined;
  const circle = useLinks().circle({ courseSlug, circleSlug });
  if (state.state !== 'ready') {
    return (
      <ProfilePage title={state.state === 'loading' ? undefined : t('evaluate.title')}>
        <LoadedProfile of={state} />
      </ProfilePage>
    );
  }
  if (unit === undefined) return <MissingUnit />;
  const assessable = !state.data.readOnly && unit.place.circle.lockedBy === undefined;
  return (
    <ProfilePage
      title={tProfile('evaluate.titleOf', { unit: unit.place.title })}
      lead={assessable ? tProfile('evaluate.lead') : undefined}
      back={
        <TextLink as={Link} to={circle} direction="back">
          {unit.place.circle.title}
        </TextLink>
      }
      aside={assessable && <Progress unit={unit} />}
    >
      <Evaluation
        key={`${session.id}/${unit.place.id}`}
        courseSessionId={session.id}
        unit={unit}
        {...state.data}
      />
    </ProfilePage>
  );
}

function Progress({ unit }: { unit: ProfileUnit }) {
  const { t } = useTexts();
  const counts = countAssessments(unit.criteria);
  return (
    <Inline $gap={16} $nowrap>
      <AssessmentRing counts={counts} size={64} />
      <Text role="status" $tone="secondary">
        {t('counts.line', { assessed: counts.assessed, count: counts.total })}
      </Text>
    </Inline>
  );
}
