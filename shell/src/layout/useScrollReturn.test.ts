import { expect, it } from 'vitest';
import { placeOf } from './useScrollReturn.ts';

it('keeps the position of a page that was opened as a document under its path, not that of the document before', () => {
  const first = placeOf({ key: 'default', pathname: '/course/a/learn/kickoff' });
  expect(first).not.toBe(placeOf({ key: 'default', pathname: '/course/a/learn/kickoff/willkommen' }));
  expect(first).toBe(placeOf({ key: 'default', pathname: '/course/a/learn/kickoff' }));
});

it('keeps each visit of a page for itself', () => {
  expect(placeOf({ key: 'x', pathname: '/a' })).not.toBe(placeOf({ key: 'y', pathname: '/a' }));
});
