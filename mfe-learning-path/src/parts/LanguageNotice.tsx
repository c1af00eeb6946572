import type { Language } from '@learn/domain';
import { Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Says that a page stands here in another language than the screen; nothing when the two agree. */
export function LanguageNotice({ language }: { language: Language }) {
  const { t, language: wanted } = useTexts();
  if (language === wanted) return undefined;
  return <Notice>{t('language.missing', { language: t(`language.${language}`) })}</Notice>;
}
