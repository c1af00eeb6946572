import { type CourseType, courseTypes, onboardingCourseType } from './courseType.ts';
import { type Language, languages } from './language.ts';

/** What `{courseType}` of an onboarding address means. */
export interface OnboardingType {
  readonly courseType: CourseType;
  /** language of the newcomer; left out for uk, whose address names none */
  readonly language?: Language;
}

const types: ReadonlyMap<string, OnboardingType> = new Map(
  courseTypes.flatMap((courseType) =>
    languages.map((language) => [
      onboardingCourseType(courseType, language),
      courseType === 'uk' ? { courseType } : { courseType, language },
    ]),
  ),
);

/** Reads «uk» or «vv-fr» of an address (specification §2); undefined where there is no such onboarding. */
export function readOnboardingType(text: string): OnboardingType | undefined {
  return types.get(text);
}

/** The pages of an onboarding at which something is entered, in their order. */
export const onboardingSteps = [
  'create',
  'confirm',
  'profile',
  'courseProfile',
  'courseOption',
  'address',
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

type StepNumbers = Readonly<Partial<Record<OnboardingStep, number>>>;

const throughProfile = { create: 1, confirm: 2, profile: 3 } as const satisfies StepNumbers;
const association = { create: 1, confirm: 2 } as const satisfies StepNumbers;

/** Profile and option of a course are one step of two pages. */
const stepNumbers: Readonly<Record<CourseType, StepNumbers>> = {
  ag: association,
  et: association,
  uk: throughProfile,
  vv: { ...throughProfile, courseProfile: 4, courseOption: 4, address: 5 },
};

/** Number of steps that are shown (specification §4): ag 2, et 2, vv 5, uk 3, any other 3. */
export function onboardingStepCount(courseType: string): number {
  return Math.max(...Object.values(numbersOf(courseType)));
}

/** Number of a step, counted from 1; undefined where the family has no such step. */
export function onboardingStepNumber(courseType: string, step: OnboardingStep): number | undefined {
  return numbersOf(courseType)[step];
}

function numbersOf(courseType: string): StepNumbers {
  return new Map<string, StepNumbers>(Object.entries(stepNumbers)).get(courseType) ?? throughProfile;
}

/** What a person has done of an onboarding so far, as the server knows it. */
export interface OnboardingProgress {
  readonly loggedIn: boolean;
  /** id of the employer that they have named */
  readonly organisation: string | null;
  /** the courses of the family have profiles, and none of them is chosen */
  readonly lacksProfile: boolean;
  /** the same of options */
  readonly lacksOption: boolean;
  /** they have a place in a session of the family, or an order for one */
  readonly enrolled: boolean;
}

/**
 * Where an onboarding goes on (domain decisions §16): the first step that is not done, on whatever device; `complete`
 * when none is left.
 */
export function nextOnboardingStep(
  courseType: CourseType,
  progress: OnboardingProgress,
): OnboardingStep | 'complete' {
  const open: readonly (readonly [OnboardingStep, boolean])[] = [
    ['create', !progress.loggedIn],
    ['profile', progress.organisation === null],
    ['courseProfile', progress.lacksProfile],
    ['courseOption', progress.lacksOption],
    ['address', true],
  ];
  if (progress.loggedIn && progress.enrolled) return 'complete';
  const steps = stepNumbers[courseType];
  return open.find(([step, isOpen]) => isOpen && step in steps)?.[0] ?? 'complete';
}
