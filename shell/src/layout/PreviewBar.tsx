import { isPreview, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { $currentCourseSession } from '@learn/platform/shell';
import { color, fontSize, media, screenOnly, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useLocation } from 'react-router';
import { isBelow } from '../navigation/navigation.ts';
import { useTexts } from '../texts.ts';

const Bar = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  align-items: center;
  justify-content: center;
  padding: 0 ${space[16]};
  background: ${color.preview};
  color: ${color.previewInk};
  font-size: ${fontSize[14]};
  & > span {
    padding-block: ${space[8]} 0;
    ${media.sm} {
      padding-block: ${space[8]};
    }
  }
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[16]};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  & a[aria-current='page'] {
    font-weight: 700;
    text-decoration: underline;
  }
`;

/** Says that an expert or mentor sees a course as participants do, and leads through what they see (specification §2). */
export function PreviewBar() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const links = useLinks();
  const session = useStore($currentCourseSession);
  if (!session || !isPreview(pathname)) return undefined;
  const parameters = { courseSlug: session.course.slug };
  const places = [
    { text: t('preview.learningPath'), href: links.learningPath(parameters) },
    {
      text: t('preview.competences'),
      href: links.competences(parameters),
      area: links.competence(parameters),
    },
    { text: t('preview.mediaLibrary'), href: links.mediaLibrary(parameters) },
  ];
  return (
    <Bar>
      <span>
        <b>{t('preview.title')}</b> · {session.title}
      </span>
      <nav aria-label={t('preview.title')}>
        {places.map(
          ({ text, href, area = href }) =>
            href !== undefined && (
              <Link
                key={href}
                to={href}
                aria-current={area !== undefined && isBelow(pathname, area) ? 'page' : undefined}
              >
                {text}
              </Link>
            ),
        )}
      </nav>
    </Bar>
  );
}
