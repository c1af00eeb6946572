import type { UserProfile } from '@learn/contracts';
import { onboardingStepNumber } from '@learn/domain';
import { Navigate, useLocation, useNavigate } from '@learn/platform/router';
import { useEffect, useState } from 'react';
import { completionPage } from '../frame/completionPage.ts';
import { Guarded } from '../frame/Guarded.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** account/profile: who the employer is; who has named one goes on (specification §4), unless they come back to change it. */
export function ProfilePage() {
  return <Guarded>{(onboarding, user) => <Profile onboarding={onboarding} user={user} />}</Guarded>;
}

function Profile({ onboarding, user }: { onboarding: Onboarding; user: UserProfile }) {
  const { courseType } = onboarding;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const comesBack = isShown(state);
  const [skips] = useState(
    () =>
      onboardingStepNumber(courseType, 'profile') === undefined || (user.organisation !== null && !comesBack),
  );
  // the page of this entry of the history is shown again when the person goes back to it
  useEffect(() => {
    if (!skips && !comesBack) void navigate(pathname + search, { replace: true, state: { shown: true } });
  }, [skips, comesBack, navigate, pathname, search]);
  return skips ? (
    <Navigate to={onboarding.to(completionPage[courseType])} replace />
  ) : (
    <ProfileForm onboarding={onboarding} user={user} />
  );
}

function isShown(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'shown' in state;
}
