import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { EmptyState, ErrorPanel, Skeleton, Stack, TextLink } from '@learn/ui';
import type { CompetenceProfileState } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { NoCriteria } from './NoCriteria.tsx';

/** A profile that has something to show. */
export type ReadyProfile = Extract<CompetenceProfileState, { state: 'ready' }>;

/** @returns the profile when it is there and the course has criteria */
export function readyProfile(state: CompetenceProfileState): ReadyProfile | undefined {
  return state.state === 'ready' && state.profile.criteria.length > 0 ? state : undefined;
}

/** What stands in place of a profile: its shape while loading, what failed, or why there is nothing. */
export function ProfileStates({ state }: { state: CompetenceProfileState }) {
  const { t } = useTexts();
  const home = useLinks().home();
  switch (state.state) {
    case 'loading':
      return (
        <div aria-busy="true">
          <Stack $gap={24}>
            <Skeleton $height="180px" />
            <Skeleton $height="64px" />
            <Skeleton $height="64px" />
            <Skeleton $height="64px" />
          </Stack>
        </div>
      );
    case 'failed':
      return (
        <ErrorPanel
          title={t('failure.title')}
          description={t('failure.description')}
          retry={{ label: t('failure.retry'), onRetry: state.retry }}
        />
      );
    case 'missing':
      return (
        <EmptyState
          icon="search"
          title={t('missing.course')}
          description={t('missing.courseHint')}
          action={
            home && (
              <TextLink as={Link} to={home}>
                {t('missing.home')}
              </TextLink>
            )
          }
        />
      );
    case 'ready':
      return <NoCriteria />;
  }
}
