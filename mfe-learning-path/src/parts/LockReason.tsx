import { formatDay } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Fragment } from 'react';
import { useTexts } from '../texts.ts';

/** A circle as far as its lock is explained. */
export interface LockedCircle {
  /** circles of which one must be completed; none means the course's own lock */
  readonly unlocked_by: readonly { readonly id: string; readonly title: string; readonly slug: string }[];
  /** of the course's own lock; may be empty */
  readonly lock_reason: string;
  /** ISO 8601 */
  readonly locked_until: string | null;
}

/** Stands in the sentence where the circles go. */
const placeOfCircles = '|';

interface LockReasonProps {
  /** undefined where nothing leads there: then without links */
  readonly courseSlug: string | undefined;
  readonly circle: LockedCircle;
}

/** Why a circle is locked: what unlocks it, with links, or what its editors say, and until when where that is known. */
export function LockReason({ courseSlug, circle }: LockReasonProps) {
  const { t, language } = useTexts();
  const links = useLinks();
  const { unlocked_by: unlockedBy, lock_reason: reason, locked_until: until } = circle;
  if (unlockedBy.length === 0)
    return [t('lock.closed'), reason, until && t('lock.until', { day: formatDay(until, language) })]
      .filter(Boolean)
      .join(' ');
  const separators = new Intl.ListFormat(language, { type: 'disjunction' })
    .formatToParts(unlockedBy.map(({ id }) => id))
    .flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  const [before, after] = t('lock.after', { circles: placeOfCircles }).split(placeOfCircles);
  return (
    <>
      {before}
      {unlockedBy.map(({ id, title, slug }, index) => {
        const address = courseSlug === undefined ? undefined : links.circle({ courseSlug, circleSlug: slug });
        return (
          <Fragment key={id}>
            {address ? <Link to={address}>{title}</Link> : title}
            {separators[index]}
          </Fragment>
        );
      })}
      {after}
    </>
  );
}
