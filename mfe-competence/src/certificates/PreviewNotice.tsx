import { Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Says to those who are no participants why there are no grades. */
export function PreviewNotice() {
  const { t } = useTexts('certificates');
  return <Notice>{t('preview')}</Notice>;
}
