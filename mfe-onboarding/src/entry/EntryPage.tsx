import { fillPath } from '@learn/contracts';
import { onboardingCourseType } from '@learn/domain';
import { Navigate, useSearchParams } from '@learn/platform/router';
import { onboardingPaths } from '../addresses.ts';
import { useTexts } from '../texts.ts';

/** /onboarding: to the variant uk when a `uk` parameter exists, else by the language (specification §4). */
export function EntryPage() {
  const { language } = useTexts();
  const [query] = useSearchParams();
  const courseType = query.has('uk') ? 'uk' : onboardingCourseType('vv', language);
  const next = query.get('next');
  const path = fillPath(onboardingPaths.resume, { courseType }) ?? '/';
  return <Navigate to={next === null ? path : `${path}?${new URLSearchParams({ next })}`} replace />;
}
