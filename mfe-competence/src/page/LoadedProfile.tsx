import type { Loadable } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Loaded, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
import type { OwnProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { NoCriteria } from './NoCriteria.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface LoadedProfileProps {
  readonly of: Loadable<OwnProfile>;
  /** draws a profile with criteria */
  readonly children?: (own: OwnProfile) => ReactNode;
}

/** A profile, or what stands in its place: its shape while loading, what failed, or why there is nothing. */
export function LoadedProfile({ of, children }: LoadedProfileProps) {
  const { t } = useTexts();
  return (
    <Loaded
      of={of}
      skeleton={<PageSkeleton />}
      failed={{ title: t('failure.title'), description: t('failure.description') }}
      missing={{
        icon: 'search',
        title: t('missing.course'),
        description: t('missing.courseHint'),
        action: (
          <TextLink as={Link} to={useLinks().home()}>
            {t('missing.home')}
          </TextLink>
        ),
      }}
    >
      {(own) => (own.profile.criteria.length > 0 ? children?.(own) : <NoCriteria />)}
    </Loaded>
  );
}
