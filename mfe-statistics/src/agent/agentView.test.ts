import { expect, test } from 'vitest';
import { agentRoleOf, readAgentView, viewVariables, withAgentView } from './agentView.ts';

const choices = { states: ['failed', 'open'], sorts: ['name', 'submitted'] } as const;
const usual = { session: undefined, state: 'all', search: '', sort: 'name', descending: false, page: 1 };

test.each([
  ['', {}],
  [
    'state=failed&search=mia&sort=-submitted&page=3',
    { state: 'failed', search: 'mia', sort: 'submitted', descending: true, page: 3 },
  ],
  ['session=s1', { session: 's1' }],
  ['session=&state=other&sort=price&page=0', {}],
  ['page=-1', {}],
  ['sort=-name', { descending: true }],
])('?%s is %j', (address, expected) => {
  expect(readAgentView(new URLSearchParams(address), choices)).toEqual({ ...usual, ...expected });
});

test('nothing is asked for that goes without saying', () => {
  expect(viewVariables(readAgentView(new URLSearchParams(), choices))).toEqual({});
  const all = readAgentView(
    new URLSearchParams('session=s&state=open&search=m&sort=-submitted&page=2'),
    choices,
  );
  expect(viewVariables(all)).toEqual({
    course_session_ids: 's',
    state: 'open',
    search: 'm',
    sort: 'submitted',
    descending: true,
    offset: 50,
  });
});

test.each([
  ['page=4&sort=submitted', { state: 'failed' }, 'sort=submitted&state=failed'],
  ['page=4&other=x', { session: 's' }, 'other=x&session=s'],
  ['search=m', { page: 5 }, 'search=m&page=5'],
] as const)('?%s with %j is ?%s', (address, change, expected) => {
  expect(withAgentView(new URLSearchParams(address), change, choices).toString()).toBe(expected);
});

test.each([
  ['berufsbildner', 'berufsbildner'],
  ['learning_mentor', 'learning_mentor'],
  ['expert', undefined],
  ['Berufsbildner', undefined],
  [undefined, undefined],
])('the role %s is %s', (name, expected) => {
  expect(agentRoleOf(name)).toBe(expected);
});
