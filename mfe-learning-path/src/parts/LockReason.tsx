import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Fragment } from 'react';
import { useTexts } from '../texts.ts';

interface LockReasonProps {
  /** undefined where nothing leads there: then without links */
  readonly courseSlug: string | undefined;
  /** circles of which one must be completed; none means the course's own lock */
  readonly unlockedBy: readonly { readonly id: string; readonly title: string; readonly slug: string }[];
}

/** What unlocks a circle, with links: «Wird frei nach A oder B». */
export function LockReason({ courseSlug, unlockedBy }: LockReasonProps) {
  const { t, language } = useTexts();
  const links = useLinks();
  if (unlockedBy.length === 0) return t('lock.closed');
  const separators = new Intl.ListFormat(language, { type: 'disjunction' })
    .formatToParts(unlockedBy.map(({ id }) => id))
    .flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  return (
    <>
      {t('lock.after')}{' '}
      {unlockedBy.map(({ id, title, slug }, index) => {
        const address = courseSlug === undefined ? undefined : links.circle({ courseSlug, circleSlug: slug });
        return (
          <Fragment key={id}>
            {address ? <Link to={address}>{title}</Link> : title}
            {separators[index]}
          </Fragment>
        );
      })}
    </>
  );
}
