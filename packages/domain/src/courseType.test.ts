import { expect, test } from 'vitest';
import { courseFlags, isCourseType, isMentorFeedbackAvailable, onboardingCourseType } from './courseType.ts';

test.each([
  ['vv', { is_vv: true, is_uk: false }],
  ['uk', { is_vv: false, is_uk: true }],
  ['ag', { is_vv: false, is_uk: false }],
  ['et', { is_vv: false, is_uk: false }],
] as const)('the flags of %s follow from the family', (courseType, flags) => {
  expect(courseFlags(courseType)).toEqual(flags);
});

test('only the four families are course types', () => {
  expect(['vv', 'uk', 'ag', 'et', 'at', '', null].filter(isCourseType)).toEqual(['vv', 'uk', 'ag', 'et']);
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('mentors %s and vv %s make mentor feedback available: %s', (enable_learning_mentor, is_vv, available) => {
  expect(isMentorFeedbackAvailable({ enable_learning_mentor, is_vv })).toBe(available);
});

test('addresses of the onboarding name uk without a language', () => {
  expect([onboardingCourseType('vv', 'fr'), onboardingCourseType('uk', 'fr')]).toEqual(['vv-fr', 'uk']);
});
