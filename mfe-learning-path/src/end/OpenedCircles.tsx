import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Heading, Inline, StatusPill, TextLink } from '@learn/ui';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { useTexts } from '../texts.ts';

interface OpenedCirclesProps {
  readonly courseSlug: string;
  readonly circles: readonly CircleEntry[];
}

/** Circles that the completed one has opened for the person; nothing where there is none. */
export function OpenedCircles({ courseSlug, circles }: OpenedCirclesProps) {
  const { t } = useTexts('end');
  const links = useLinks();
  if (circles.length === 0) return undefined;
  return (
    <section aria-labelledby="opened-circles">
      <Heading level={3} id="opened-circles">
        {t('opened.title')}
      </Heading>
      <ul>
        {circles.map(({ circle }) => (
          <Inline as="li" key={circle.id} $gap={12}>
            <TextLink as={Link} to={links.circle({ courseSlug, circleSlug: circle.slug })}>
              {circle.title}
            </TextLink>
            <StatusPill status="finished" label={t('opened.open')} />
          </Inline>
        ))}
      </ul>
    </section>
  );
}
