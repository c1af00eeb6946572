import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { EmptyState, TextLink } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** A course without performance criteria. */
export function NoCriteria() {
  const { t } = useTexts();
  const { t: tProfile } = useTexts('profile');
  const { courseSlug = '' } = useParams();
  return (
    <EmptyState
      icon="eye"
      title={t('empty.title')}
      description={tProfile('empty.description')}
      action={
        <TextLink as={Link} to={useLinks().learningPath({ courseSlug })}>
          {tProfile('empty.learningPath')}
        </TextLink>
      }
    />
  );
}
