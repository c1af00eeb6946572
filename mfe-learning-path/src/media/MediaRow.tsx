import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Icon, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { LinkedRow, RowFacts, RowWords } from './LinkedRow.ts';
import type { MediaListed } from './mediaData.ts';
import { mediaFacts } from './mediaFacts.ts';
import { mediaIcon } from './mediaKind.ts';

interface MediaRowProps {
  readonly courseSlug: string;
  readonly categorySlug: string;
  readonly content: MediaListed;
}

/** A content in the list of its category: sign of its kind, title, one sentence, and what is known before it opens. */
export function MediaRow({ courseSlug, categorySlug, content }: MediaRowProps) {
  const texts = useTexts('media');
  const { t: shared } = useTexts();
  const links = useLinks();
  const address = links.mediaContent({ courseSlug, categorySlug, contentSlug: content.slug });
  const { title, language, description, kind } = content;
  return (
    <LinkedRow>
      <Icon name={mediaIcon[kind]} />
      <RowWords>
        {address ? (
          <Link to={address} lang={language}>
            {title}
          </Link>
        ) : (
          <span lang={language}>{title}</span>
        )}
        {description && (
          <Text $tone="secondary" $measure lang={language}>
            {description}
          </Text>
        )}
        <RowFacts>{mediaFacts(content, texts, shared).join(' · ')}</RowFacts>
      </RowWords>
    </LinkedRow>
  );
}
