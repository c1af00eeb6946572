import { loadableOf, useCourseSession, useLinks, useOfflineCopy } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { Container, EmptyState, Loaded, PageHeader, Stack, TextLink } from '@learn/ui';
import { MediaCategoryDocument } from '../__generated__/graphql.ts';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import { useTexts } from '../texts.ts';
import { KindFilter } from './KindFilter.tsx';
import { LinkedRows } from './LinkedRow.ts';
import { MediaRow } from './MediaRow.tsx';
import { CategorySkeleton } from './MediaSkeletons.tsx';
import type { MediaCategoryData } from './mediaData.ts';
import { useKindFilter } from './useKindFilter.ts';
import { useMediaFailure } from './useMediaFailure.tsx';

/** A category of the media library: its contents, to be filtered by kind (specification §2). */
export function MediaCategoryPage() {
  const { t } = useTexts('media');
  const { categorySlug = '' } = useParams();
  const courseSlug = useCourseSession().course.slug;
  const query = useQuery(MediaCategoryDocument, { course_slug: courseSlug, slug: categorySlug });
  const back = { to: useLinks().mediaLibrary({ courseSlug }), children: t('library.title') };
  return (
    <Loaded
      of={loadableOf(query, ({ media_category }) => media_category)}
      level={1}
      skeleton={<CategorySkeleton />}
      failed={{ title: t('failure.category'), ...useMediaFailure() }}
      missing={{ title: t('notFound.category'), action: <TextLink as={Link} {...back} direction="back" /> }}
    >
      {(category) => <Category key={category.id} courseSlug={courseSlug} category={category} back={back} />}
    </Loaded>
  );
}

interface CategoryProps {
  readonly courseSlug: string;
  readonly category: MediaCategoryData;
  readonly back: { readonly to: string | undefined; readonly children: string };
}

function Category({ courseSlug, category, back }: CategoryProps) {
  const { t } = useTexts('media');
  const { title, description, language, slug, contents } = category;
  useOfflineCopy({ title, group: 'media' });
  const filter = useKindFilter(contents);
  return (
    <Container>
      <PageHeader
        courseSession={useCourseSession()}
        title={<span lang={language}>{title}</span>}
        back={<TextLink as={Link} {...back} direction="back" />}
        lead={description ? <span lang={language}>{description}</span> : undefined}
      />
      <Stack $gap={24}>
        <LanguageNotice language={language} />
        {contents.length === 0 ? (
          <EmptyState
            icon="book"
            title={t('category.empty')}
            description={t('category.emptyHint')}
            action={
              <TextLink as={Link} to={back.to}>
                {t('category.toLibrary')}
              </TextLink>
            }
          />
        ) : (
          <>
            <KindFilter filter={filter} />
            <LinkedRows>
              {filter.shown.map((content) => (
                <MediaRow key={content.id} courseSlug={courseSlug} categorySlug={slug} content={content} />
              ))}
            </LinkedRows>
          </>
        )}
      </Stack>
    </Container>
  );
}
