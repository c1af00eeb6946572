import { expect, test } from 'vitest';
import { type InvoiceAddressFields, invoiceAddressLines, invoiceAddressProblems } from './invoiceAddress.ts';

const address: InvoiceAddressFields = {
  name: 'Nora Neu',
  street: 'Lindenweg',
  street_number: '',
  postal_code: ' 8400 ',
  city: 'Winterthur',
  country: 'CH',
};

const found = (change: Partial<InvoiceAddressFields>) =>
  Object.entries(invoiceAddressProblems({ ...address, ...change })).filter(
    ([, problem]) => problem !== undefined,
  );

test('an address has its lines, and abroad the country in the language of the person', () => {
  const whole = { ...address, postal_code: '8400' };
  expect(invoiceAddressLines(whole, 'fr')).toEqual(['Nora Neu', 'Lindenweg', '8400 Winterthur']);
  const abroad = { ...whole, street_number: '3', postal_code: '79111', city: 'Freiburg', country: 'DE' };
  expect(invoiceAddressLines(abroad, 'it')).toEqual([
    'Nora Neu',
    'Lindenweg 3',
    '79111 Freiburg',
    'Germania',
  ]);
});

test('an address without a house number is whole', () => {
  expect(found({})).toEqual([]);
});

test.each<[keyof InvoiceAddressFields, Partial<InvoiceAddressFields>, string]>([
  ['name', { name: ' ' }, 'required'],
  ['street', { street: '' }, 'required'],
  ['street', { street: 'x'.repeat(201) }, 'too_long'],
  ['street_number', { street_number: 'x'.repeat(21) }, 'too_long'],
  ['postal_code', { postal_code: '' }, 'required'],
  ['postal_code', { postal_code: '840' }, 'swiss_postal_code'],
  ['postal_code', { postal_code: '1'.repeat(13), country: 'DE' }, 'too_long'],
  ['city', { city: '' }, 'required'],
  ['country', { country: '' }, 'required'],
  ['country', { country: 'XX' }, 'invalid'],
])('%s of %o is %s', (field, change, problem) => {
  expect(found(change)).toContainEqual([field, problem]);
});

test('a German postal code has five digits', () => {
  expect(found({ postal_code: '79111', country: 'DE' })).toEqual([]);
});
