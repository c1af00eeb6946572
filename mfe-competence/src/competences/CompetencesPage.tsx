import { ProfileListPage } from '../page/ProfileListPage.tsx';
import { useTexts } from '../texts.ts';
import { CompetenceList } from './CompetenceList.tsx';

/** All action competences with their performance criteria, filtered by assessment. */
export function CompetencesPage() {
  const { t } = useTexts('profile');
  return (
    <ProfileListPage title={t('competences.title')} lead={t('competences.lead')} list={CompetenceList} />
  );
}
