import { isPreview } from '@learn/platform';
import { useLocation } from '@learn/platform/router';
import { Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Says to those who are no participants why nothing is assessed here and nothing can be. */
export function ReadOnlyNotice() {
  const { t } = useTexts('profile');
  const { pathname } = useLocation();
  return <Notice>{t(isPreview(pathname) ? 'readOnly.preview' : 'readOnly.other')}</Notice>;
}
