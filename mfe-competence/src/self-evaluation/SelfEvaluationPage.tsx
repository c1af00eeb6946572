import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { BackLink } from '../page/BackLink.tsx';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { ProfileStates, readyProfile } from '../page/ProfileStates.tsx';
import { useCompetenceProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { SelfEvaluationList } from './SelfEvaluationList.tsx';

/** The self-assessments of a course by circle and learning unit. */
export function SelfEvaluationPage() {
  const { t } = useTexts();
  const { courseSlug = '' } = useParams();
  const state = useCompetenceProfile();
  const ready = readyProfile(state);
  return (
    <ProfilePage
      title={t('selfEvaluation.title')}
      lead={t('selfEvaluation.lead')}
      back={<BackLink to={useLinks().competence({ courseSlug })}>{t('title')}</BackLink>}
    >
      {ready ? <SelfEvaluationList {...ready} /> : <ProfileStates state={state} />}
    </ProfilePage>
  );
}
