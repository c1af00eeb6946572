import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { LinkedRows } from '../../media/LinkedRow.ts';
import { MediaRow } from '../../media/MediaRow.tsx';
import { useTexts } from '../../texts.ts';
import type { ContentOf } from '../contentData.ts';
import { Sheet } from './Sheet.ts';

/** What the media library holds for this content, and the way to the category, where a library is installed. */
export function MediaLibraryContent({ content }: { content: ContentOf<'MediaLibrary'> }) {
  const { t } = useTexts();
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const categorySlug = content.category_slug;
  const address = links.mediaCategory({ courseSlug, categorySlug }) ?? links.mediaLibrary({ courseSlug });
  return (
    <Sheet $gap={24}>
      {content.media_contents.length > 0 && (
        <LinkedRows>
          {content.media_contents.map((media) => (
            <MediaRow
              key={media.id}
              courseSlug={courseSlug}
              categorySlug={media.category.slug}
              content={media}
            />
          ))}
        </LinkedRows>
      )}
      {address && (
        <div>
          <TextLink as={Link} to={address}>
            {t('content.toMediaLibrary')}
          </TextLink>
        </div>
      )}
    </Sheet>
  );
}
