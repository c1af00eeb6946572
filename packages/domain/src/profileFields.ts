import { isCountryCode } from './country.ts';

/** The organisation id that stands for «another one», which is then named (specification §5). */
export const otherOrganisation = '-1';

/** The fields of a profile that have rules of their own; names and values as on the wire (specification §3, User). */
export interface ProfileFields {
  readonly first_name: string;
  readonly last_name: string;
  readonly street: string;
  readonly street_number: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string | null;
  /** YYYY-MM-DD */
  readonly birth_date: string | null;
  /** as typed */
  readonly phone_number: string;
  readonly organisation: string | null;
  readonly organisation_detail_name: string;
  readonly organisation_street: string;
  readonly organisation_street_number: string;
  readonly organisation_postal_code: string;
  readonly organisation_city: string;
  readonly organisation_country: string | null;
}

export type ProfileField = keyof ProfileFields;

/** What can be wrong with a field; forms and server have a text for each. */
export type ProfileFieldProblem =
  | 'required'
  | 'too_long'
  | 'invalid'
  | 'swiss_postal_code'
  | 'phone_number'
  | 'age';

export const minimumAge = 14;
export const maximumAge = 100;

/** Characters that a field may have at most. */
export const profileFieldLengths = {
  first_name: 100,
  last_name: 100,
  street: 200,
  street_number: 20,
  postal_code: 12,
  city: 100,
  phone_number: 40,
  organisation_detail_name: 200,
  organisation_street: 200,
  organisation_street_number: 20,
  organisation_postal_code: 12,
  organisation_city: 100,
} as const satisfies Partial<Record<ProfileField, number>>;

/**
 * What is wrong with a postal code: Swiss ones have four digits and begin with no zero, others at most 12 characters
 * (domain decisions §16). An empty one is not wrong.
 */
export function postalCodeProblem(value: string, country: string | null): ProfileFieldProblem | undefined {
  if (value === '') return undefined;
  if (country === 'CH') return /^[1-9]\d{3}$/.test(value) ? undefined : 'swiss_postal_code';
  if (value.length > profileFieldLengths.postal_code) return 'too_long';
  return /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(value) ? undefined : 'invalid';
}

/** Whole years from one day to another, both YYYY-MM-DD; a birthday on 29 February counts on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** A day of the calendar, 14 to 100 years ago (domain decisions §16). */
export function birthDateProblem(value: string, today: string): ProfileFieldProblem | undefined {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) return 'invalid';
  const age = ageOn(value, today);
  return age < minimumAge || age > maximumAge ? 'age' : undefined;
}

/**
 * Whether something can be a telephone number: digits with the usual signs between them. Whether it exists in its country, the
 * server finds out. An empty one is not wrong.
 */
export function phoneNumberProblem(value: string): ProfileFieldProblem | undefined {
  if (value === '') return undefined;
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d\s()./'-]+$/.test(value) && digits >= 7 && digits <= 17 ? undefined : 'phone_number';
}

/**
 * Everything that is wrong with the changed fields of a profile (domain decisions §16). Rules between two fields see the profile as it
 * would become: a new country makes a kept postal code wrong, and says so at the postal code.
 * @param profile the profile with the change in it
 * @param changed names of the fields that change
 * @param today YYYY-MM-DD in Zurich
 */
export function profileProblems(
  profile: ProfileFields,
  changed: ReadonlySet<string>,
  today: string,
): ReadonlyMap<ProfileField, ProfileFieldProblem> {
  const problems = new Map<ProfileField, ProfileFieldProblem>();
  const note = (field: ProfileField, problem: ProfileFieldProblem | undefined) => {
    if (problem !== undefined && !problems.has(field)) problems.set(field, problem);
  };
  const changes = (...fields: readonly ProfileField[]) => fields.some((field) => changed.has(field));

  for (const field of ['first_name', 'last_name'] as const) {
    if (changes(field)) note(field, profile[field] === '' ? 'required' : undefined);
  }
  for (const field of ['country', 'organisation_country'] as const) {
    const value = profile[field];
    if (changes(field) && value !== null) note(field, isCountryCode(value) ? undefined : 'invalid');
  }
  if (changes('postal_code', 'country')) {
    note('postal_code', postalCodeProblem(profile.postal_code, profile.country));
  }
  if (changes('organisation_postal_code', 'organisation_country')) {
    note(
      'organisation_postal_code',
      postalCodeProblem(profile.organisation_postal_code, profile.organisation_country),
    );
  }
  if (changes('birth_date') && profile.birth_date !== null) {
    note('birth_date', birthDateProblem(profile.birth_date, today));
  }
  if (changes('phone_number')) note('phone_number', phoneNumberProblem(profile.phone_number));
  if (
    changes('organisation', 'organisation_detail_name') &&
    profile.organisation === otherOrganisation &&
    profile.organisation_detail_name === ''
  ) {
    note('organisation_detail_name', 'required');
  }
  for (const [field, maximum] of Object.entries(profileFieldLengths) as [ProfileField, number][]) {
    if (changes(field)) note(field, (profile[field] ?? '').length > maximum ? 'too_long' : undefined);
  }
  return problems;
}
