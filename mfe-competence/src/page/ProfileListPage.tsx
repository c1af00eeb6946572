import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import type { ComponentType } from 'react';
import { type OwnProfile, useCompetenceProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { LoadedProfile } from './LoadedProfile.tsx';
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
      back={
        <TextLink as={Link} to={useLinks().competence({ courseSlug })} direction="back">
          {t('title')}
        </TextLink>
      }
    >
      <LoadedProfile of={state}>{(own) => <List {...own} />}</LoadedProfile>
    </ProfilePage>
  );
}
