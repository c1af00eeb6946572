import type { CourseSearchResult } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Icon, type IconName, StatusPill, Text } from '@learn/ui';
import { kindOf } from '../../parts/kind.ts';
import { useTexts } from '../../texts.ts';
import { LinkedRow, RowFacts, RowWords } from '../LinkedRow.ts';
import { mediaIcon } from '../mediaKind.ts';
import { Marked } from './Marked.tsx';

interface SearchResultProps {
  readonly courseSlug: string;
  readonly result: CourseSearchResult;
}

/** One thing that was found: what it is, where it is, the words around what was searched, and whether it is locked. */
export function SearchResult({ courseSlug, result }: SearchResultProps) {
  const { t } = useTexts('media');
  const address = useAddress(courseSlug, result);
  const { icon, kind, place } = useDescription(result);
  const title = <Marked text={result.title} ranges={result.title_ranges} />;
  return (
    <LinkedRow>
      <Icon name={icon} />
      <RowWords>
        {address ? <Link to={address}>{title}</Link> : <strong>{title}</strong>}
        {result.excerpt && (
          <Text $tone="secondary" $measure>
            <Marked text={result.excerpt} ranges={result.ranges} />
          </Text>
        )}
        <RowFacts>{[kind, ...(place ? [place] : [])].join(' · ')}</RowFacts>
      </RowWords>
      {result.locked && <StatusPill status="none" icon="lock" label={t('search.locked')} />}
    </LinkedRow>
  );
}

function useAddress(courseSlug: string, result: CourseSearchResult): string | undefined {
  const links = useLinks();
  const {
    kind,
    category_slug: categorySlug = '',
    content_slug: contentSlug = '',
    circle_slug: circleSlug = '',
  } = result;
  if (kind === 'media') return links.mediaContent({ courseSlug, categorySlug, contentSlug });
  if (kind === 'content') return links.content({ courseSlug, circleSlug, contentSlug });
  return links.circle({ courseSlug, circleSlug });
}

/** Sign and word of what it is, and the name of what it lies in. */
function useDescription(result: CourseSearchResult): {
  readonly icon: IconName;
  readonly kind: string;
  readonly place: string | undefined;
} {
  const { t } = useTexts('media');
  const { t: shared } = useTexts();
  const { media_kind: mediaKind = 'ARTICLE', content_type = '', circle_title, category_title } = result;
  if (result.kind === 'media')
    return { icon: mediaIcon[mediaKind], kind: t(`kind.${mediaKind}`), place: category_title };
  if (result.kind === 'circle') return { icon: 'ring', kind: t('search.circle'), place: undefined };
  const { icon, label } = kindOf({ content_type });
  return { icon, kind: shared(label), place: circle_title };
}
