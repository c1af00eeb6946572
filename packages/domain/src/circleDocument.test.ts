import { expect, test } from 'vitest';
import { mayWriteCircleDocuments } from './circleDocument.ts';

test.each([
  [true, true, false, true],
  [true, false, true, true],
  [true, true, true, true],
  [true, false, false, false],
  [false, true, true, false],
])('documents in the course %s, expert %s, admin %s: %s', (enabled, isExpertOfCircle, isAdmin, allowed) => {
  expect(mayWriteCircleDocuments({ enabled, isExpertOfCircle, isAdmin })).toBe(allowed);
});
