import { expect, test } from 'vitest';
import { onboardingOrganisation } from './onboardingOrganisation.ts';

test.each([
  ['ag', 'ag'],
  ['et', 'et'],
  ['vv', '-1'],
  ['uk', undefined],
] as const)('the onboarding of %s enters the organisation %s', (courseType, id) => {
  expect(onboardingOrganisation(courseType)).toBe(id);
});
