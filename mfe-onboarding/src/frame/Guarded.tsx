import type { UserProfile } from '@learn/contracts';
import { $user, useStore } from '@learn/platform';
import { Navigate, useSearchParams } from '@learn/platform/router';
import type { ReactNode } from 'react';
import { UnknownOnboarding } from './UnknownOnboarding.tsx';
import { type Onboarding, useOnboarding } from './useOnboarding.ts';

interface GuardedProps {
  readonly children: (onboarding: Onboarding, user: UserProfile) => ReactNode;
}

/** For people who are logged in: visitors make an account first (specification §4, onboarding guard). */
export function Guarded({ children }: GuardedProps) {
  const onboarding = useOnboarding();
  const user = useStore($user);
  if (onboarding === undefined) return <UnknownOnboarding />;
  return user === undefined ? <ToAccount onboarding={onboarding} /> : children(onboarding, user);
}

/** To the account of this family, or of uk where the address says so. */
export function ToAccount({ onboarding }: { onboarding: Onboarding }) {
  const [query] = useSearchParams();
  return <Navigate to={onboarding.to('create', query.has('uk') ? 'uk' : undefined)} replace />;
}
