import { useStore } from '@learn/platform';
import { Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { $failedOverlay } from './useOverlay.ts';

/** Says in the header, which is always visible, that a menu could not be loaded, and offers a retry. */
export function OverlayFailure() {
  const { t } = useTexts();
  const failed = useStore($failedOverlay);
  return (
    failed && (
      <Notice tone="failed" role="alert" onRetry={failed.retry}>
        {t('navigation.openFailed')}
      </Notice>
    )
  );
}
