import { fillPath, safeNext } from '@learn/contracts';
import { type CourseType, readOnboardingType } from '@learn/domain';
import { useParams, useSearchParams } from '@learn/platform/router';
import { type OnboardingPage, onboardingPaths } from '../addresses.ts';

/** The onboarding that an address names. */
export interface Onboarding {
  /** as in the address: `vv-de` */
  readonly type: string;
  readonly courseType: CourseType;
  /** where the person wanted to go at first, a path of this platform; `/` for nowhere */
  readonly next: string;
  /** id of the product that they have chosen in the shop */
  readonly product: string | undefined;
  /** Address of another page of it, which keeps `next` and `product`. @param type of another onboarding, in its place */
  readonly to: (page: OnboardingPage, type?: string) => string;
}

/** @returns undefined where the address names no onboarding */
export function useOnboarding(): Onboarding | undefined {
  const { courseType: type = '' } = useParams();
  const [query] = useSearchParams();
  const known = readOnboardingType(type);
  if (known === undefined) return undefined;
  const next = safeNext(query.get('next'));
  const product = query.get('product') ?? undefined;
  const kept = new URLSearchParams({
    ...(product === undefined ? {} : { product }),
    ...(next === '/' ? {} : { next }),
  });
  return {
    type,
    courseType: known.courseType,
    next,
    product,
    to: (page, other = type) => {
      const path = fillPath(onboardingPaths[page], { courseType: other }) ?? '/';
      return kept.size === 0 ? path : `${path}?${kept}`;
    },
  };
}
