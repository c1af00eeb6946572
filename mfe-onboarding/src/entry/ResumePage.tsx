import { Navigate } from '@learn/platform/router';
import { Guarded } from '../frame/Guarded.tsx';
import { needsAccountOnly, openPage } from '../frame/openPage.ts';
import { WithProducts } from '../frame/WithProducts.tsx';

/** /onboarding/{courseType}: leads to the first step that is not done, on whatever device (domain decisions §16). */
export function ResumePage() {
  return (
    <Guarded>
      {(onboarding, user) =>
        needsAccountOnly(onboarding.next) ? (
          <Navigate to={onboarding.next} replace />
        ) : (
          <WithProducts onboarding={onboarding} user={user}>
            {(_, progress) => (
              <Navigate to={onboarding.to(openPage(onboarding.courseType, progress))} replace />
            )}
          </WithProducts>
        )
      }
    </Guarded>
  );
}
