import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { MissingUnit } from '../evaluate/MissingUnit.tsx';
import { LoadedProfile } from '../page/LoadedProfile.tsx';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { type CompetenceProfile, findUnit, type ProfileUnit } from '../profile/readProfile.ts';
import { useCompetenceProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { UnitFeedback } from './UnitFeedback.tsx';

/** The own assessment of a learning unit beside the mentor's (specification §2, self-evaluation-and-feedback). */
export function UnitFeedbackPage() {
  const { t } = useTexts('feedback');
  const { t: own } = useTexts('profile');
  const { courseSlug = '', circleSlug = '', learningUnitSlug = '' } = useParams();
  const state = useCompetenceProfile();
  const all = useLinks().selfEvaluationAndFeedback({ courseSlug });
  const back = (
    <TextLink as={Link} to={all} direction="back">
      {own('selfEvaluation.title')}
    </TextLink>
  );
  if (state.state !== 'ready') {
    return (
      <ProfilePage title={state.state === 'loading' ? undefined : own('selfEvaluation.title')}>
        <LoadedProfile of={state} />
      </ProfilePage>
    );
  }
  const { profile, readOnly } = state.data;
  const unit = findUnit(profile, circleSlug, learningUnitSlug);
  if (unit === undefined) return <MissingUnit />;
  return (
    <ProfilePage title={unit.place.title} lead={placeOf(unit, profile, t)} back={back}>
      <UnitFeedback key={unit.place.id} unit={unit} readOnly={readOnly} />
    </ProfilePage>
  );
}

function placeOf(
  { place, criteria }: ProfileUnit,
  { competences }: CompetenceProfile,
  t: ReturnType<typeof useTexts<'feedback'>>['t'],
): string {
  const titles = competences
    .filter(({ competence_id }) => criteria.some((criterion) => criterion.competence_id === competence_id))
    .map(({ title }) => t('quoted', { title }));
  return t('place', { circle: place.circle.title, count: titles.length, competences: titles.join(', ') });
}
