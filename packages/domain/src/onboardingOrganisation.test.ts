import { expect, test } from 'vitest';
import { entersByOnboarding, onboardingOrganisation } from './onboardingOrganisation.ts';

test.each([
  ['ag', 'ag'],
  ['et', 'et'],
  ['vv', '-1'],
  ['uk', undefined],
] as const)('the onboarding of %s enters the organisation %s', (courseType, id) => {
  expect(onboardingOrganisation(courseType)).toBe(id);
});

test.each([
  ['ag', true],
  ['et', true],
  ['vv', false],
  ['uk', false],
] as const)('the onboarding of %s ends with the enrolment itself: %s', (courseType, enters) => {
  expect(entersByOnboarding(courseType)).toBe(enters);
});
