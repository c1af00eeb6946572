import { describe, expect, it } from 'vitest';
import { countryCodes } from './country.ts';
import {
  ageOn,
  birthDateProblem,
  type ProfileFields,
  phoneNumberProblem,
  postalCodeProblem,
  profileProblems,
} from './profileFields.ts';

const today = '2026-11-21';

describe('countryCodes', () => {
  it('are the 249 of ISO 3166, each once, and all have a name in the three languages', () => {
    expect(new Set(countryCodes).size).toBe(249);
    expect(countryCodes).toHaveLength(249);
    for (const language of ['de', 'fr', 'it']) {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      expect(countryCodes.filter((code) => names.of(code) === code)).toEqual([]);
    }
  });
});

describe('postalCodeProblem', () => {
  it.each([
    ['8001', 'CH', undefined],
    ['', 'CH', undefined],
    ['800', 'CH', 'swiss_postal_code'],
    ['80011', 'CH', 'swiss_postal_code'],
    ['0123', 'CH', 'swiss_postal_code'],
    ['CH-8001', 'CH', 'swiss_postal_code'],
    ['٨٠٠١', 'CH', 'swiss_postal_code'],
    ['80331', 'DE', undefined],
    ['SW1A 1AA', 'GB', undefined],
    ['123456789012', 'US', undefined],
    ['1234567890123', 'US', 'too_long'],
    ['<b>', 'FR', 'invalid'],
    ['80331', null, undefined],
  ])('%j in %j: %j', (value, country, problem) => {
    expect(postalCodeProblem(value, country)).toBe(problem);
  });
});

describe('birthDateProblem', () => {
  it.each([
    ['2012-11-21', undefined],
    ['2012-11-22', 'age'],
    ['1926-11-21', undefined],
    ['1925-11-21', 'age'],
    ['1925-11-22', undefined],
    ['2030-01-01', 'age'],
    ['2001-02-29', 'invalid'],
    ['2000-02-29', undefined],
    ['2000-13-01', 'invalid'],
    ['1.1.2000', 'invalid'],
    ['', 'invalid'],
  ])('%j: %j', (value, problem) => {
    expect(birthDateProblem(value, today)).toBe(problem);
  });

  it('counts whole years', () => {
    expect(ageOn('2000-02-29', '2018-02-28')).toBe(17);
    expect(ageOn('2000-02-29', '2018-03-01')).toBe(18);
  });
});

describe('phoneNumberProblem', () => {
  it.each([
    ['', undefined],
    ['+41 79 123 45 67', undefined],
    ['079 123 45 67', undefined],
    ["(079) 123'45-67", undefined],
    ['12345', 'phone_number'],
    ['079 abc', 'phone_number'],
    ['+'.repeat(9), 'phone_number'],
    ['1'.repeat(18), 'phone_number'],
  ])('%j: %j', (value, problem) => {
    expect(phoneNumberProblem(value)).toBe(problem);
  });
});

describe('profileProblems', () => {
  const profile: ProfileFields = {
    first_name: 'Lena',
    last_name: 'Keller',
    street: '',
    street_number: '',
    postal_code: '8001',
    city: 'Zürich',
    country: 'CH',
    birth_date: null,
    phone_number: '',
    organisation: null,
    organisation_detail_name: '',
    organisation_street: '',
    organisation_street_number: '',
    organisation_postal_code: '',
    organisation_city: '',
    organisation_country: null,
  };
  const problemsOf = (change: Partial<ProfileFields>) =>
    Object.fromEntries(profileProblems({ ...profile, ...change }, new Set(Object.keys(change)), today));

  it.each([
    [{}, {}],
    [{ first_name: '' }, { first_name: 'required' }],
    [{ last_name: 'x'.repeat(101) }, { last_name: 'too_long' }],
    [{ last_name: 'x'.repeat(100) }, {}],
    [{ country: 'XX' }, { country: 'invalid' }],
    [{ country: 'ch' }, { country: 'invalid' }],
    [{ country: null }, {}],
    [{ postal_code: '80331' }, { postal_code: 'swiss_postal_code' }],
    [{ postal_code: '80331', country: 'DE' }, {}],
    [
      { organisation_postal_code: '80331', organisation_country: 'CH' },
      { organisation_postal_code: 'swiss_postal_code' },
    ],
    [{ organisation: '-1' }, { organisation_detail_name: 'required' }],
    [{ organisation: '-1', organisation_detail_name: 'Meine AG' }, {}],
    [{ birth_date: '2020-01-01' }, { birth_date: 'age' }],
    [{ birth_date: null }, {}],
    [{ phone_number: 'abc' }, { phone_number: 'phone_number' }],
    [
      { street: 'x'.repeat(201), city: 'x'.repeat(101) },
      { street: 'too_long', city: 'too_long' },
    ],
  ] as const)('%j: %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('sees the kept value beside the changed one', () => {
    const german = { ...profile, postal_code: '80331', country: 'CH' };
    expect([...profileProblems(german, new Set(['country']), today)]).toEqual([
      ['postal_code', 'swiss_postal_code'],
    ]);
    expect(profileProblems(german, new Set(['city']), today).size).toBe(0);
  });
});
