import { describe, expect, test } from 'vitest';
import { type NewAccountFields, newAccountProblems } from './newAccount.ts';

const account: NewAccountFields = {
  email: ' nora.neu@example.org ',
  first_name: 'Nora',
  last_name: 'Neu',
  password: 'blaue Elefanten',
  consent: true,
};

const found = (change: Partial<NewAccountFields>) =>
  Object.entries(newAccountProblems({ ...account, ...change })).filter(
    ([, problem]) => problem !== undefined,
  );

test('a whole account has no problem', () => {
  expect(found({})).toEqual([]);
});

test.each<[keyof NewAccountFields, Partial<NewAccountFields>, string]>([
  ['email', { email: ' ' }, 'required'],
  ['email', { email: 'nora' }, 'invalid'],
  ['email', { email: 'nora@example' }, 'invalid'],
  ['email', { email: 'nora neu@example.org' }, 'invalid'],
  ['email', { email: '.nora@example.org' }, 'invalid'],
  ['email', { email: 'nora..neu@example.org' }, 'invalid'],
  ['email', { email: 'nora@example.org, b@example.org' }, 'invalid'],
  ['email', { email: `${'x'.repeat(250)}@example.org` }, 'too_long'],
  ['first_name', { first_name: ' ' }, 'required'],
  ['last_name', { last_name: 'x'.repeat(101) }, 'too_long'],
  ['last_name', { last_name: 'Neu\nBcc: x' }, 'invalid'],
  ['password', { password: '' }, 'required'],
  ['password', { password: 'elf Zeichen' }, 'too_short'],
  ['password', { password: 'Nora-Neu-2026' }, 'too_easy'],
  ['password', { password: 'abcde '.repeat(200) }, 'too_long'],
  ['consent', { consent: false }, 'required'],
])('%s of %o is %s', (field, change, problem) => {
  expect(found(change)).toEqual([[field, problem]]);
});

describe('an address', () => {
  test.each(["o'neil+kurs@mail.example.co.uk", 'NORA@EXAMPLE.ORG', 'n-_1@x-1.ch'])('%s is right', (email) => {
    expect(found({ email })).toEqual([]);
  });
});

test('a name with signs is a name: it is shown as text wherever it stands', () => {
  expect(found({ first_name: '<script>alert(1)</script>', last_name: 'Šimić-Müller' })).toEqual([]);
});
