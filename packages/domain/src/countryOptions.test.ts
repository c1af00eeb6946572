import { expect, test } from 'vitest';
import { countryCodes } from './country.ts';
import { countryOptions } from './countryOptions.ts';

test('every country has a name in each language; where nearly everybody lives comes first', () => {
  expect(countryOptions('de').slice(0, 3)).toEqual([
    { value: 'CH', label: 'Schweiz' },
    { value: 'LI', label: 'Liechtenstein' },
    { value: 'AF', label: 'Afghanistan' },
  ]);
  expect(countryOptions('fr')[0]).toEqual({ value: 'CH', label: 'Suisse' });
  expect(countryOptions('it')).toHaveLength(countryCodes.length);
});
