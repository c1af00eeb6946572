import { useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Container, PageHeader, Stack } from '@learn/ui';
import { MediaLibraryDocument } from '../__generated__/graphql.ts';
import { Categories } from './Categories.tsx';
import { MediaNotFound } from './MediaNotFound.tsx';
import { RecentlySeen } from './RecentlySeen.tsx';
import { CourseSearchPanel } from './search/CourseSearchPanel.tsx';
import { useSearch } from './search/useSearch.ts';
import { useMediaTexts } from './texts.ts';

/** The media library of a course: a search over it and the learning path, and its categories (specification §2). */
export function MediaLibraryPage() {
  const { t } = useMediaTexts();
  const session = useCourseSession();
  const courseSlug = session.course.slug;
  const query = useQuery(MediaLibraryDocument, { course_slug: courseSlug });
  const search = useSearch(session);
  const library = query.data?.media_library;
  if (query.errorCode === 'not_found' || library === null) return <MediaNotFound title="notFound.library" />;
  const idle = search.state === 'idle';
  const nothing = search.state === 'ready' && search.answer?.total_count === 0;
  return (
    <Container>
      <PageHeader courseSession={session} title={t('library.title')} lead={t('library.lead')} />
      <Stack $gap={32}>
        <CourseSearchPanel courseSlug={courseSlug} search={search} />
        {idle && <RecentlySeen courseSlug={courseSlug} />}
        {(idle || nothing) && (
          <Categories
            courseSlug={courseSlug}
            categories={library?.categories}
            failed={query.error !== undefined}
            retry={query.reload}
          />
        )}
      </Stack>
    </Container>
  );
}
