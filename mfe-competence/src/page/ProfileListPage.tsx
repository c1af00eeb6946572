import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import type { ComponentType } from 'react';
import { type OwnProfile, useCompetenceProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { LoadedProfile } from './LoadedProfile.tsx';
import { PageLink } from './PageLink.tsx';
import { ProfilePage } from './ProfilePage.tsx';

interface ProfileListPageProps {
  readonly title: string;
  readonly lead: string;
  /** shows the profile once it is there */
  readonly list: ComponentType<OwnProfile>;
}

/** A page below the overview that shows the whole profile in its own order. */
export function ProfileListPage({ title, lead, list: List }: ProfileListPageProps) {
  const { t } = useTexts();
  const { courseSlug = '' } = useParams();
  const state = useCompetenceProfile();
  return (
    <ProfilePage
      title={title}
      lead={lead}
      back={<PageLink address={useLinks().competence({ courseSlug })} label={t('title')} direction="back" />}
    >
      <LoadedProfile of={state}>{(own) => <List {...own} />}</LoadedProfile>
    </ProfilePage>
  );
}
