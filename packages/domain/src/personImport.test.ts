import { describe, expect, test } from 'vitest';
import {
  importColumn,
  importedValue,
  importRowProblems,
  importSuggestion,
  isFormula,
} from './personImport.ts';

const today = '2026-11-25';
const person = { email: 'nina.gerber@example.org', first_name: 'Nina', last_name: 'Gerber' };
const problemsOf = (change: object) => Object.fromEntries(importRowProblems({ ...person, ...change }, today));

test.each([
  ['E-Mail', 'email'],
  ['e mail', 'email'],
  ['PRÉNOM', 'first_name'],
  ['Date de naissance', 'birth_date'],
  ['Zeile', 'line'],
  ['Problem', undefined],
  ['', undefined],
])('the title %j means %s', (title, field) => {
  expect(importColumn(title)).toBe(field);
});

test.each([
  ['email', ' Nina@Example.org\u00a0', 'nina@example.org'],
  ['language', 'Français', 'fr'],
  ['birth_date', '5.3.2006', '2006-03-05'],
  ['birth_date', '31.02.2007', '31.02.2007'],
  ['city', ' Zürich ', 'Zürich'],
] as const)('%s %j is kept as %j', (field, text, kept) => {
  expect(importedValue(field, text)).toBe(kept);
});

test.each([
  ['last_name', '=HYPERLINK("x")', true],
  ['last_name', ' @SUM(1)', true],
  ['last_name', 'Müller-Meier', false],
  ['phone_number', '+41 79 555 01 23', false],
  ['phone_number', '+cmd|x', true],
  ['city', 'Bern\n=1', true],
] as const)('%s %j is a formula: %s', (field, text, formula) => {
  expect(isFormula(field, text)).toBe(formula);
});

describe('problems of a row', () => {
  test('a plain row has none', () => expect(problemsOf({})).toEqual({}));

  test.each([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'nina.gerber@example,ch' }, { email: 'email' }],
    [{ email: 'marco.bianchi@' }, { email: 'email' }],
    [{ first_name: '' }, { first_name: 'required' }],
    [{ last_name: 'x'.repeat(101) }, { last_name: 'too_long' }],
    [{ language: 'rm' }, { language: 'language' }],
    [{ birth_date: '31.02.2007' }, { birth_date: 'birth_date' }],
    [{ birth_date: '2026-05-12' }, { birth_date: 'age' }],
    [{ postal_code: '80050' }, { postal_code: 'swiss_postal_code' }],
    [{ phone_number: '79 555' }, { phone_number: 'phone_number' }],
    [{ city: '=1+1' }, { city: 'formula' }],
  ])('%j: %j', (change, problems) => expect(problemsOf(change)).toEqual(problems));
});

test.each([
  ['email', 's.meyer @example,ch', 's.meyer@example.ch'],
  ['email', 'marco.bianchi@', undefined],
  ['postal_code', 'CH-6900', '6900'],
  ['postal_code', '80050', undefined],
  ['birth_date', '03.17.2006', '2006-03-17'],
  ['birth_date', '31.02.2007', undefined],
  ['last_name', '', undefined],
] as const)('for %s %j it suggests %j', (field, value, suggested) => {
  expect(importSuggestion(field, value, today)).toBe(suggested);
});
