import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { EmptyState, TextLink } from '@learn/ui';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { useTexts } from '../texts.ts';

/** The address names a unit that does not exist, or one without criteria. */
export function MissingUnit() {
  const { t: tProfile } = useTexts('profile');
  const { courseSlug = '' } = useParams();
  return (
    <ProfilePage title={tProfile('missing.unit')}>
      <EmptyState
        icon="search"
        title={tProfile('missing.unitTitle')}
        description={tProfile('missing.unitHint')}
        action={
          <TextLink as={Link} to={useLinks().selfEvaluationAndFeedback({ courseSlug })}>
            {tProfile('overview.allSelfEvaluations')}
          </TextLink>
        }
      />
    </ProfilePage>
  );
}
