import { Container, ErrorPanel } from '@learn/ui';
import { useTexts } from '../texts.ts';

/**
 * In place of a page whose code is not on this device while there is no connection. Loading it as a document shows the list of what
 * can be read (`serviceWorker.ts`), or the page itself once the connection is back.
 */
export function NotKept() {
  const { t } = useTexts();
  return (
    <Container>
      <ErrorPanel
        level={1}
        title={t('notKept.title')}
        description={t('notKept.description')}
        retry={{ label: t('notKept.show'), onRetry: () => window.location.reload() }}
      />
    </Container>
  );
}
