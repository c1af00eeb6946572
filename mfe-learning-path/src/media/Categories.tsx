import { EmptyState, Heading, Stack } from '@learn/ui';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import { useTexts } from '../texts.ts';
import { CategoryCards } from './CategoryCards.tsx';
import type { MediaCategoryCardData } from './mediaData.ts';

interface CategoriesProps {
  readonly courseSlug: string;
  readonly categories: readonly MediaCategoryCardData[];
}

/** «Themen»: all categories of the library. */
export function Categories({ courseSlug, categories }: CategoriesProps) {
  const { t, language } = useTexts('media');
  const [first] = categories;
  if (!first)
    return <EmptyState icon="book" title={t('library.empty')} description={t('library.emptyHint')} />;
  const translated = categories.some((category) => category.language === language);
  return (
    <Stack as="section" $gap={16}>
      <Heading level={2}>{t('library.categories')}</Heading>
      {!translated && <LanguageNotice language={first.language} />}
      <CategoryCards courseSlug={courseSlug} categories={categories} />
    </Stack>
  );
}
