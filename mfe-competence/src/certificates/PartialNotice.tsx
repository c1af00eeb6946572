import { Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Says that grades stand on a part of the assignments only: the current user does not see the others. */
export function PartialNotice() {
  const { t } = useTexts('certificates');
  return (
    <Notice tone="waiting" icon="eye">
      {t('partial')}
    </Notice>
  );
}
