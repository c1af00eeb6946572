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
  const { t: tProfile } = useTexts('profile');
  return (
    <Loaded
      of={of}
      skeleton={<PageSkeleton />}
      failed={{ title: tProfile('failure.title'), description: tProfile('failure.description') }}
      missing={{
        icon: 'search',
        title: tProfile('missing.course'),
        description: tProfile('missing.courseHint'),
        action: (
          <TextLink as={Link} to={useLinks().home()}>
            {tProfile('missing.home')}
          </TextLink>
        ),
      }}
    >
      {(own) => (own.profile.criteria.length > 0 ? children?.(own) : <NoCriteria />)}
    </Loaded>
  );
}
