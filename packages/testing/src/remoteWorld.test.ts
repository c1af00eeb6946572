import { expect, it } from 'vitest';
import { pageDataOf } from './remoteWorld.ts';

const world = {
  parameters: { courseSlug: 'vv', userId: 'u1', courseSessionId: 's1' },
  operations: [{ name: 'Path', hash: 'h', variables: {}, data: { path: null } }],
  rest: { '/api/list/:courseSessionId/': [] },
};

it('carries what is declared, with the values of the address', () => {
  const operations = [{ name: 'Path', variables: { slug: ':courseSlug', first: '3' } }];
  expect(pageDataOf({ operations, rest: ['/api/list/:courseSessionId/'] }, world)).toEqual({
    operations: [{ hash: 'h', variables: { slug: 'vv', first: '3' }, data: { path: null } }],
    rest: { '/api/list/s1/': [] },
  });
});

it('leaves out what the query of the address may lack', () => {
  const need = {
    operations: [{ name: 'Path', variables: { slug: ':courseSlug', state: ':state' } }],
    rest: ['/api/list/:courseSessionId/?state=:state', '/api/list/:courseSessionId/?limit=100&state=:state'],
    query: ['state'],
  };
  const rest = { '/api/list/:courseSessionId/': [], '/api/list/:courseSessionId/?limit=100': [1] };
  expect(pageDataOf(need, { ...world, rest })).toEqual({
    operations: [{ hash: 'h', variables: { slug: 'vv' }, data: { path: null } }],
    rest: { '/api/list/s1/': [], '/api/list/s1/?limit=100': [1] },
  });
});

it.each([
  [{ operations: [{ name: 'Circle', variables: {} }] }, 'The world has no result of the operation Circle.'],
  [{ rest: ['/api/other/'] }, 'The world has no answer of /api/other/.'],
  [
    { operations: [{ name: 'Path', variables: { slug: ':circleSlug' } }] },
    'The world has no value for :circleSlug in :circleSlug.',
  ],
])('says what is missing', (need, message) => {
  expect(() => pageDataOf(need, world)).toThrow(message);
});
