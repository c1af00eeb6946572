import { expect, test } from 'vitest';
import { readListView, withListView } from './listAddress.ts';
import { withParameters } from './withParameters.ts';

const choices = { states: ['open', 'done'], sorts: ['name', 'points'] } as const;
const whole = { state: 'all', search: '', sort: 'name', descending: false };

test.each([
  ['', {}],
  ['state=open&search=be&sort=-points', { state: 'open', search: 'be', sort: 'points', descending: true }],
  ['state=lost&sort=age', {}],
  ['sort=-name', { descending: true }],
])('the address ?%s says %j of a list', (query, said) => {
  expect(readListView(new URLSearchParams(query), choices)).toEqual({ ...whole, ...said });
});

test.each([
  ['circle=c', { state: 'open' }, 'circle=c&state=open'],
  ['state=open&sort=-points', { state: 'all', descending: false }, 'sort=points'],
  ['sort=points', { sort: 'name' }, ''],
  ['', { sort: 'name', descending: true }, 'sort=-name'],
] as const)('?%s with %j is ?%s', (query, change, expected) => {
  expect(withListView(new URLSearchParams(query), change, choices).toString()).toBe(expected);
});

test.each([
  ['region=Bern&x=1', { region: undefined }, 'x=1'],
  ['region=Bern', { region: 'Ticino & Co.' }, 'region=Ticino+%26+Co.'],
  ['', { session: 's', circle: 'c' }, 'session=s&circle=c'],
  ['session=s', { session: '' }, ''],
  ['person=a&person=b&x=1', { person: ['c', 'd'] }, 'person=c&x=1&person=d'],
  ['person=a&person=b', { person: [] }, ''],
])('the parameters ?%s with %j are ?%s', (query, change, expected) => {
  expect(withParameters(new URLSearchParams(query), change).toString()).toBe(expected);
});
