import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { EmptyState } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { PageLink } from './PageLink.tsx';

/** A course without performance criteria. */
export function NoCriteria() {
  const { t } = useTexts();
  const { courseSlug = '' } = useParams();
  const learningPath = useLinks().learningPath({ courseSlug });
  return (
    <EmptyState
      icon="eye"
      title={t('empty.title')}
      description={t('empty.description')}
      action={<PageLink address={learningPath} label={t('empty.learningPath')} />}
    />
  );
}
