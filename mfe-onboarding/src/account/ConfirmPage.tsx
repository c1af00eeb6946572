import { $user, useStore } from '@learn/platform';
import { useSearchParams } from '@learn/platform/router';
import { ToAccount } from '../frame/Guarded.tsx';
import { UnknownOnboarding } from '../frame/UnknownOnboarding.tsx';
import { useOnboarding } from '../frame/useOnboarding.ts';
import { ConfirmAccount } from './ConfirmAccount.tsx';
import { SignedIn } from './SignedIn.tsx';

/**
 * account/confirm: with the mailed link the account is confirmed, whoever is logged in; without one people go on with the account
 * that they have.
 */
export function ConfirmPage() {
  const onboarding = useOnboarding();
  const user = useStore($user);
  const [query] = useSearchParams();
  const token = query.get('token');
  if (onboarding === undefined) return <UnknownOnboarding />;
  if (token) return <ConfirmAccount onboarding={onboarding} token={token} user={user} />;
  return user === undefined ? (
    <ToAccount onboarding={onboarding} />
  ) : (
    <SignedIn onboarding={onboarding} user={user} />
  );
}
