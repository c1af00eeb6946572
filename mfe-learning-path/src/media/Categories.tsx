import { EmptyState, Heading, Stack } from '@learn/ui';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import { CategoryCards } from './CategoryCards.tsx';
import { MediaFailure } from './MediaFailure.tsx';
import { CategoriesSkeleton } from './MediaSkeletons.tsx';
import type { MediaCategoryCardData } from './mediaData.ts';
import { useMediaTexts } from './texts.ts';

interface CategoriesProps {
  readonly courseSlug: string;
  /** undefined while they are on their way, or when they could not be had */
  readonly categories: readonly MediaCategoryCardData[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** «Themen»: all categories of the library, in every state of their loading. */
export function Categories({ courseSlug, categories, failed, retry }: CategoriesProps) {
  const { t, language } = useMediaTexts();
  if (!categories)
    return failed ? <MediaFailure level={2} title="failure.library" retry={retry} /> : <CategoriesSkeleton />;
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
