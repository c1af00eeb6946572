import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, Heading, Icon, radius, Stack, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { mediaIcon } from './mediaKind.ts';
import { useRecentMedia } from './recentMedia.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  & > li {
    min-width: 0;
    max-width: 100%;
  }
  & a {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 44px;
    padding: ${space[8]} ${space[16]};
    border-radius: ${radius.control};
    background: ${color.surface1};
    text-decoration: none;
  }
  & a:hover {
    background: ${color.surface2};
  }
  & svg {
    flex: none;
    color: ${color.ink700};
  }
`;

/** «Zuletzt angesehen»: the way back to what the person has just read; nothing before the first visit. */
export function RecentlySeen({ courseSlug }: { courseSlug: string }) {
  const { t } = useTexts('media');
  const links = useLinks();
  const recent = useRecentMedia(courseSlug).flatMap((content) => {
    const { categorySlug, slug: contentSlug } = content;
    const address = links.mediaContent({ courseSlug, categorySlug, contentSlug });
    return address === undefined ? [] : [{ ...content, address }];
  });
  if (recent.length === 0) return undefined;
  return (
    <Stack as="section" $gap={12}>
      <Heading level={2}>{t('library.recent')}</Heading>
      <List>
        {recent.map(({ id, title, language, kind, address }) => (
          <li key={id}>
            <Link to={address} lang={language}>
              <Icon name={mediaIcon[kind] ?? 'text'} />
              {title}
            </Link>
          </li>
        ))}
      </List>
    </Stack>
  );
}
