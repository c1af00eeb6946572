import { loadableOf, useCourseSession, useOfflineCopy } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Container, Loaded, PageHeader, Stack } from '@learn/ui';
import { MediaLibraryDocument } from '../__generated__/graphql.ts';
import { useTexts } from '../texts.ts';
import { Categories } from './Categories.tsx';
import { CategoriesSkeleton } from './MediaSkeletons.tsx';
import { RecentlySeen } from './RecentlySeen.tsx';
import { CourseSearchPanel } from './search/CourseSearchPanel.tsx';
import { useSearch } from './search/useSearch.ts';
import { useMediaFailure } from './useMediaFailure.tsx';

/** The media library of a course: a search over it and the learning path, and its categories (specification §2). */
export function MediaLibraryPage() {
  const { t } = useTexts('media');
  const session = useCourseSession();
  const courseSlug = session.course.slug;
  const query = useQuery(MediaLibraryDocument, { course_slug: courseSlug });
  const search = useSearch(session);
  const failure = useMediaFailure();
  useOfflineCopy({ title: t('library.title'), group: 'media' });
  const library = loadableOf(query, ({ media_library }) => media_library);
  if (library.state === 'missing')
    return (
      <Loaded
        of={library}
        level={1}
        failed={{ title: t('failure.library') }}
        missing={{ title: t('notFound.library') }}
      />
    );
  const idle = search.state === 'idle';
  const nothing = search.state === 'ready' && search.answer?.total_count === 0;
  return (
    <Container>
      <PageHeader courseSession={session} title={t('library.title')} lead={t('library.lead')} />
      <Stack $gap={32}>
        <CourseSearchPanel courseSlug={courseSlug} search={search} />
        {idle && <RecentlySeen courseSlug={courseSlug} />}
        {(idle || nothing) && (
          <Loaded
            of={library}
            skeleton={<CategoriesSkeleton />}
            failed={{ title: t('failure.library'), ...failure }}
          >
            {({ categories }) => <Categories courseSlug={courseSlug} categories={categories} />}
          </Loaded>
        )}
      </Stack>
    </Container>
  );
}
