import { expect, test } from 'vitest';
import { onboardingProfileProblems } from './onboardingProfile.ts';
import type { ProfileFields } from './profileFields.ts';

const profile: ProfileFields = {
  first_name: 'Nora',
  last_name: 'Neu',
  street: '',
  street_number: '',
  postal_code: '',
  city: '',
  country: null,
  birth_date: null,
  phone_number: '',
  organisation: '7',
  organisation_detail_name: '',
  organisation_street: '',
  organisation_street_number: '',
  organisation_postal_code: '',
  organisation_city: '',
  organisation_country: null,
};

const found = (change: Partial<ProfileFields>) =>
  Object.entries(onboardingProfileProblems({ ...profile, ...change }, '2026-11-25')).filter(
    ([, problem]) => problem !== undefined,
  );

test('the employer is all that is asked', () => {
  expect(found({})).toEqual([]);
  expect(found({ organisation: null })).toEqual([['organisation', 'required']]);
});

test.each<[string, Partial<ProfileFields>, string]>([
  ['organisation_detail_name', { organisation: '-1' }, 'required'],
  ['birth_date', { birth_date: '2013-11-26' }, 'age'],
  ['birth_date', { birth_date: '1999-04-31' }, 'invalid'],
  ['phone_number', { phone_number: 'abc' }, 'phone_number'],
])('%s of %o is %s', (field, change, problem) => {
  expect(found(change)).toEqual([[field, problem]]);
});
