import { personViews } from '@learn/contracts';
import { useCourseSession, useLinks } from '@learn/platform';
import { useClose } from '@learn/platform/form';
import { Navigate, useLocation, useParams } from '@learn/platform/router';
import { Button, Container, PageHeader } from '@learn/ui';
import { useTexts } from '../texts.ts';

/**
 * A person's profile begins with the first of its parts that a live remote shows: learning path, else competence profile
 * (specification §2, profile/{userId}).
 */
export function ProfilePage() {
  const { t } = useTexts();
  const links = useLinks();
  const close = useClose();
  const { search } = useLocation();
  const { userId = '' } = useParams();
  const [first] = personViews(links, { courseSlug: useCourseSession().course.slug, userId });
  if (first) return <Navigate to={`${first.to}${search}`} replace />;
  return (
    <Container>
      <PageHeader title={t('noProfile')}>
        <Button onClick={close}>{t('close')}</Button>
      </PageHeader>
    </Container>
  );
}
