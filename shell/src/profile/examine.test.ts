import { userProfile } from '@learn/testing';
import { describe, expect, it } from 'vitest';
import { examine, isSame, without } from './examine.ts';

const today = '2026-11-20';
const kept = userProfile({ postal_code: '10115', city: 'Berlin', country: 'DE' });

describe('examine', () => {
  it('sends what is right and holds back what is wrong', () => {
    const { change, problems } = examine(kept, { city: ' Bern ', birth_date: '2024-01-01' }, {}, today);
    expect(change).toEqual({ city: 'Bern' });
    expect([...problems]).toEqual([['birth_date', 'age']]);
  });

  it('holds back a country with which the kept postal code would be wrong, and says it at the postal code', () => {
    const { change, problems } = examine(kept, { country: 'CH', city: 'Bern' }, {}, today);
    expect(change).toEqual({ city: 'Bern' });
    expect([...problems]).toEqual([['postal_code', 'swiss_postal_code']]);
    expect(examine(kept, { country: 'CH', postal_code: '3011' }, {}, today).change).toEqual({
      country: 'CH',
      postal_code: '3011',
    });
  });

  it('sends another organisation together with its name', () => {
    expect(examine(kept, { organisation: '-1' }, {}, today).change).toEqual({});
    const named = { organisation: '-1', organisation_detail_name: 'Muster AG' };
    expect(examine(kept, named, {}, today).change).toEqual(named);
  });

  it('sends nothing that is kept already', () => {
    expect(examine(kept, { city: 'Berlin ' }, {}, today)).toMatchObject({ change: {}, settled: ['city'] });
  });

  it('does not repeat what the server has refused, until it is another value', () => {
    const typed = { phone_number: '079 000 00 00' };
    const { change, problems } = examine(kept, typed, typed, today);
    expect(change).toEqual({});
    expect(problems.get('phone_number')).toBe('phone_number');
    expect(examine(kept, { phone_number: '079 123 45 67' }, typed, today).change).toEqual({
      phone_number: '079 123 45 67',
    });
  });
});

it('forgets confirmed values, and all of it with the last', () => {
  expect(without({ city: 'Bern', street: 'Gasse' }, ['city'])).toEqual({ street: 'Gasse' });
  expect(without({ city: 'Bern' }, ['city'])).toBeUndefined();
});

it('takes a value as sent when only blanks were added', () => {
  expect(isSame({ city: 'Bern ' }, { city: 'Bern' }, 'city')).toBe(true);
  expect(isSame({ city: 'Berne' }, { city: 'Bern' }, 'city')).toBe(false);
});
