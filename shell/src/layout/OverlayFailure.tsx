import { useStore } from '@learn/platform';
import { Button, Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { $failedOverlay } from './useOverlay.ts';

/** Says in the header, which is always visible, that a menu could not be loaded, and offers a retry. */
export function OverlayFailure() {
  const { t } = useTexts();
  const failed = useStore($failedOverlay);
  return (
    failed && (
      <Notice
        tone="failed"
        role="alert"
        action={
          <Button variant="secondary" size="small" onClick={failed.retry}>
            {t('failure.retry')}
          </Button>
        }
      >
        {t('navigation.openFailed')}
      </Notice>
    )
  );
}
