import { $connection, ErrorBoundary, reportError, useStore } from '@learn/platform';
import { Container, ErrorPanel } from '@learn/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { VisitorHeader } from '../layout/VisitorHeader.tsx';
import { NotKept } from '../offline/NotKept.tsx';
import { useTexts } from '../texts.ts';

/** A page that broke; header and footer around it keep working. */
export function CrashPage() {
  const { t } = useTexts();
  const error = useRouteError();
  const offline = useStore($connection) === 'offline';
  useEffect(() => {
    if (!offline) reportError(error, { area: 'page' });
  }, [error, offline]);
  if (offline) return <NotKept />;
  return (
    <Container>
      <ErrorPanel
        level={1}
        title={t('crash.title')}
        description={t('crash.description')}
        retry={{ label: t('failure.retry'), onRetry: () => window.location.reload() }}
      />
    </Container>
  );
}

/** In place of the layout, should that break: the router would show its own page without any look. */
export function LayoutCrash() {
  return (
    <>
      <ErrorBoundary onError={() => undefined} fallback={() => undefined}>
        <VisitorHeader />
      </ErrorBoundary>
      <main>
        <CrashPage />
      </main>
    </>
  );
}
