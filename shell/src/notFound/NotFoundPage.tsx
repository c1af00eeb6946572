import { Link } from '@learn/platform/router';
import { Button, Container, EmptyState, PageHeader } from '@learn/ui';
import { useLocation } from 'react-router';
import { useTexts } from '../texts.ts';

/** What was not found, and the way back. */
export function NotFoundPage() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  return (
    <Container>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        icon="search"
        title={t('notFound.what', { path: pathname })}
        description={t('notFound.hint')}
        action={
          <Button as={Link} to="/">
            {t('notFound.home')}
          </Button>
        }
      />
    </Container>
  );
}
