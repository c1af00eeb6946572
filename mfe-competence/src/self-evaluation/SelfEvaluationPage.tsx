import { ProfileListPage } from '../page/ProfileListPage.tsx';
import { useTexts } from '../texts.ts';
import { OwnSelfEvaluations } from './OwnSelfEvaluations.tsx';

/** The self-assessments of a course by circle and learning unit. */
export function SelfEvaluationPage() {
  const { t } = useTexts('profile');
  return (
    <ProfileListPage
      title={t('selfEvaluation.title')}
      lead={t('selfEvaluation.lead')}
      list={OwnSelfEvaluations}
    />
  );
}
