import { linkPatterns, matchPath } from '@learn/contracts';
import { type CourseType, nextOnboardingStep, type OnboardingProgress } from '@learn/domain';
import type { OnboardingPage } from '../addresses.ts';
import { lastPage } from './completionPage.ts';

/** The first page at which something is left to be done. */
export function openPage(courseType: CourseType, progress: OnboardingProgress): OnboardingPage {
  const step = nextOnboardingStep(courseType, progress);
  return step === 'complete' ? lastPage[courseType] : step;
}

/**
 * Whether a person goes there as soon as they have an account: a learning mentor who was invited needs no place in a course.
 * Everything else waits for the last step.
 */
export function needsAccountOnly(next: string): boolean {
  return matchPath(linkPatterns.mentorInvitation, next.split(/[?#]/)[0] ?? '') !== undefined;
}
