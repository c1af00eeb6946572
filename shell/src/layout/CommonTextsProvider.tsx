import { CommonTexts } from '@learn/ui';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../texts.ts';

/** Gives the components of all pages the words that are the same everywhere. */
export function CommonTextsProvider({ children }: { children: ReactNode }) {
  const { t, language } = useTexts();
  const texts = useMemo(
    () => ({
      retry: t('failure.retry'),
      failed: t('failure.hint'),
      missing: t('notFound.moved'),
      language,
    }),
    [t, language],
  );
  return <CommonTexts value={texts}>{children}</CommonTexts>;
}
