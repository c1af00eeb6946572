import { useCourseSession, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { MediaContentDocument } from '../__generated__/graphql.ts';
import { PageBox } from '../parts/PageBox.ts';
import { LoadedMedia } from './LoadedMedia.tsx';
import { MediaFailure } from './MediaFailure.tsx';
import { MediaNotFound } from './MediaNotFound.tsx';
import { MediaContentSkeleton } from './MediaSkeletons.tsx';
import { useMediaTexts } from './texts.ts';

/** A content of the media library: article, term, document, video or link (specification §2). */
export function MediaContentPage() {
  const { t } = useMediaTexts();
  const { categorySlug = '', contentSlug = '' } = useParams();
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const query = useQuery(MediaContentDocument, {
    course_slug: courseSlug,
    category_slug: categorySlug,
    slug: contentSlug,
  });
  const content = query.data?.media_content;
  if (query.errorCode === 'not_found' || content === null) {
    const back = { address: links.mediaLibrary({ courseSlug }), label: t('library.title') };
    return <MediaNotFound title="notFound.content" back={back} />;
  }
  if (query.error && !content)
    return (
      <PageBox>
        <MediaFailure level={1} title="failure.content" retry={query.reload} />
      </PageBox>
    );
  if (!content) return <MediaContentSkeleton />;
  return <LoadedMedia key={content.id} courseSlug={courseSlug} content={content} />;
}
