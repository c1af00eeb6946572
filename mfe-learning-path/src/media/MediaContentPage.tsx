import { loadableOf, useCourseSession, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { Loaded, TextLink } from '@learn/ui';
import { MediaContentDocument } from '../__generated__/graphql.ts';
import { useTexts } from '../texts.ts';
import { LoadedMedia } from './LoadedMedia.tsx';
import { MediaContentSkeleton } from './MediaSkeletons.tsx';
import { useMediaFailure } from './useMediaFailure.tsx';

/** A content of the media library: article, term, document, video or link (specification §2). */
export function MediaContentPage() {
  const { t } = useTexts('media');
  const { categorySlug = '', contentSlug = '' } = useParams();
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const query = useQuery(MediaContentDocument, {
    course_slug: courseSlug,
    category_slug: categorySlug,
    slug: contentSlug,
  });
  const back = { to: links.mediaLibrary({ courseSlug }), children: t('library.title') };
  return (
    <Loaded
      of={loadableOf(query, ({ media_content }) => media_content)}
      level={1}
      skeleton={<MediaContentSkeleton />}
      failed={{ title: t('failure.content'), ...useMediaFailure() }}
      missing={{ title: t('notFound.content'), action: <TextLink as={Link} {...back} direction="back" /> }}
    >
      {(content) => <LoadedMedia key={content.id} courseSlug={courseSlug} content={content} />}
    </Loaded>
  );
}
