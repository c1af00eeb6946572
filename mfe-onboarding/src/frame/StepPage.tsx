import type { UserProfile } from '@learn/contracts';
import {
  nextOnboardingStep,
  type OnboardingStep,
  onboardingStepNumber,
  onboardingSteps,
} from '@learn/domain';
import { Navigate, useLocation } from '@learn/platform/router';
import type { ReactNode } from 'react';
import type { OnboardingPage } from '../addresses.ts';
import { lastPage } from './completionPage.ts';
import { Guarded } from './Guarded.tsx';
import type { Product } from './progressOf.ts';
import type { Onboarding } from './useOnboarding.ts';
import { WithProducts } from './WithProducts.tsx';

interface StepParts {
  readonly onboarding: Onboarding;
  readonly user: UserProfile;
  readonly products: readonly Product[];
}

interface StepPageProps {
  readonly step: OnboardingStep;
  /** false: there is nothing to enter here, so the person goes on */
  readonly needed?: (products: readonly Product[]) => boolean;
  readonly children: (parts: StepParts) => ReactNode;
}

/** A step for which others come first: it is shown once these are done, and again to change it until all is done. */
export function StepPage({ step, needed = () => true, children }: StepPageProps) {
  return (
    <Guarded>
      {(onboarding, user) =>
        onboardingStepNumber(onboarding.courseType, step) === undefined ? (
          <Navigate to={onboarding.to('resume')} replace />
        ) : (
          <WithProducts onboarding={onboarding} user={user}>
            {(products, progress) => {
              const open = nextOnboardingStep(onboarding.courseType, progress);
              const elsewhere = pageInstead(onboarding, step, open);
              if (elsewhere !== undefined) return <Navigate to={onboarding.to(elsewhere)} replace />;
              if (!needed(products)) return <Past onboarding={onboarding} step={step} />;
              return children({ onboarding, user, products });
            }}
          </WithProducts>
        )
      }
    </Guarded>
  );
}

function pageInstead(
  { courseType }: Onboarding,
  step: OnboardingStep,
  open: OnboardingStep | 'complete',
): OnboardingPage | undefined {
  if (open === 'complete') return lastPage[courseType];
  return onboardingSteps.indexOf(open) < onboardingSteps.indexOf(step) ? open : undefined;
}

/** In the direction in which the person goes. */
function Past({ onboarding, step }: { onboarding: Onboarding; step: OnboardingStep }) {
  const { state } = useLocation();
  const isBack = typeof state === 'object' && state !== null && 'shown' in state;
  const place = onboardingSteps.indexOf(step) + (isBack ? -1 : 1);
  return <Navigate to={onboarding.to(onboardingSteps[place] ?? 'resume')} state={state} replace />;
}
