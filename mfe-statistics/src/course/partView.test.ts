import { expect, test } from 'vitest';
import { readPartView } from './partView.ts';

test.each([
  ['', { by: 'circle', comparison: undefined, page: 1, groupPage: 1 }],
  ['by=region&page=3', { by: 'region', comparison: undefined, page: 3, groupPage: 1 }],
  [
    'by=colour&compare=region:Romandie&page=-1',
    { by: 'circle', comparison: { filter: 'region', value: 'Romandie' }, page: 1, groupPage: 1 },
  ],
  ['compare=circle:x&page=1.5', { by: 'circle', comparison: undefined, page: 1, groupPage: 1 }],
  ['groups=2', { by: 'circle', comparison: undefined, page: 1, groupPage: 2 }],
  ['page=100000', { by: 'circle', comparison: undefined, page: 1, groupPage: 1 }],
])('?%s shows %j', (query, view) => {
  expect(readPartView(new URLSearchParams(query))).toEqual(view);
});
