import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Notice, TextLink } from '@learn/ui';
import type { CirclePlace } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';
import { LinkLine } from './LinkLine.tsx';

/** Says that a circle is locked and which circles unlock it. */
export function LockedNotice({ circle }: { circle: CirclePlace }) {
  const { t, language } = useTexts('profile');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const unlocking = circle.lockedBy ?? [];
  const names = new Intl.ListFormat(`${language}-CH`, { type: 'disjunction' }).format(
    unlocking.map(({ title }) => `«${title}»`),
  );
  return (
    <Notice icon="lock">
      <p>
        {unlocking.length > 0
          ? t('locked.unlockedBy', { circle: circle.title, circles: names })
          : t('locked.editor', { circle: circle.title })}
      </p>
      <LinkLine>
        {unlocking.map(({ id, slug, title }) => (
          <TextLink key={id} as={Link} to={links.circle({ courseSlug, circleSlug: slug })}>
            {title}
          </TextLink>
        ))}
      </LinkLine>
    </Notice>
  );
}
