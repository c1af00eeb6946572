import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button } from '@learn/ui';
import { useTexts } from '../../texts.ts';
import type { ContentOf } from '../contentData.ts';

/** The way into a category of the media library, where one is installed. */
export function MediaLibraryContent({ content }: { content: ContentOf<'MediaLibrary'> }) {
  const { t } = useTexts();
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const categorySlug = content.category_slug;
  const address = links.mediaCategory({ courseSlug, categorySlug }) ?? links.mediaLibrary({ courseSlug });
  if (!address) return undefined;
  return (
    <div>
      <Button as={Link} to={address} variant="secondary" stretch="phone" icon="book">
        {t('content.toMediaLibrary')}
      </Button>
    </div>
  );
}
