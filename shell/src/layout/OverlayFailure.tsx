import { useStore } from '@learn/platform';
import { Button, Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { $failedOverlay } from './useOverlay.ts';

/** Says in the header, which is always in sight, that what a button opens could not be had, and tries again. */
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
