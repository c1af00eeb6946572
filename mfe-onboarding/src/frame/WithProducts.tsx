import { endpoints, type UserProfile } from '@learn/contracts';
import type { OnboardingProgress } from '@learn/domain';
import { $courseSessions, loadableOf, useRest, useStore } from '@learn/platform';
import { Loaded, PageBox, SkeletonText } from '@learn/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { FrameHeader } from './FrameHeader.tsx';
import { type Product, progressOf } from './progressOf.ts';
import type { Onboarding } from './useOnboarding.ts';

interface WithProductsProps {
  readonly onboarding: Onboarding;
  readonly user: UserProfile;
  readonly children: (products: readonly Product[], progress: OnboardingProgress) => ReactNode;
}

/** A page that has to know what can be had in the family, and so how far the person is. */
export function WithProducts({ onboarding, user, children }: WithProductsProps) {
  const { t } = useTexts();
  const sessions = useStore($courseSessions);
  const answer = useRest(endpoints.products, { query: { course_type: onboarding.courseType } });
  const loaded = loadableOf(answer, (products) => products);
  if (loaded.state === 'ready') {
    const products = loaded.data;
    return children(products, progressOf(onboarding, { user, sessions, products }));
  }
  return (
    <>
      <FrameHeader onboarding={onboarding} />
      <Loaded
        of={loaded}
        level={1}
        skeleton={
          <PageBox aria-busy>
            <SkeletonText lines={4} />
          </PageBox>
        }
        failed={{ title: t('productsFailed') }}
      />
    </>
  );
}
