import { Text, VisuallyHidden } from '@learn/ui';
import type { useTexts } from './texts.ts';

/** A dash for a missing value, in words for screen readers. */
export function Nothing({ texts }: { texts: ReturnType<typeof useTexts> }) {
  return (
    <Text as="span" $tone="hint">
      <span aria-hidden>–</span>
      <VisuallyHidden>{texts.t('none')}</VisuallyHidden>
    </Text>
  );
}
