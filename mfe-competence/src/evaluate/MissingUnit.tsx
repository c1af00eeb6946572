import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { EmptyState } from '@learn/ui';
import { PageLink } from '../page/PageLink.tsx';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { useTexts } from '../texts.ts';

/** The address names a unit that does not exist, or one without criteria. */
export function MissingUnit() {
  const { t } = useTexts();
  const { courseSlug = '' } = useParams();
  const to = useLinks().selfEvaluationAndFeedback({ courseSlug });
  return (
    <ProfilePage title={t('missing.unit')}>
      <EmptyState
        icon="search"
        title={t('missing.unitTitle')}
        description={t('missing.unitHint')}
        action={<PageLink address={to} label={t('overview.allSelfEvaluations')} />}
      />
    </ProfilePage>
  );
}
