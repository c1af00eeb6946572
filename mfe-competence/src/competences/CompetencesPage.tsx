import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { BackLink } from '../page/BackLink.tsx';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { ProfileStates, readyProfile } from '../page/ProfileStates.tsx';
import { useCompetenceProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { CompetenceList } from './CompetenceList.tsx';

/** All action competences with their performance criteria, filtered by assessment. */
export function CompetencesPage() {
  const { t } = useTexts();
  const { courseSlug = '' } = useParams();
  const state = useCompetenceProfile();
  const ready = readyProfile(state);
  return (
    <ProfilePage
      title={t('competences.title')}
      lead={t('competences.lead')}
      back={<BackLink to={useLinks().competence({ courseSlug })}>{t('title')}</BackLink>}
    >
      {ready ? <CompetenceList {...ready} /> : <ProfileStates state={state} />}
    </ProfilePage>
  );
}
