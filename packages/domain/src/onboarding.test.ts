import { describe, expect, test } from 'vitest';
import { type CourseType, courseTypes, onboardingCourseType } from './courseType.ts';
import { languages } from './language.ts';
import {
  nextOnboardingStep,
  type OnboardingProgress,
  onboardingStepCount,
  onboardingStepNumber,
  readOnboardingType,
} from './onboarding.ts';

describe('the type of an address', () => {
  test.each(
    courseTypes.flatMap((courseType) => languages.map((language) => [courseType, language] as const)),
  )('of %s in %s is read as it is written', (courseType, language) => {
    const read = readOnboardingType(onboardingCourseType(courseType, language));
    expect(read).toEqual(courseType === 'uk' ? { courseType } : { courseType, language });
  });

  test.each(['', 'vv', 'uk-de', 'vv-en', 'VV-de', 'xx-de', 'vv-de ', '__proto__', 'constructor'])(
    '«%s» is none',
    (text) => {
      expect(readOnboardingType(text)).toBeUndefined();
    },
  );
});

test.each([
  ['ag', 2],
  ['et', 2],
  ['vv', 5],
  ['uk', 3],
  ['another', 3],
  ['constructor', 3],
])('%s has %d steps', (courseType, count) => {
  expect(onboardingStepCount(courseType)).toBe(count);
});

test('profile and option are one step, and a step of another family has no number', () => {
  expect(onboardingStepNumber('vv', 'courseProfile')).toBe(4);
  expect(onboardingStepNumber('vv', 'courseOption')).toBe(4);
  expect(onboardingStepNumber('uk', 'address')).toBeUndefined();
  expect(onboardingStepNumber('ag', 'profile')).toBeUndefined();
});

describe('the next step', () => {
  const nothing: OnboardingProgress = {
    loggedIn: true,
    organisation: null,
    lacksProfile: true,
    lacksOption: true,
    enrolled: false,
  };
  const next = (courseType: CourseType, change: Partial<OnboardingProgress> = {}) =>
    nextOnboardingStep(courseType, { ...nothing, ...change });

  test.each(courseTypes)('of a visitor is the account, in %s', (courseType) => {
    expect(next(courseType, { loggedIn: false, enrolled: true })).toBe('create');
  });

  test('of vv follows what is missing', () => {
    expect(next('vv')).toBe('profile');
    expect(next('vv', { organisation: '-1' })).toBe('courseProfile');
    expect(next('vv', { organisation: '-1', lacksProfile: false })).toBe('courseOption');
    expect(next('vv', { organisation: '-1', lacksProfile: false, lacksOption: false })).toBe('address');
    expect(next('vv', { enrolled: true })).toBe('complete');
  });

  test('of uk is the employer, then nothing is left', () => {
    expect(next('uk')).toBe('profile');
    expect(next('uk', { organisation: '7' })).toBe('complete');
  });

  test.each(['ag', 'et'] as const)(
    'of %s is none after the account: the association is the employer',
    (courseType) => {
      expect(next(courseType)).toBe('complete');
    },
  );
});
