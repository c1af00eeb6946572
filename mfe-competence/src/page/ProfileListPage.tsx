import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import type { ComponentType } from 'react';
import { useCompetenceProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { BackLink } from './BackLink.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { ProfileStates, type ReadyProfile, readyProfile } from './ProfileStates.tsx';

interface ProfileListPageProps {
  readonly title: string;
  readonly lead: string;
  /** shows the profile once it is there */
  readonly list: ComponentType<ReadyProfile>;
}

/** A page below the overview that shows the whole profile in its own order. */
export function ProfileListPage({ title, lead, list: List }: ProfileListPageProps) {
  const { t } = useTexts();
  const { courseSlug = '' } = useParams();
  const state = useCompetenceProfile();
  const ready = readyProfile(state);
  return (
    <ProfilePage
      title={title}
      lead={lead}
      back={<BackLink to={useLinks().competence({ courseSlug })}>{t('title')}</BackLink>}
    >
      {ready ? <List {...ready} /> : <ProfileStates state={state} />}
    </ProfilePage>
  );
}
